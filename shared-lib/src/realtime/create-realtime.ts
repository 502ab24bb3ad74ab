import type { RealtimeEvent, RealtimeMessage } from '@moien/contract';
import {
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  map,
  type Observable,
  retry,
  share,
  switchMap,
  timer,
} from 'rxjs';
import { type ConnectionEnd, connect, type Socket } from './connection.ts';

export type Realtime = {
  /**
   * What the server says; there is a connection while somebody listens. After each `welcome` the server knows
   * of nothing that was said.
   */
  events: Observable<RealtimeEvent>;
  /** Is lost while there is no connection. */
  send: (message: RealtimeMessage) => void;
};

export type RealtimeParts = {
  /** Absolute: ws:// or wss://. */
  url: string;
  /** Who is signed in, as it changes. */
  userId: Observable<string | undefined>;
  /** Whether the page is there to be told anything. */
  isPresent: Observable<boolean>;
  /** Undefined for what is not known here. */
  read: (text: unknown) => RealtimeEvent | undefined;
  /** The server knows somebody else, or nobody. Called once for each person until it knows them again. */
  onRefusal: () => void;
  openSocket?: ((url: string) => Socket) | undefined;
};

const OPEN = 1;
/** From one page to the next the connection stays, in milliseconds. */
const KEPT = 2000;

/** The websocket of specification §7, which comes back by itself (§8). */
export function createRealtime({
  url,
  userId,
  isPresent,
  read,
  onRefusal,
  openSocket = (address) => new WebSocket(address),
}: RealtimeParts): Realtime {
  let current: Socket | undefined;

  const eventsOf = (id: string): Observable<RealtimeEvent> => {
    let hasAsked = false;
    const open = () => {
      current = openSocket(`${url}?userId=${encodeURIComponent(id)}`);
      return current;
    };
    return connect(open, (text) => {
      const event = read(text);
      if (event?.type === 'welcome') hasAsked = false;
      return event;
    }).pipe(
      retry({
        delay: ({ retryMilliseconds, isRefusal }: ConnectionEnd) => {
          if (isRefusal && !hasAsked) {
            hasAsked = true;
            onRefusal();
          }
          return timer(retryMilliseconds);
        },
      }),
    );
  };

  return {
    events: combineLatest([userId, isPresent]).pipe(
      map(([id, isThere]) => (isThere ? id : undefined)),
      distinctUntilChanged(),
      switchMap((id) => (id === undefined ? EMPTY : eventsOf(id))),
      share({ resetOnRefCountZero: () => timer(KEPT) }),
    ),
    send: (message) => {
      if (current?.readyState === OPEN) current.send(JSON.stringify(message));
    },
  };
}
