import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { ApiConfig } from '../config.ts';

/** Requests a minute from one address, for routes that name no limit of their own. Each kind is counted apart. */
const MAXIMUM = { calls: 600, pictures: 1200, documents: 300 } as const;

type LimitRates = (scope: FastifyInstance, kind: keyof typeof MAXIMUM) => Promise<void>;

/** Counts in Redis when there is one, else in this process; while Redis fails nobody is refused. */
export function createRateLimits(
  app: FastifyInstance,
  { isRateLimited, redisUrl }: Pick<ApiConfig, 'isRateLimited' | 'redisUrl'>,
): LimitRates {
  if (!isRateLimited) return async () => undefined;
  const redis = redisUrl ? openCountingRedis(app, redisUrl, 'requests are not counted') : undefined;
  return async (scope, kind) => {
    await scope.register(rateLimit, {
      max: MAXIMUM[kind],
      timeWindow: '1 minute',
      skipOnError: true,
      ...(redis ? { redis, nameSpace: `moien-rate-${kind}-` } : {}),
    });
  };
}

/** @param consequence of its absence, for the log */
export function openCountingRedis(app: FastifyInstance, redisUrl: string, consequence: string): Redis {
  const redis = new Redis(redisUrl, {
    connectTimeout: 500,
    commandTimeout: 500,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  });
  redis.on('error', (error) => app.log.warn({ err: error }, `Redis does not answer: ${consequence}`));
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
}
