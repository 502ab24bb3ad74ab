/**
 * The parts of the worker's surroundings that it uses: TypeScript's own library for workers contradicts that
 * of pages.
 */
type ExtendableEvent = { waitUntil: (work: Promise<unknown>) => void };

type FetchEvent = ExtendableEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

export type WorkerScope = {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
  };
  caches: CacheStorage;
  clients: { claim: () => Promise<void> };
  fetch: typeof fetch;
  location: { origin: string };
  navigator: { languages: readonly string[]; onLine: boolean };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  skipWaiting: () => Promise<void>;
};
