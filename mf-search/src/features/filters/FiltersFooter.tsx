import { useRootStore } from '@moien/shared-lib';
import { Button, VisuallyHidden } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../search-state/format-count.ts';
import styles from './FiltersFooter.module.css';
import { FilterViewContext } from './filter-view-context.ts';
import { useIsSlow } from './use-is-slow.ts';

/** How many homes there are, and the two ways out. */
export const FiltersFooter = observer(function FiltersFooter({ onApply }: { onApply: () => void }) {
  const { t } = useTranslation('search');
  const view = useContext(FilterViewContext);
  return (
    <>
      <Verdict />
      <div className={styles.actions}>
        <Button variant="quiet" className={styles.clear} onClick={() => view.search.clear()}>
          {t('clear-all')}
        </Button>
        <Button
          variant={view.isNothingLeft ? 'secondary' : 'primary'}
          className={styles.apply}
          onClick={onApply}
        >
          <ApplyText />
        </Button>
      </div>
    </>
  );
});

/** The number belongs to what is chosen, or is dimmed; where it is not known the button does without. */
const ApplyText = observer(function ApplyText() {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const { count, isWaiting, hasFailed } = useContext(FilterViewContext);
  const isSlow = useIsSlow(isWaiting);
  if (count === undefined || count === 0 || hasFailed) return t('filters-apply');
  return (
    <span className={styles.number} data-dimmed={isSlow || undefined} aria-busy={isWaiting}>
      {t('homes-show', { count, formatted: formatCount(count, languageTag) })}
    </span>
  );
});

/** Said when it is known; when nothing matches, with the looser searches that find something. */
const Verdict = observer(function Verdict() {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const view = useContext(FilterViewContext);
  const { count = 0, isWaiting, hasFailed, isNothingLeft, looserArray } = view;
  const isSeen = isNothingLeft || hasFailed;
  const homesOf = (homes: number) =>
    t('result-count', { count: homes, formatted: formatCount(homes, languageTag) });
  const nothing = t(looserArray.length > 0 ? 'filters-none' : 'filters-none-empty');
  return (
    <div className={isSeen ? styles.verdict : styles.said}>
      <div role="status">
        {isNothingLeft && nothing}
        {hasFailed && t('filters-count-unknown')}
        {!isSeen && !isWaiting && <VisuallyHidden>{homesOf(count)}</VisuallyHidden>}
      </div>
      {hasFailed && <Button onClick={() => view.search.begin()}>{t('retry')}</Button>}
      {isNothingLeft && looserArray.length > 0 && (
        <ul className={styles.offers} aria-label={nothing}>
          {looserArray.map((looser, index) => (
            <li key={looser.without}>
              <Button
                variant={index === 0 ? 'primary' : 'secondary'}
                onClick={() => view.change(() => looser.query)}
              >
                {t(`without-${looser.without}`)}
                {looser.count !== undefined && ` · ${homesOf(looser.count)}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
