/** Specification §2: what the first address of a visit may carry, whichever page it opens. */
const FIRST_LOAD_NAMES = ['termType', 'typeId', 'arrivalDate', 'departureDate', 'cityId', 'countryCode'];

const FLAGS_OF_TERMS = [
  ['short-term', 'isAvailableForShortTerm'],
  ['long-term', 'isAvailableForLongTerm'],
] as const;

/** Those of an address, the country's code in capitals; `undefined` when it carries none. */
export function firstLoadParameters(parameters: URLSearchParams): URLSearchParams | undefined {
  const carried = [...parameters].filter(([name]) => FIRST_LOAD_NAMES.includes(name));
  for (const pair of carried) if (pair[0] === 'countryCode') pair[1] = pair[1].toUpperCase();
  return carried[0] && new URLSearchParams(carried);
}

/**
 * The same address in the names of the search query: each `termType` that exists becomes its flag, of which
 * both may be set.
 * @returns the very parameters that were given when none of them is a term
 */
export function withTermFlags(parameters: URLSearchParams): URLSearchParams {
  const terms = parameters.getAll('termType');
  const flags = FLAGS_OF_TERMS.filter(([term]) => terms.includes(term));
  if (!flags[0]) return parameters;
  const flagged = new URLSearchParams(parameters);
  flagged.delete('termType');
  for (const [, flag] of flags) flagged.set(flag, 'true');
  return flagged;
}
