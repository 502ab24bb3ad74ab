import type { RealtimeEvent } from '@moien/contract';
import { WebSocket } from 'ws';

type SocketOptions = {
  cookie?: string;
  /** The last event that the page knows. */
  seq?: number | undefined;
  origin?: string | undefined;
  headers?: Record<string, string>;
  /** Takes what is said; it is not kept then. */
  onEvent?: (event: RealtimeEvent) => void;
};

export type TestSocket = {
  socket: WebSocket;
  /** All that was said so far. */
  events: RealtimeEvent[];
  /** The first event that is like this, said already or later. */
  until: (isIt: (event: RealtimeEvent) => boolean) => Promise<RealtimeEvent>;
  say: (message: unknown) => void;
  /** The code with which it was closed. */
  closed: Promise<number>;
};

/** A page's websocket. Rejects with the status, as `refused with 403`, when the upgrade is refused. */
export async function openSocket(
  address: string,
  userId: string,
  { cookie, seq, origin = address.replace(/^ws/, 'http'), headers = {}, onEvent }: SocketOptions = {},
): Promise<TestSocket> {
  const url = `${address.replace(/^http/, 'ws')}/api/websocket?userId=${userId}${seq === undefined ? '' : `&seq=${seq}`}`;
  const socket = new WebSocket(url, {
    headers: { ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}), ...headers },
  });
  const events: RealtimeEvent[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    const event: RealtimeEvent = JSON.parse(String(data));
    if (onEvent) onEvent(event);
    else events.push(event);
    for (const look of waiting) look();
  });
  socket.on('error', () => undefined);
  // `once` of node:events would reject with the error of a connection that is refused.
  const closed = new Promise<number>((resolve) => void socket.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('unexpected-response', (_request, answer) => {
      answer.resume();
      reject(new Error(`refused with ${answer.statusCode}`));
    });
    socket.once('error', reject);
  });
  return {
    socket,
    events,
    closed,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    until: (isIt) =>
      new Promise((resolve) => {
        const look = () => {
          const found = events.find(isIt);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}

export function isWelcome(event: RealtimeEvent): boolean {
  return event.type === 'welcome';
}
