import { decodeSearchQuery, encodeSearchQuery, swapReversedDates } from '@moien/contract';

/** Specification §2: what the first address of a visit may carry. */
const FIRST_LOAD_NAMES = ['termType', 'typeId', 'arrivalDate', 'departureDate', 'cityId', 'countryCode'];

const FLAG_OF_TERM: Record<string, string> = {
  'short-term': 'isAvailableForShortTerm',
  'long-term': 'isAvailableForLongTerm',
};

/**
 * The search that an address of home asks for, in the names of the search query; `undefined` when it asks for none. The term
 * comes first (product decision 24); what cannot be used is left out, and foreign parameters stay as they are.
 */
export function firstLoadSearch(parameters: URLSearchParams): URLSearchParams | undefined {
  const asked = new URLSearchParams();
  const foreign: [string, string][] = [];
  for (const [name, value] of parameters) {
    if (!FIRST_LOAD_NAMES.includes(name)) foreign.push([name, value]);
    else if (name !== 'termType') asked.append(name, value);
    else if (Object.hasOwn(FLAG_OF_TERM, value)) asked.append(FLAG_OF_TERM[value] ?? '', 'true');
  }
  const search = encodeSearchQuery(decodeSearchQuery(swapReversedDates(asked)).query);
  if (search.size === 0) return undefined;
  for (const [name, value] of foreign) search.append(name, value);
  return search;
}
