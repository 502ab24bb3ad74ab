import type { Redis } from 'ioredis';
import { createRateLimiter, DAY_SECONDS } from './slowdown.ts';

export type AttemptCeiling = ReturnType<typeof createAttemptCeiling>;

/**
 * Lets a number of wrong attempts a day through for each key, then none until the day is over, which began
 * with the first. An attempt is counted before its outcome is known, as in a slowdown, and in the same place.
 */
export function createAttemptCeiling(maximum: number, redis: Redis | undefined) {
  const attempts = createRateLimiter('moien-attempts', DAY_SECONDS, redis);

  return {
    /**
     * @returns the number of this attempt, or the seconds to wait when it may not be made and is not counted
     */
    async begin(key: string): Promise<{ count: number } | { waitSeconds: number }> {
      const { consumedPoints, msBeforeNext } = await attempts.penalty(key);
      if (consumedPoints <= maximum) return { count: consumedPoints };
      await attempts.reward(key);
      return { waitSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
    },

    /** The attempt was a right one. */
    async undo(key: string): Promise<void> {
      await attempts.reward(key);
    },
  };
}
