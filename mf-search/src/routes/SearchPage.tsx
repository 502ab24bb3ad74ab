import { type CallError, useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Results } from '../features/results/Results.tsx';
import { feedsStore } from '../features/search-state/feeds-store.ts';
import { searchOf } from '../features/search-state/result-feed.ts';
import { withoutRefused } from '../features/search-state/results-store.ts';
import { searchStore } from '../features/search-state/search-store.ts';

/**
 * Under which key of the results store the page finds its homes, and whether a part of its address was left
 * out.
 */
export type SearchData = {
  key: string;
  /** Why the homes did not come. */
  failure?: CallError | undefined;
  isPartDropped: boolean;
  refusedArray?: readonly string[] | undefined;
};

export const SearchPage = observer(function SearchPage({ data }: { data: SearchData }) {
  const { key: entry } = useLocation();
  const feeds = useFeatureStore(feedsStore);
  const feed = data.failure ? undefined : feeds.feed(entry, data.key);
  useShownSearch(data.refusedArray);
  const search = feed?.search ?? searchOf(data.key);
  return (
    <Results
      feed={feed}
      failure={data.failure}
      search={search}
      entry={entry}
      isPartDropped={data.isPartDropped}
    />
  );
});

/** Bar and popups show the search of the page, as long as it is there. */
function useShownSearch(refusedArray: SearchData['refusedArray']) {
  const search = useFeatureStore(searchStore);
  const [address] = useSearchParams();
  useEffect(() => {
    search.show(withoutRefused(address, refusedArray));
  }, [search, address, refusedArray]);
  useEffect(() => () => search.show(new URLSearchParams()), [search]);
}
