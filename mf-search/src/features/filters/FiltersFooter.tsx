import { useRootStore } from '@moien/shared-lib';
import { Button, VisuallyHidden } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../search-state/format-count.ts';
import type { RankedLooser } from '../search-state/ranked-looser.ts';
import { useLooserLabel } from '../search-state/use-looser-label.ts';
import styles from './FiltersFooter.module.css';
import { FilterViewContext } from './filter-view-context.ts';
import { useIsSlow } from './use-is-slow.ts';
import { useNothingText } from './use-nothing-text.ts';

/** How many homes there are, and the two ways out. */
export const FiltersFooter = observer(function FiltersFooter({ onApply }: { onApply: () => void }) {
  const { t } = useTranslation('search');
  const view = useContext(FilterViewContext);
  return (
    <>
      <Verdict />
      <div className={styles.actions} data-is-nothing={view.isNothingLeft || undefined}>
        <Button variant="quiet" className={styles.clear} onClick={() => view.search.clear()}>
          {t('clear-all')}
        </Button>
        {view.isNothingLeft && view.bestLooser ? (
          <LooserButton looser={view.bestLooser} />
        ) : (
          <Button
            variant="primary"
            className={styles.apply}
            aria-disabled={view.isNothingLeft || undefined}
            onClick={view.isNothingLeft ? undefined : onApply}
          >
            <ApplyText />
          </Button>
        )}
      </div>
    </>
  );
});

/** Where no home is left, the way to the most of them takes the place of the button that shows them. */
function LooserButton({ looser }: { looser: RankedLooser }) {
  const view = useContext(FilterViewContext);
  const labelOf = useLooserLabel();
  return (
    <Button variant="primary" className={styles.apply} onClick={() => view.change(() => looser.query)}>
      {labelOf(looser)}
    </Button>
  );
}

/** The number belongs to what is chosen, or is dimmed; where it is not known the button does without. */
const ApplyText = observer(function ApplyText() {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const { count, isWaiting, hasFailed, isNothingLeft } = useContext(FilterViewContext);
  const isSlow = useIsSlow(isWaiting);
  if (isNothingLeft) return t('filters-no-homes');
  if (count === undefined || count === 0 || hasFailed) return t('filters-apply');
  return (
    <span className={styles.number} data-dimmed={isSlow || undefined} aria-busy={isWaiting}>
      {t('homes-show', { count, formatted: formatCount(count, languageTag) })}
    </span>
  );
});

/** Said when it is known; when nothing matches, why. */
const Verdict = observer(function Verdict() {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const view = useContext(FilterViewContext);
  const nothingText = useNothingText(view.search.current);
  const { count = 0, isWaiting, hasFailed, isNothingLeft, bestLooser } = view;
  const isSeen = isNothingLeft || hasFailed;
  const homes = t('result-count', { count, formatted: formatCount(count, languageTag) });
  return (
    <div className={isSeen ? styles.verdict : styles.said}>
      <div role="status">
        {isNothingLeft && nothingText(bestLooser)}
        {hasFailed && t('filters-count-unknown')}
        {!isSeen && !isWaiting && <VisuallyHidden>{homes}</VisuallyHidden>}
      </div>
      {hasFailed && <Button onClick={() => view.search.begin()}>{t('retry')}</Button>}
    </div>
  );
});
