import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';

export type SlowdownRule = {
  name: string;
  /** Wrong tries of a day that are not slowed down. */
  freeTries: number;
  /** To which the wait grows, doubling from two seconds. */
  waitSecondsMaximum: number;
};

export const DAY_SECONDS = 24 * 60 * 60;

export type Slowdown = ReturnType<typeof createSlowdown>;

/**
 * Counts wrong tries by key. A try is counted before its outcome is known, or many at once would all be free;
 * after the free ones the key gets one try for each wait. Counts in Redis when there is one, and in this
 * process while it does not answer.
 */
export function createSlowdown(rule: SlowdownRule, redis: Redis | undefined) {
  const tries = createRateLimiter(`moien-tries-${rule.name}`, DAY_SECONDS, redis);
  const waits = createRateLimiter(`moien-wait-${rule.name}`, rule.waitSecondsMaximum, redis);

  return {
    /** @returns the seconds to wait when the try may not be made; it is not counted then */
    async begin(key: string): Promise<number> {
      const { consumedPoints } = await tries.penalty(key);
      const wait = waitAfter(consumedPoints - rule.freeTries, rule.waitSecondsMaximum);
      if (wait === 0) return 0;
      try {
        await waits.consume(key, 1, { customDuration: wait });
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        await tries.reward(key);
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },

    /** The try was a right one; the wrong ones before it stay counted. */
    async undo(key: string): Promise<void> {
      await tries.reward(key);
    },

    async forget(key: string): Promise<void> {
      await Promise.all([tries.delete(key), waits.delete(key)]);
    },
  };
}

/** @param slowed how many tries came after the free ones */
function waitAfter(slowed: number, maximum: number): number {
  return slowed <= 0 ? 0 : Math.min(2 ** Math.min(slowed, 30), maximum);
}

/** Counts over a fixed time. One point, so that `consume` lets one through for each duration. */
export function createRateLimiter(
  keyPrefix: string,
  duration: number,
  redis: Redis | undefined,
): RateLimiterAbstract {
  const inProcess = new RateLimiterMemory({ keyPrefix, points: 1, duration });
  if (!redis) return inProcess;
  return new RateLimiterRedis({
    keyPrefix,
    points: 1,
    duration,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inProcess,
  });
}
