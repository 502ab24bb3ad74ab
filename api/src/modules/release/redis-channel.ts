import { Redis } from 'ioredis';
import type { NewsChannel, NewsListener } from './release-news.ts';

const CHANNEL = 'moien-release';
const retryStrategy = (attempt: number) => Math.min(attempt * 200, 2000);

/** Publish and subscribe, so that no process keeps a connection to the database for news. What Redis loses is found when it is back. */
export function openRedisChannel(redisUrl: string, listener: NewsListener): NewsChannel {
  const subscriber = new Redis(redisUrl, {
    lazyConnect: true,
    autoResubscribe: false,
    connectTimeout: 2000,
    maxRetriesPerRequest: null,
    retryStrategy,
  });
  let lastError: Error | undefined;
  subscriber.on('error', (error) => {
    lastError = error;
  });
  subscriber.on('ready', () => {
    subscriber.subscribe(CHANNEL).then(listener.onConnected, listener.onLost);
  });
  subscriber.on('message', listener.onNews);
  subscriber.on('close', () => listener.onLost(lastError));
  const publisher = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: 2000,
    maxRetriesPerRequest: 1,
    retryStrategy,
  });
  // The subscriber tells of a Redis that does not answer.
  publisher.on('error', () => undefined);

  return {
    listen: () => void subscriber.connect().catch(() => undefined),
    announce: () => void publisher.publish(CHANNEL, '').catch(() => undefined),
    async close() {
      subscriber.disconnect();
      publisher.disconnect();
    },
  };
}
