import { languageOfPath, negotiateLanguage } from '@moien/contract/lib/language';
import type { LanguageTag } from '@moien/contract/lib/scalars.schema';

/**
 * What the worker does with a request. `network` is left to the browser, as if there were no worker; so are
 * scripts and fonts, which are `preloaded`, while there is a connection: browsers do not use a preload that
 * a worker has answered (Chromium: "cross-world service worker resource mismatch") and would load every part
 * of a remote twice.
 */
export type RequestRule = 'document' | 'asset' | 'preloaded' | 'network';

/** The parts of a request that decide. */
export type AskedRequest = Pick<Request, 'method' | 'mode' | 'url'> & { headers: Pick<Headers, 'has'> };

/**
 * Files of builds whose address changes with their content: a version is a hash of everything that went into
 * it.
 */
const HASHED_ASSET =
  /^\/(assets|remotes\/mf-[a-z0-9-]+)\/\d+\.\d+\.\d+-[0-9a-f]{12}\/[A-Za-z0-9_@./-]+\.(js|css|woff2|svg)$/;

/**
 * A document is shown from the network alone, and replaced by the page without a connection when that fails.
 * Only files that can never change are kept; documents, the registry, the API, telemetry and pictures never
 * are.
 */
export function ruleFor({ method, mode, url, headers }: AskedRequest, origin: string): RequestRule {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'network';
  if (mode === 'navigate') return 'document';
  // A part of a file is no file.
  if (headers.has('range') || address.search !== '') return 'network';
  const [, , kind] = HASHED_ASSET.exec(address.pathname) ?? [];
  if (!kind) return 'network';
  return kind === 'js' || kind === 'woff2' ? 'preloaded' : 'asset';
}

/** The language of the address; where it has none, the one that the site would have chosen. */
export function languageFor(url: string, preferred: readonly string[]): LanguageTag {
  return languageOfPath(new URL(url).pathname) ?? negotiateLanguage(undefined, preferred.join(','));
}

/**
 * A copy is asked for past the browser's cache when the page found a damaged one: then the worker's is past
 * too.
 */
export function isFreshWanted({ cache }: Pick<Request, 'cache'>): boolean {
  return cache === 'reload' || cache === 'no-store' || cache === 'no-cache';
}

/** Only a whole file of our own origin: no error, no part, nothing that cannot be looked into. */
export function isWorthKeeping({
  status,
  type,
  redirected,
}: Pick<Response, 'status' | 'type' | 'redirected'>): boolean {
  return status === 200 && type === 'basic' && !redirected;
}
