import type { RealtimeEvent, RealtimeMessage } from '@moien/contract';
import {
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  finalize,
  map,
  mergeMap,
  type Observable,
  of,
  retry,
  share,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import { type ConnectionEnd, connect, type Socket } from './connection.ts';
import { createEventSequence, type EventSequence } from './event-sequence.ts';

export type Realtime = {
  /**
   * What the server says; there is a connection while somebody listens. After each `welcome` the server knows
   * of nothing that was said. Events with a `seq` come in order and once; after `reset` a page reads anew.
   */
  events: Observable<RealtimeEvent>;
  /** Whether the server has said welcome: who listens from now on is told of everything that happens. */
  isConnected: () => boolean;
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
  openSocket: (url: string) => Socket;
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
  openSocket,
}: RealtimeParts): Realtime {
  let current: Socket | undefined;
  let isConnected = false;

  const sequences = new Map<string, EventSequence>();
  const sequenceOf = (id: string): EventSequence => {
    const sequence = sequences.get(id) ?? createEventSequence();
    sequences.set(id, sequence);
    return sequence;
  };

  const eventsOf = (id: string): Observable<RealtimeEvent> => {
    let hasAsked = false;
    const sequence = sequenceOf(id);
    const open = () => {
      const query = new URLSearchParams({ userId: id });
      if (sequence.known !== undefined) query.set('seq', String(sequence.known));
      current = openSocket(`${url}?${query}`);
      return current;
    };
    return connect(open, (text) => {
      const event = read(text);
      if (event?.type === 'welcome') {
        hasAsked = false;
        isConnected = true;
      }
      return event;
    }).pipe(
      finalize(() => {
        isConnected = false;
      }),
      retry({
        // Whoever signs out here is not signed in any more by then.
        delay: ({ retryMilliseconds, isRefusal }: ConnectionEnd) =>
          timer(retryMilliseconds).pipe(
            tap(() => {
              if (!isRefusal || hasAsked) return;
              hasAsked = true;
              onRefusal();
            }),
          ),
      }),
      mergeMap((event) => {
        const told = sequence.accept(event);
        return told ? of(told) : EMPTY;
      }),
    );
  };

  return {
    events: combineLatest([userId, isPresent]).pipe(
      map(([id, isThere]) => (isThere ? id : undefined)),
      distinctUntilChanged(),
      switchMap((id) => (id === undefined ? EMPTY : eventsOf(id))),
      // Nobody has listened: who listens next reads everything first.
      finalize(() => sequences.clear()),
      share({ resetOnRefCountZero: () => timer(KEPT) }),
    ),
    isConnected: () => isConnected,
    send: (message) => {
      if (current?.readyState === OPEN) current.send(JSON.stringify(message));
    },
  };
}
