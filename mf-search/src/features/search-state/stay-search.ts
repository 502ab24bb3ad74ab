import { encodeSearchQuery, GUEST_COUNT_NAMES, type SearchQuery, STAY_DATE_NAMES } from '@moien/contract';

const STAY_PARAMETERS: readonly string[] = [...STAY_DATE_NAMES, ...GUEST_COUNT_NAMES];

/** The part of a search that says who comes and when: it goes along to the property page. */
export function staySearch(query: SearchQuery): URLSearchParams {
  return new URLSearchParams(
    [...encodeSearchQuery(query)].filter(([name]) => STAY_PARAMETERS.includes(name)),
  );
}
