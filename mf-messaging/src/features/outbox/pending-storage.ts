import { createStore, del, get, set, values } from 'idb-keyval';
import type { PendingMessage } from './pending-message.ts';

export type PendingStorage = {
  load: () => Promise<PendingMessage[]>;
  save: (message: PendingMessage) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** False when another tab has sent or discarded it. */
  has: (id: string) => Promise<boolean>;
};

/**
 * What waits to be sent, in IndexedDB: it outlives a reload and a week offline. Where a browser keeps none
 * (a private window of some), messages wait in the page alone.
 */
export function openPendingStorage(): PendingStorage {
  const store = createStore('moien-messaging', 'pending');
  const kept = new Set<string>();
  return {
    load: () => values<PendingMessage>(store).catch(() => []),
    save: async (message) => {
      await set(message.id, message, store).then(
        () => kept.add(message.id),
        () => undefined,
      );
    },
    remove: (id) => del(id, store).catch(() => undefined),
    has: async (id) => {
      // What cannot be read, such as while the page is left, has not been sent by another tab.
      const isThere = await get<PendingMessage>(id, store).then(
        (found) => found !== undefined,
        () => true,
      );
      return isThere || !kept.has(id);
    },
  };
}
