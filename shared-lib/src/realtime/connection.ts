import { REALTIME_CLOSE, type RealtimeEvent } from '@moien/contract';
import { Observable } from 'rxjs';

/** Specification §8: after an error or an end; while open but not connected. */
const RETRY_MILLISECONDS = 3000;
const UNCONNECTED_MILLISECONDS = 5000;
/** Others of the person's pages have all connections that one may have. */
const CROWDED_MILLISECONDS = 60_000;
/** The process of this connection goes away; another one is there. */
const GOING_AWAY = 1001;

/** Of `WebSocket`, what is used here. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'> & {
  readonly readyState: number;
};

/** A connection has ended. */
export class ConnectionEnd extends Error {
  readonly retryMilliseconds: number;
  /** The server knows somebody else, or nobody, where the page knows who is signed in. */
  readonly isRefusal: boolean;

  constructor(retryMilliseconds: number, isRefusal: boolean) {
    super('The connection has ended.');
    this.retryMilliseconds = retryMilliseconds;
    this.isRefusal = isRefusal;
  }
}

/**
 * One socket: its events until it ends, which is an error. It is connected once the server has said welcome.
 */
export function connect(
  open: () => Socket,
  read: (text: unknown) => RealtimeEvent | undefined,
): Observable<RealtimeEvent> {
  return new Observable((subscriber) => {
    const socket = open();
    let isOpen = false;
    let isConnected = false;
    let patience: ReturnType<typeof setTimeout> | undefined;
    socket.onopen = () => {
      isOpen = true;
      patience = setTimeout(() => subscriber.error(new ConnectionEnd(0, false)), UNCONNECTED_MILLISECONDS);
    };
    socket.onmessage = ({ data }) => {
      const event = read(data);
      if (!event) return;
      if (event.type === 'welcome') {
        isConnected = true;
        clearTimeout(patience);
      }
      subscriber.next(event);
    };
    // What goes wrong with a socket ends it, too.
    socket.onclose = ({ code }) => subscriber.error(endOf(code, isOpen && !isConnected));
    return () => {
      clearTimeout(patience);
      socket.onopen = null;
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
    };
  });
}

function endOf(code: number, isUnconnected: boolean): ConnectionEnd {
  const isRefusal = code === REALTIME_CLOSE.signedOut || code === REALTIME_CLOSE.otherPerson;
  if (code === REALTIME_CLOSE.tooMany) return new ConnectionEnd(CROWDED_MILLISECONDS, isRefusal);
  // All pages of that process hear it at once, and each comes at a moment of its own.
  if (code === GOING_AWAY) return new ConnectionEnd(Math.random() * RETRY_MILLISECONDS, isRefusal);
  return new ConnectionEnd(isUnconnected ? UNCONNECTED_MILLISECONDS : RETRY_MILLISECONDS, isRefusal);
}
