import type pg from 'pg';
import { openClient } from '../../../database/connections.ts';
import { RELEASE_CHANNEL } from './release.repository.ts';
import type { NewsChannel, NewsListener } from './release-news.ts';

const RETRY_MILLISECONDS = 500;

/** LISTEN on a connection of its own. What is announced is sent by the commit itself. */
export function openPostgresChannel(databaseUrl: string, listener: NewsListener): NewsChannel {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const listen = () => {
    const settings = {
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      application_name: 'moien-api-news',
    };
    const opened = openClient(settings, (error) => lose(error));
    client = opened;
    const lose = (error?: Error) => {
      if (client !== opened || isClosed) return;
      client = undefined;
      listener.onLost(error);
      opened.end().catch(() => undefined);
      retry = setTimeout(listen, RETRY_MILLISECONDS).unref();
    };
    opened.on('notification', listener.onNews);
    opened.on('end', () => lose());
    opened
      .connect()
      .then(() => opened.query(`listen ${RELEASE_CHANNEL}`))
      .then(listener.onConnected, lose);
  };

  return {
    listen,
    announce: () => undefined,
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
