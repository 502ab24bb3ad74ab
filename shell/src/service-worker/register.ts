import { type RegistryEntry, SERVICE_WORKER_PATH } from '@moien/contract';

/** The one thing of the browser that is used. */
export type WorkerContainer = Pick<ServiceWorkerContainer, 'register'>;

/**
 * Asks the browser to hold on to what the site needs without a connection. Not where a remote comes from
 * source: its files change under one address. A page does as well without it, so a failure is only logged.
 * @param container missing in browsers, and on insecure origins, without service workers
 */
export function registerServiceWorker(
  entries: readonly Pick<RegistryEntry, 'isDevelopment'>[],
  container: WorkerContainer | undefined = globalThis.navigator?.serviceWorker,
): void {
  if (!container || entries.some(({ isDevelopment }) => isDevelopment)) return;
  container
    .register(SERVICE_WORKER_PATH, { scope: '/', updateViaCache: 'none' })
    .catch((error: unknown) => console.warn('The site works, but not without a connection.', error));
}
