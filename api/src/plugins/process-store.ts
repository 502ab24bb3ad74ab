import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

/** Addresses that are remembered at once: the ones that asked last. */
const ADDRESSES_MAXIMUM = 5000;

type Window = { begunAt: number; count: number };

/** Counts requests in this process. `now` never jumps, in milliseconds. */
export function createProcessStore(now: () => number = () => performance.now()): FastifyRateLimitStoreCtor {
  return class ProcessStore {
    private readonly windows = new LRUCache<string, Window>({ max: ADDRESSES_MAXIMUM });

    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow: number,
    ): void {
      const known = this.windows.get(key);
      const isOver = !known || now() - known.begunAt >= timeWindow;
      const window = isOver ? { begunAt: now(), count: 0 } : known;
      window.count += 1;
      if (isOver) this.windows.set(key, window);
      done(null, { current: window.count, ttl: timeWindow - (now() - window.begunAt) });
    }

    /** Routes with a limit of their own are counted apart. */
    child() {
      return new ProcessStore();
    }
  };
}
