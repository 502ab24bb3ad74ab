import type { TrackedPromise } from '../platform/platform.ts';

const waiting = new WeakMap<Promise<unknown>, Promise<unknown>>();

/**
 * For `use()` in a page. A navigation whose code does not load ends in its loader, so only a page that the
 * server has drawn can still miss its code here: it stays as it is, readable and with links that work,
 * instead of giving way to an error.
 */
export function neverRejecting<Value>(promise: TrackedPromise<Value>): Promise<Value> {
  if (promise.status === 'fulfilled') return promise;
  const known = waiting.get(promise);
  if (known) return known as Promise<Value>;
  const loaded = promise.catch(() => new Promise<never>(() => undefined));
  waiting.set(promise, loaded);
  return loaded;
}
