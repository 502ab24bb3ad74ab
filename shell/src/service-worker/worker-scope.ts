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

type PushEvent = ExtendableEvent & { data: { text: () => string } | null };

type NotificationEvent = ExtendableEvent & { notification: { data: unknown; close: () => void } };

/** A page of the site. */
type Page = { url: string; focus: () => Promise<unknown> };

type NotificationOptions = { body?: string; tag?: string; renotify?: boolean; icon: string; data?: object };

export type WorkerScope = {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
    (type: 'push', listener: (event: PushEvent) => void): void;
    (type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  };
  caches: CacheStorage;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Page[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  fetch: typeof fetch;
  location: { origin: string };
  navigator: { languages: readonly string[]; onLine: boolean };
  registration: {
    navigationPreload?: { enable: () => Promise<void> };
    getNotifications: () => Promise<readonly { tag: string; close: () => void }[]>;
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
  skipWaiting: () => Promise<void>;
};
