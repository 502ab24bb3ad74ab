import type { SearchQuery } from '@moien/contract';
import { ActiveFilters } from '../filters/ActiveFilters.tsx';
import { FiltersButton } from '../filters/FiltersButton.tsx';
import { PlainSearchPart } from '../no-script/lazy-no-script.ts';
import styles from './Results.module.css';
import { SortSelect } from './SortSelect.tsx';

type ResultsToolsProps = { query: SearchQuery; canBeSorted: boolean };

/** What changes a search: its filters, those that are chosen, its order. */
export function ResultsTools({ query, canBeSorted }: ResultsToolsProps) {
  return (
    <>
      <div className={styles.tools} data-scripted>
        <div>
          <FiltersButton />
        </div>
        {canBeSorted && <SortSelect query={query} />}
      </div>
      <noscript>
        <PlainSearchPart query={query} className={styles.plain} />
      </noscript>
      <ActiveFilters query={query} className={styles.chips} />
    </>
  );
}
