import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

type Place = { method?: string | string[]; url?: string };

/** Counts requests in Redis, and in this process while Redis does not answer. */
export function createRateLimitStore(redis: Redis, prefix: string): FastifyRateLimitStoreCtor {
  return class CountingStore {
    private limiter: RateLimiterAbstract | undefined;
    private readonly keyPrefix: string;

    constructor(_options: object, { method = '', url = '' }: Place = {}) {
      this.keyPrefix = `${prefix}-${method}${url}`;
    }

    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow: number,
      max: number,
    ): void {
      this.limiter ??= createRateLimiter(redis, {
        keyPrefix: this.keyPrefix,
        points: max,
        duration: timeWindow / 1000,
      });
      this.limiter
        .penalty(key)
        .then(
          ({ consumedPoints, msBeforeNext }) => done(null, { current: consumedPoints, ttl: msBeforeNext }),
          done,
        );
    }

    /** Routes with a limit of their own are counted apart. */
    child(route: Place) {
      return new CountingStore({}, route);
    }
  };
}

/** `duration` in seconds. */
function createRateLimiter(
  redis: Redis,
  options: { keyPrefix: string; points: number; duration: number },
): RateLimiterAbstract {
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}
