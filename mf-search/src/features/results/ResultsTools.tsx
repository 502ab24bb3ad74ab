import type { SearchQuery } from '@moien/contract';
import { ActiveFilters } from '../filters/ActiveFilters.tsx';
import { FiltersButton } from '../filters/FiltersButton.tsx';
import styles from './Results.module.css';
import { SortSelect } from './SortSelect.tsx';

type ResultsToolsProps = { query: SearchQuery; canBeSorted: boolean };

/** What changes a search: its filters, those that are chosen, its order. */
export function ResultsTools({ query, canBeSorted }: ResultsToolsProps) {
  return (
    <>
      <div className={styles.tools}>
        <div>
          <FiltersButton />
        </div>
        {canBeSorted && <SortSelect query={query} />}
      </div>
      <ActiveFilters query={query} />
    </>
  );
}
