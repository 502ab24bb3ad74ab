import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';

/**
 * What a request waits for Redis at most; who did not answer in this time is away until a new connection
 * stands.
 */
const ANSWER_MILLISECONDS = 300;
const RETRY_MILLISECONDS_MAXIMUM = 2000;

export interface CountingSettings {
  readonly isRateLimited: boolean;
  readonly redisUrl: string | undefined;
}

/**
 * A connection for counting, which refuses at once while Redis is away. The log says once that it is, and
 * once that it is back.
 * @param consequence of its absence, for the log
 */
export function openCountingRedis(app: FastifyInstance, redisUrl: string, consequence: string): Redis {
  const redis = new Redis(redisUrl, {
    connectTimeout: ANSWER_MILLISECONDS,
    commandTimeout: ANSWER_MILLISECONDS,
    // Without it a Redis that was stopped keeps its connection, and every command waits for its own timeout.
    socketTimeout: ANSWER_MILLISECONDS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 200, RETRY_MILLISECONDS_MAXIMUM),
  });
  let isAway = false;
  let isClosed = false;
  const sayAway = (error?: Error) => {
    if (!isAway && !isClosed) app.log.warn({ err: error }, `Redis does not answer: ${consequence}`);
    isAway = true;
  };
  redis.on('error', sayAway);
  redis.on('close', () => sayAway());
  redis.on('ready', () => {
    if (isAway) app.log.info('Redis answers again: counts are shared with other processes');
    isAway = false;
  });
  app.addHook('onClose', async () => {
    isClosed = true;
    redis.disconnect();
  });
  return redis;
}
