import { useRootStore } from '@moien/shared-lib';
import { Button, VisuallyHidden } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../search-state/format-count.ts';
import { ChoiceChips } from './ActiveFilters.tsx';
import { activeChoices } from './active-choices.ts';
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

/** Said when it is known; when nothing matches, with what could be left out. */
const Verdict = observer(function Verdict() {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const view = useContext(FilterViewContext);
  const { count = 0, isWaiting, hasFailed, isNothingLeft } = view;
  const query = view.search.current;
  const choices = isNothingLeft ? activeChoices(query) : [];
  const nothing = choices.length > 0 ? t('filters-none') : t('filters-none-empty');
  const isSeen = isNothingLeft || hasFailed;
  const formatted = formatCount(count, languageTag);
  return (
    <div className={isSeen ? styles.verdict : styles.said}>
      <div role="status">
        {isNothingLeft && nothing}
        {hasFailed && t('filters-count-unknown')}
        {!isSeen && !isWaiting && <VisuallyHidden>{t('result-count', { count, formatted })}</VisuallyHidden>}
      </div>
      {hasFailed && <Button onClick={() => view.search.begin()}>{t('retry')}</Button>}
      {choices.length > 0 && (
        <ChoiceChips
          choices={choices}
          query={query}
          label={nothing}
          onDrop={({ without }) => view.change(without)}
        />
      )}
    </div>
  );
});
