import type { PendingMessage } from '../outbox/pending-message.ts';
import type { PendingStorage } from '../outbox/pending-storage.ts';

/** What waits, in memory. */
export function fakeStorage(stored: PendingMessage[] = []) {
  const kept = new Map(stored.map((message) => [message.id, message]));
  const storage: PendingStorage = {
    load: async () => [...kept.values()],
    save: async (message) => void kept.set(message.id, message),
    remove: async (id) => void kept.delete(id),
    has: async (id) => kept.has(id),
  };
  return { storage, kept };
}
