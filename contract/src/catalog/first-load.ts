/** Specification §2: what the first address of a visit may carry, whichever page it opens. */
const FIRST_LOAD_NAMES = ['termType', 'typeId', 'arrivalDate', 'departureDate', 'cityId', 'countryCode'];

const FLAG_OF_TERM = new Map([
  ['short-term', 'isAvailableForShortTerm'],
  ['long-term', 'isAvailableForLongTerm'],
]);

/** Those of an address, the country's code in capitals; `undefined` when it carries none. */
export function firstLoadParameters(parameters: URLSearchParams): URLSearchParams | undefined {
  const carried = [...parameters]
    .filter(([name]) => FIRST_LOAD_NAMES.includes(name))
    .map(([name, value]) => [name, name === 'countryCode' ? value.toUpperCase() : value]);
  return carried.length > 0 ? new URLSearchParams(carried) : undefined;
}

/**
 * The same address in the names of the search query: each `termType` that exists becomes its flag, of which
 * both may be set.
 * @returns the very parameters that were given when none of them is a term
 */
export function withTermFlags(parameters: URLSearchParams): URLSearchParams {
  const flags = parameters.getAll('termType').flatMap((term) => FLAG_OF_TERM.get(term) ?? []);
  if (flags.length === 0) return parameters;
  const flagged = new URLSearchParams(parameters);
  flagged.delete('termType');
  for (const flag of flags) flagged.set(flag, 'true');
  return flagged;
}
