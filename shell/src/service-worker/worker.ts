import { answerAsset, copyAsset } from './asset-cache.ts';
import { answerDocument, keepOfflinePages, removeOldCaches } from './offline-pages.ts';
import { openPush, showPush } from './push-messages.ts';
import { ruleFor } from './routing.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Put in by the build. */
declare const MOIEN_SHELL_VERSION: string;

const scope = globalThis as unknown as WorkerScope;

// It takes over at once: whatever it keeps is the same for every version of a page, so no page is disturbed
// or reloaded.
scope.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePages(scope.caches, MOIEN_SHELL_VERSION).then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      removeOldCaches(scope.caches, MOIEN_SHELL_VERSION),
      scope.registration.navigationPreload?.enable(),
      scope.clients.claim(),
    ]),
  );
});

scope.addEventListener('push', (event) => {
  event.waitUntil(showPush(scope, event.data?.text()));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPush(scope, event.notification.data));
});

scope.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event;
  const ask = () => scope.fetch(request);
  const rule = ruleFor(request, scope.location.origin);
  if (rule === 'preloaded' && scope.navigator.onLine) {
    const { url, integrity } = request;
    event.waitUntil(copyAsset({ request, ask: () => scope.fetch(url, { integrity }) }, scope.caches));
  } else if (rule === 'asset' || rule === 'preloaded') {
    const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
    event.respondWith(answerAsset({ request, ask, waitUntil }, scope.caches));
  } else if (rule === 'document') {
    const preferredLanguages = scope.navigator.languages;
    const question = { url: request.url, ask, preloaded: preloadResponse, preferredLanguages };
    event.respondWith(answerDocument(question, scope.caches));
  }
});
