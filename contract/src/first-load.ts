/** Specification §2: what the first address of a visit may carry, whichever page it opens. */
const FIRST_LOAD_NAMES = ['termType', 'typeId', 'arrivalDate', 'departureDate', 'cityId', 'countryCode'];

const FLAG_OF_TERM: Readonly<Record<string, string>> = {
  'short-term': 'isAvailableForShortTerm',
  'long-term': 'isAvailableForLongTerm',
};

/** Those of an address, as they stand there; `undefined` when it carries none. */
export function firstLoadParameters(parameters: URLSearchParams): URLSearchParams | undefined {
  const carried = [...parameters].filter(([name]) => FIRST_LOAD_NAMES.includes(name));
  return carried.length > 0 ? new URLSearchParams(carried) : undefined;
}

/**
 * The same address in the names of the search query: each `termType` that exists becomes its flag, of which
 * both may be set.
 * @returns the very parameters that were given when none of them is a term
 */
export function withTermFlags(parameters: URLSearchParams): URLSearchParams {
  const flags = parameters.getAll('termType').filter((term) => Object.hasOwn(FLAG_OF_TERM, term));
  if (flags.length === 0) return parameters;
  const flagged = new URLSearchParams(parameters);
  flagged.delete('termType');
  for (const term of flags) flagged.set(FLAG_OF_TERM[term] ?? '', 'true');
  return flagged;
}
