import { Redis } from 'ioredis';
import type { NewsChannel, NewsListener } from './release-news.ts';

const CHANNEL = 'moien-release';
const ANSWER_MILLISECONDS = 2000;
/** How often it is asked whether Redis still answers: one that was stopped keeps its connections. */
const PING_MILLISECONDS = 5000;

const options = {
  lazyConnect: true,
  connectTimeout: ANSWER_MILLISECONDS,
  socketTimeout: ANSWER_MILLISECONDS,
  retryStrategy: (attempt: number) => Math.min(attempt * 200, 2000),
};

/**
 * Publish and subscribe, so that no process keeps a connection to the database for news. What Redis loses is
 * found when it is back.
 */
export function openRedisChannel(redisUrl: string, listener: NewsListener): NewsChannel {
  const subscriber = new Redis(redisUrl, { ...options, autoResubscribe: false, maxRetriesPerRequest: null });
  let lastError: Error | undefined;
  let pinging: NodeJS.Timeout | undefined;
  subscriber.on('error', (error) => {
    lastError = error;
  });
  subscriber.on('ready', () => {
    subscriber.subscribe(CHANNEL).then(listener.onConnected, listener.onLost);
    pinging = setInterval(() => void subscriber.ping().catch(() => undefined), PING_MILLISECONDS).unref();
  });
  subscriber.on('message', listener.onNews);
  subscriber.on('close', () => {
    clearInterval(pinging);
    listener.onLost(lastError);
  });
  const publisher = new Redis(redisUrl, { ...options, maxRetriesPerRequest: 1 });
  // The subscriber tells of a Redis that does not answer.
  publisher.on('error', () => undefined);

  return {
    listen: () => void subscriber.connect().catch(() => undefined),
    announce: () => void publisher.publish(CHANNEL, '').catch(() => undefined),
    async close() {
      clearInterval(pinging);
      subscriber.disconnect();
      publisher.disconnect();
    },
  };
}
