import { cardPath, encodeSearchQuery } from '@moien/contract';
import { defineRoute, type LoaderContext } from '@moien/shared-lib';
import { redirect } from 'react-router-dom';
import { noScript } from '../features/no-script/lazy-no-script.ts';
import { lazyResults } from '../features/results/lazy-results.ts';
import { resultsStore } from '../features/search-state/results-store.ts';
import { readSearch, withoutRefused } from '../features/search-state/search.ts';
import { searchStore } from '../features/search-state/search-store.ts';
import { type SearchData, SearchPage } from './SearchPage.tsx';

export const searchRoute = defineRoute<SearchData>({
  load: async ({ root, url, signal }: LoaderContext) => {
    if (!root.navigation.shell) {
      const { writtenAddress } = await noScript.load();
      const written = writtenAddress(url.searchParams);
      if (written !== url.searchParams) throw redirect(`${url.pathname}?${written}`);
    }
    // Its own address says from now on what is searched.
    root.navigation.forgetEntrySearch();
    const results = root.feature(resultsStore);
    const { isPartDropped, ...search } = readSearch(url.searchParams);
    const [failure] = await Promise.all([
      results.attempt(search, signal),
      lazyResults
        .load()
        .then(({ featureTypesStore }) => root.feature(featureTypesStore).loadFor(search.query)),
    ]);
    // A document has a status to say it with; a page that is there stays what it is round its list.
    if (failure && !root.navigation.shell) throw failure;
    const found = results.pages.get(search.key);
    const { page = 1, pageCount = 0, refusedArray } = found ?? {};
    if (pageCount > 0 && page > pageCount) throw redirect(atPage(url, pageCount));
    // A document is drawn as one: the bar in its header comes before the page that tells it in the browser.
    if (!root.navigation.shell) {
      root.feature(searchStore).show(url.searchParams, withoutRefused(search, refusedArray).query);
    }
    return { search, failure, isPartDropped: isPartDropped || refusedArray !== undefined, refusedArray };
  },
  Component: SearchPage,
  warm: lazyResults.load,
  head: ({ search }, root, t) => {
    const { propertyParameters, page } = search.query;
    const city = root.essentials.cityById.get(propertyParameters.cityId ?? 0);
    const cityName = city && root.essentials.cityName(city);
    const canonical = encodeSearchQuery({
      propertyParameters: city ? { cityId: city.id } : {},
      locationParameters: {},
      bookingParameters: {},
      featureParameters: {},
      page,
    }).toString();
    return {
      title: cityName ? t('search-title-city', { city: cityName }) : t('search-title'),
      description: cityName ? t('search-description-city', { city: cityName }) : t('search-description'),
      canonicalPath: canonical ? `/search?${canonical}` : '/search',
      image: cardPath('page', 'search', root.languageTag),
    };
  },
});

/** Homes are let and unlet: a link to a page that is no more leads to the last one. */
function atPage(url: URL, page: number): string {
  const search = new URLSearchParams(url.searchParams);
  search.set('page', String(page));
  return `${url.pathname}?${search}`;
}
