import { offlinePath } from '@moien/contract/document/installable';
import { LANGUAGE_TAGS } from '@moien/contract/lib/language';
import { ASSET_CACHE } from './asset-cache.ts';
import { languageFor } from './routing.ts';

const PREFIX = 'moien-';

/** The pages of each shell are its own: a new worker fetches them anew. */
export const offlineCache = (shellVersion: string) => `${PREFIX}offline-${shellVersion}`;

/** All languages at once, past the browser's cache: who reads one may open a link in another. */
export async function keepOfflinePages(
  storage: Pick<CacheStorage, 'open'>,
  shellVersion: string,
): Promise<void> {
  const cache = await storage.open(offlineCache(shellVersion));
  await cache.addAll(LANGUAGE_TAGS.map((tag) => new Request(offlinePath(tag), { cache: 'reload' })));
}

/** Deletes the site's caches that this worker does not use. */
export async function removeOldCaches(
  storage: Pick<CacheStorage, 'keys' | 'delete'>,
  shellVersion: string,
): Promise<void> {
  const used = [ASSET_CACHE, offlineCache(shellVersion)];
  const names = await storage.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && !used.includes(name));
  await Promise.all(old.map((name) => storage.delete(name)));
}

export type DocumentQuestion = {
  url: string;
  /** Asks the network for this very request. */
  ask: () => Promise<Response>;
  /** What the browser asked for while the worker was still starting, if it did. */
  preloaded: Promise<Response | undefined>;
  preferredLanguages: readonly string[];
};

/**
 * The document itself, whatever the server says; only when it cannot be reached, the page without a
 * connection.
 */
export async function answerDocument(
  { url, ask, preloaded, preferredLanguages }: DocumentQuestion,
  storage: Pick<CacheStorage, 'match'>,
): Promise<Response> {
  try {
    return (await preloaded) ?? (await ask());
  } catch (error) {
    const page = await storage.match(offlinePath(languageFor(url, preferredLanguages)));
    if (!page) throw error;
    return page;
  }
}
