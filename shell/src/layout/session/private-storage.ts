/**
 * Which home was begun to be booked or described, with whom, from where, what was searched, and what was
 * being done, by whoever used the page.
 */
export const PRIVATE_KEYS: readonly string[] = [
  'ad-drafts',
  'ad-photo-uploads',
  'app-session',
  'awaited-code',
  'booked-property',
  'checkout-drafts',
  'checkout-ids',
  'event-wish',
  'favorite-wish',
  'guest-counts',
  'help-drafts',
  'provider-journey',
  'recent-places',
  'sign-up-next',
  'travel-origin',
];

/** Messages that wait to be sent. */
export const PRIVATE_DATABASES: readonly string[] = ['moien-messaging'];

/** Of the browser, not of a person: they stay when somebody signs out (specification §3). */
export const BROWSER_KEYS: readonly string[] = [
  'app-choices',
  'app-essentials',
  'app-installed',
  'app-registry',
  'app-settings',
  'device-token',
  'isOnboardingCompleted',
  'languageTag',
  'newsletter-subscription',
  'push-question',
];

/** Whoever uses this browser next must not find what the last person left behind. */
export function clearPrivateStorage(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of PRIVATE_KEYS) storage.removeItem(key);
  } catch {
    // Where storage is switched off, nothing was kept.
  }
  void clearPrivateDatabases().catch(() => undefined);
}

/** Only what is there is opened: opening another one would make it, without its object store. */
async function clearPrivateDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined || !PRIVATE_DATABASES.includes(name)) continue;
    const opening = indexedDB.open(name);
    opening.onsuccess = () => {
      const database = opening.result;
      const stores = [...database.objectStoreNames];
      const clearing = database.transaction(stores, 'readwrite');
      for (const store of stores) clearing.objectStore(store).clear();
      clearing.oncomplete = () => database.close();
    };
  }
}
