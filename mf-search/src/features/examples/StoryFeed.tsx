import { PROPERTIES_PER_PAGE } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { exampleHomes } from '@moien/shared-lib/testing';
import { type ReactNode, useState } from 'react';
import { feedsStore } from '../search-state/feeds-store.ts';
import type { ResultFeed } from '../search-state/result-feed.ts';
import { type ResultPage, resultsStore } from '../search-state/results-store.ts';
import { readSearch } from '../search-state/search.ts';

/** A page of a search that finds so many homes. */
export function exampleResultPage({ count, page = 1 }: { count: number; page?: number }): ResultPage {
  const here = Math.min(PROPERTIES_PER_PAGE, count - (page - 1) * PROPERTIES_PER_PAGE);
  return {
    propertyArray: exampleHomes(here),
    page,
    pageCount: Math.ceil(count / PROPERTIES_PER_PAGE),
    count,
    isCountExact: true,
    bounds: null,
    facets: null,
  };
}

type StoryFeedProps = {
  page: ResultPage;
  search: string;
  /** What became of asking for the next page, which no service answers. */
  isNextAskedFor?: boolean;
  children: (feed: ResultFeed) => ReactNode;
};

/** A list of results for a story. */
export function StoryFeed({ page, search, isNextAskedFor = false, children }: StoryFeedProps) {
  const { pages } = useFeatureStore(resultsStore);
  const feeds = useFeatureStore(feedsStore);
  const [feed] = useState(() => {
    const asked = readSearch(new URLSearchParams(search));
    pages.put(asked.key, page);
    const created = feeds.feed('story', asked);
    if (isNextAskedFor) void created?.askForMore();
    return created;
  });
  return feed && children(feed);
}
