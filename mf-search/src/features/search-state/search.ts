import { decodeSearchQuery, encodeSearchQuery, type SearchQuery, swapReversedDates } from '@moien/contract';
import { hasDroppedPart } from './dropped-parts.ts';

/** A search as it was read from an address, once: loader, stores and components pass it on. */
export type Search = {
  readonly query: SearchQuery;
  /** The canonical form of the query in an address: equal searches have equal keys. */
  readonly key: string;
};

export function searchFor(query: SearchQuery): Search {
  return { query, key: encodeSearchQuery(query).toString() };
}

/**
 * Reads an address leniently: what cannot be used is left out with a warning, reversed dates are swapped.
 * `isPartDropped` says whether a part that was meant for the search is among it.
 */
export function readSearch(parameters: URLSearchParams): Search & { isPartDropped: boolean } {
  const { query, problems } = decodeSearchQuery(swapReversedDates(parameters));
  for (const { name, code } of problems)
    if (code !== 'unknown-parameter') console.warn(`Search: ${name} is left out (${code}).`);
  return { ...searchFor(query), isPartDropped: hasDroppedPart(problems) };
}

/** The search without parameters that the API has refused; the same object when it refused none. */
export function withoutRefused(search: Search, refusedArray: readonly string[] = []): Search {
  if (refusedArray.length === 0) return search;
  const parameters = new URLSearchParams(search.key);
  for (const name of refusedArray) parameters.delete(name);
  return searchFor(decodeSearchQuery(parameters).query);
}

/** The same search, whichever page. */
export function withoutPage({ query }: Search): Search {
  return searchFor({ ...query, page: 1 });
}
