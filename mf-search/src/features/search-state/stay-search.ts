import { encodeSearchQuery, type SearchQuery } from '@moien/contract';

const STAY_PARAMETERS = [
  'arrivalDate',
  'departureDate',
  'adultCount',
  'childrenCount',
  'infantCount',
  'petCount',
];

/** The part of a search that says who comes and when: it goes along to the property page. */
export function staySearch(query: SearchQuery): URLSearchParams {
  return new URLSearchParams(
    [...encodeSearchQuery(query)].filter(([name]) => STAY_PARAMETERS.includes(name)),
  );
}
