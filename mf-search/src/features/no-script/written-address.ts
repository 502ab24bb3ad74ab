import { isSearchParameter, withTermFlags } from '@moien/contract';

/**
 * The parameters of a search page in the names of the search query (specification §2), without the fields
 * that a form of the browser sends although they are empty.
 * @returns the very parameters that were given when there is nothing to change
 */
export function writtenAddress(parameters: URLSearchParams): URLSearchParams {
  const flagged = withTermFlags(parameters);
  const filled = [...flagged].filter(([name, value]) => value !== '' || !isSearchParameter(name));
  return filled.length < [...flagged].length ? new URLSearchParams(filled) : flagged;
}
