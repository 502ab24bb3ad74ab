/** Where a tab keeps that it has begun to sign in at a provider. */
const KEY = 'provider-journey';

/**
 * Google may answer with `#access_token=…` on any page (specification §7). The token is taken off the
 * address, so that it stays in no history; the router keeps its own idea of where it is.
 * @returns the hash when this tab has begun a sign-in: of anybody else's it would sign its reader in to a
 * stranger's account
 *   (RFC 6749 §10.12). The page of the code exchange takes its own off.
 */
export function consumeProviderHash(codeExchange: string): string | undefined {
  const { hash, pathname, search } = window.location;
  if (!new URLSearchParams(hash.slice(1)).has('access_token') || pathname === codeExchange) return undefined;
  window.history.replaceState(window.history.state, '', pathname + search);
  if (hasBegun()) return hash;
  console.warn('A sign-in at a provider that this tab has not begun was left alone.');
  return undefined;
}

function hasBegun(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
