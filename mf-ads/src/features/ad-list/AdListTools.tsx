import { TextField } from '@moien/shared-lib/ui';
import Search from 'lucide-react/icons/search';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './AdListTools.module.css';
import { type AdFilter, countOf, filtersOf } from './ad-filter.ts';
import type { AdListStore } from './ad-list-store.ts';

/** Finds a home among many: by its words, by what it lacks, and by its state. */
export const AdListTools = observer(function AdListTools({ store }: { store: AdListStore }) {
  const { t } = useTranslation('ads');
  const { items = [] } = store.list;
  const nameOf = (filter: AdFilter) =>
    t(filter === 'all' || filter === 'missing' ? `filter-${filter}` : `state-${filter}`);
  return (
    <search className={styles.tools}>
      <TextField
        label={t('search-ads')}
        isLabelHidden
        placeholder={t('search-ads')}
        type="search"
        icon={Search}
        value={store.text}
        onChange={({ target }) => store.search(target.value)}
        autoComplete="off"
        enterKeyHint="search"
      />
      <fieldset className={styles.filters} aria-label={t('filter')}>
        {filtersOf(items).map((filter) => (
          <button
            key={filter}
            type="button"
            className={styles.filter}
            aria-pressed={store.filter === filter}
            onClick={() => store.setFilter(filter)}
          >
            {nameOf(filter)} <span className={styles.count}>{countOf(items, filter)}</span>
          </button>
        ))}
      </fieldset>
    </search>
  );
});
