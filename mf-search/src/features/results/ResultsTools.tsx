import type { SearchQuery } from '@moien/contract';
import { ActiveFilters } from '../filters/ActiveFilters.tsx';
import { FiltersButton } from '../filters/FiltersButton.tsx';
import { PlainSearchPart } from '../no-script/lazy-no-script.ts';
import { sortOf } from '../search-state/sort-choices.ts';
import { OrderInfo } from './OrderInfo.tsx';
import styles from './Results.module.css';
import { SortSelect } from './SortSelect.tsx';

type ResultsToolsProps = { query: SearchQuery; canBeSorted: boolean };

/** What changes a search: its filters, those that are chosen, its order. */
export function ResultsTools({ query, canBeSorted }: ResultsToolsProps) {
  return (
    <>
      <div className={styles.filters} data-scripted>
        <FiltersButton />
      </div>
      <noscript>
        <PlainSearchPart query={query} className={styles.plain} />
      </noscript>
      <div className={styles.row}>
        {canBeSorted && (
          <div className={styles.sort} data-scripted>
            <SortSelect query={query} />
            <OrderInfo sort={sortOf(query)} />
          </div>
        )}
        <ActiveFilters query={query} className={styles.chips} />
      </div>
    </>
  );
}
