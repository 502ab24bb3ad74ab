import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { type CountingSettings, openCountingRedis } from './counting-redis.ts';
import { createProcessStore } from './process-store.ts';
import { createRateLimitStore } from './rate-limit-store.ts';

/**
 * Requests a minute from one address, for routes that name no limit of their own. Each kind is counted apart.
 */
const MAXIMUM = { calls: 600, pictures: 1200, documents: 300, streets: 1200 } as const;

type LimitRates = (scope: FastifyInstance, kind: keyof typeof MAXIMUM) => Promise<void>;

/** Counts in Redis when there is one, and in this process while it does not answer, or without one. */
export function createRateLimits(
  app: FastifyInstance,
  { isRateLimited, redisUrl }: CountingSettings,
): LimitRates {
  if (!isRateLimited) return async () => undefined;
  const redis = redisUrl
    ? openCountingRedis(app, redisUrl, 'requests are counted in this process')
    : undefined;
  return async (scope, kind) => {
    await scope.register(rateLimit, {
      max: MAXIMUM[kind],
      timeWindow: '1 minute',
      skipOnError: true,
      // The library's own store goes by the clock: set back by a day, it would refuse for a day.
      store: redis ? createRateLimitStore(redis, `moien-rate-${kind}`) : createProcessStore(),
    });
  };
}
