import type { SearchQuery } from '@moien/contract';
import { RouteLink, useFeatureStore } from '@moien/shared-lib';
import { classNames, Icon } from '@moien/shared-lib/ui';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { searchStore } from '../search-state/search-store.ts';
import { type ActiveChoice, activeFilters, keyOf } from './active-choices.ts';
import styles from './FilterChips.module.css';
import { useChoiceLabel } from './use-choice-label.ts';

/** From so many filters on all can be taken away at once. */
const MANY = 3;

type ActiveFiltersProps = {
  /**
   * The page's own: the search bar is told of it after the page is drawn, and what comes then would move the
   * list.
   */
  query?: SearchQuery;
  className?: string | undefined;
};

/**
 * The filters of the page that is shown; each is a link to the page without it. Nothing where there are none.
 */
export const ActiveFilters = observer(function ActiveFilters({ query: own, className }: ActiveFiltersProps) {
  const { t } = useTranslation('search');
  const search = useFeatureStore(searchStore);
  const shown = own ?? search.shown;
  const labelOf = useChoiceLabel(shown);
  const filters = activeFilters(shown);
  if (filters.length === 0) return null;
  return (
    <div className={classNames(styles.row, className)} data-fading>
      <ul className={styles.chips} aria-label={t('filters-chosen')}>
        {filters.map((filter) => (
          <li key={keyOf(filter)}>
            <RouteLink
              route="search"
              search={search.addressOf(filter.without(shown))}
              className={styles.chip}
              aria-label={t('filter-remove', { filter: labelOf(filter) })}
            >
              {labelOf(filter)}
              <Icon of={X} size="small" />
            </RouteLink>
          </li>
        ))}
      </ul>
      {filters.length >= MANY && (
        <RouteLink
          route="search"
          search={search.addressOf(filters.reduce((query, { without }) => without(query), shown))}
          className={styles.clear}
        >
          {t('chips-clear')}
        </RouteLink>
      )}
    </div>
  );
});

type ChoiceChipsProps = {
  choices: readonly ActiveChoice[];
  query: SearchQuery;
  label: string;
  onDrop: (choice: ActiveChoice) => void;
};

/** The same as buttons, for a search that is being chosen. */
export const ChoiceChips = observer(function ChoiceChips({
  choices,
  query,
  label,
  onDrop,
}: ChoiceChipsProps) {
  const { t } = useTranslation('search');
  const labelOf = useChoiceLabel(query);
  return (
    <ul className={styles.chips} aria-label={label}>
      {choices.map((choice) => (
        <li key={keyOf(choice)}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('filter-remove', { filter: labelOf(choice) })}
            onClick={() => onDrop(choice)}
          >
            {labelOf(choice)}
            <Icon of={X} size="small" />
          </button>
        </li>
      ))}
    </ul>
  );
});
