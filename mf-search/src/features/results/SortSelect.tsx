import type { SearchQuery } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { Select } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { searchStore } from '../search-state/search-store.ts';
import { chooseSort, sortChoices, sortOf } from '../search-state/sort-choices.ts';

/** In which order the homes stand. */
export function SortSelect({ query }: { query: SearchQuery }) {
  const { t } = useTranslation('search');
  const search = useFeatureStore(searchStore);
  const choices = sortChoices(query);
  return (
    <Select
      label={t('sort')}
      isLabelHidden
      value={sortOf(query)}
      onChange={({ target }) => {
        const sort = choices.find((choice) => choice === target.value);
        if (sort) void search.go(chooseSort(query, sort));
      }}
    >
      {choices.map((sort) => (
        <option key={sort} value={sort}>
          {t(`sort-${sort}`)}
        </option>
      ))}
    </Select>
  );
}
