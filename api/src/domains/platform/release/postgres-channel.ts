import { createNotificationListener } from '../../../database/notification-listener.ts';
import { RELEASE_CHANNEL } from './release.repository.ts';
import type { NewsChannel, NewsListener } from './release-news.ts';

/** LISTEN on a connection of its own. What is announced is sent by the commit itself. */
export function openPostgresChannel(
  databaseUrl: string,
  { onNews, onConnected, onLost }: NewsListener,
): NewsChannel {
  const listener = createNotificationListener({
    databaseUrl,
    channel: RELEASE_CHANNEL,
    applicationName: 'moien-api-news',
    onNotification: onNews,
    onConnected,
    onLost,
  });
  return { ...listener, announce: () => undefined };
}
