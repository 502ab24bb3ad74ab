import { isFreshWanted, isWorthKeeping } from './routing.ts';

/**
 * Files of builds, whatever shell they came with; the number changes when kept copies can no longer be used.
 */
export const ASSET_CACHE = 'moien-assets-1';
/** A page of the site needs about 30; older builds leave as newer ones are used. */
export const ASSETS_MAXIMUM = 200;

export type AssetQuestion = {
  request: Pick<Request, 'url' | 'cache'>;
  /** Asks the network for this very request. */
  ask: () => Promise<Response>;
  /** Keeps the worker alive until this is done. */
  waitUntil: (work: Promise<unknown>) => void;
};

/** A kept copy, else the network's answer, which is kept. The browser compares either with its integrity. */
export async function answerAsset(
  { request, ask, waitUntil }: AssetQuestion,
  storage: Pick<CacheStorage, 'open'>,
): Promise<Response> {
  // A full or broken disk must not keep a page from its scripts.
  const cache = await storage.open(ASSET_CACHE).catch(() => undefined);
  const kept = await cache?.match(request.url).catch(() => undefined);
  if (kept && !isFreshWanted(request)) return kept;
  // At once, not when the new copy is there: the page asks again as soon as it has the answer.
  if (kept) await cache?.delete(request.url).catch(() => undefined);
  const response = await ask();
  if (cache && isWorthKeeping(response)) waitUntil(keep(cache, request.url, response.clone()));
  return response;
}

/**
 * Keeps a copy of a file that the browser loads by itself, which costs no second download: its own cache has
 * it.
 */
export async function copyAsset(
  { request, ask }: Pick<AssetQuestion, 'request' | 'ask'>,
  storage: Pick<CacheStorage, 'open'>,
): Promise<void> {
  const cache = await storage.open(ASSET_CACHE).catch(() => undefined);
  const kept = await cache?.match(request.url).catch(() => undefined);
  if (!cache) return;
  if (isFreshWanted(request)) await cache.delete(request.url).catch(() => undefined);
  else if (!kept) {
    // What the browser could not load either is told by the page.
    const response = await ask().catch(() => undefined);
    if (response && isWorthKeeping(response)) await keep(cache, request.url, response);
  }
}

/** Keeps a file under its address, and lets the oldest go. */
async function keep(cache: Cache, url: string, response: Response): Promise<void> {
  try {
    await cache.put(url, response);
    const addresses = await cache.keys();
    const tooOld = addresses.slice(0, Math.max(0, addresses.length - ASSETS_MAXIMUM));
    await Promise.all(tooOld.map((old) => cache.delete(old)));
  } catch (error) {
    console.warn('A file could not be kept.', error);
  }
}
