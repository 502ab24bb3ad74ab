import {
  decodeSearchQuery,
  encodeSearchQuery,
  firstLoadParameters,
  swapReversedDates,
  withTermFlags,
} from '@moien/contract';

/**
 * The search that an address of home asks for, in the names of the search query; `undefined` when it asks for
 * none. The term comes first (product decision 24); what cannot be used is left out, and foreign parameters
 * stay as they are.
 */
export function firstLoadSearch(parameters: URLSearchParams): URLSearchParams | undefined {
  const carried = firstLoadParameters(parameters);
  if (!carried) return undefined;
  const search = encodeSearchQuery(decodeSearchQuery(swapReversedDates(withTermFlags(carried))).query);
  if (search.size === 0) return undefined;
  for (const [name, value] of parameters) if (!carried.has(name)) search.append(name, value);
  return search;
}
