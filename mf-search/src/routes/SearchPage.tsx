import { emptySearchQuery, type SearchQuery } from '@moien/contract';
import { type CallError, useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Results } from '../features/results/Results.tsx';
import { feedsStore } from '../features/search-state/feeds-store.ts';
import { type Search, withoutRefused } from '../features/search-state/search.ts';
import { searchStore } from '../features/search-state/search-store.ts';
import { useRecordedSearch } from '../features/visit/use-recorded-search.ts';

/** The search of the address, decoded once, and how it went. */
export type SearchData = {
  search: Search;
  /** Why the homes did not come. */
  failure?: CallError | undefined;
  isPartDropped: boolean;
  refusedArray?: readonly string[] | undefined;
};

export const SearchPage = observer(function SearchPage({ data }: { data: SearchData }) {
  const { key: entry } = useLocation();
  const feeds = useFeatureStore(feedsStore);
  const feed = data.failure ? undefined : feeds.feed(entry, data.search);
  const { query } = useMemo(
    () => withoutRefused(data.search, data.refusedArray),
    [data.search, data.refusedArray],
  );
  useShownSearch(query);
  useRecordedSearch(query);
  return (
    <Results
      feed={feed}
      failure={data.failure}
      query={query}
      entry={entry}
      isPartDropped={data.isPartDropped}
    />
  );
});

/** Bar and popups show the search of the page, as long as it is there. */
function useShownSearch(query: SearchQuery) {
  const search = useFeatureStore(searchStore);
  const [address] = useSearchParams();
  useEffect(() => {
    search.show(address, query);
  }, [search, address, query]);
  useEffect(() => () => search.show(new URLSearchParams(), emptySearchQuery()), [search]);
}
