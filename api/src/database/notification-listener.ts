import type pg from 'pg';
import { openClient } from './connections.ts';

export type NotificationListener = {
  /** Connects, and again whenever the connection breaks. */
  listen: () => void;
  close: () => Promise<void>;
};

type ListenerParts = {
  databaseUrl: string;
  channel: string;
  applicationName: string;
  onNotification: (payload: string) => void;
  onConnected: () => void;
  onLost: (error: Error | undefined) => void;
};

const RETRY_MILLISECONDS = 500;

/** LISTEN on a connection of its own. What is announced is sent by the commit itself. */
export function createNotificationListener({
  databaseUrl,
  channel,
  applicationName,
  onNotification,
  onConnected,
  onLost,
}: ListenerParts): NotificationListener {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const listen = () => {
    const settings = {
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      application_name: applicationName,
    };
    const opened = openClient(settings, (error) => lose(error));
    client = opened;
    const lose = (error?: Error) => {
      if (client !== opened || isClosed) return;
      client = undefined;
      onLost(error);
      opened.end().catch(() => undefined);
      retry = setTimeout(listen, RETRY_MILLISECONDS).unref();
    };
    opened.on('notification', ({ payload = '' }) => onNotification(payload));
    opened.on('end', () => lose());
    opened
      .connect()
      .then(() => opened.query(`listen ${channel}`))
      .then(onConnected, lose);
  };

  return {
    listen,
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
