import { setTimeout as delay } from 'node:timers/promises';
import type { RealtimeEvent } from '@moien/contract';
import type { DeliveryLog } from './delivery-log.ts';
import { type LightSocket, openLightSocket } from './light-socket.ts';
import type { Speaker } from './talk-plan.ts';

type Parts = {
  log: DeliveryLog;
  /** Another one each time, so that a page whose process has ended finds the next. */
  nextAddress: () => string;
  reconnectMilliseconds: number;
};

export type Page = ReturnType<typeof openPage>;

/** Somebody's page: it keeps the number of its last event, and comes back when its connection is lost. */
export function openPage({ userId, cookie }: Speaker, { log, nextAddress, reconnectMilliseconds }: Parts) {
  let socket: LightSocket | undefined;
  let seq: number | undefined;
  let welcomedAt = Number.POSITIVE_INFINITY;
  let isEnded = false;

  const onEvent = (event: RealtimeEvent) => {
    if (event.type === 'welcome') {
      welcomedAt = performance.now();
      seq ??= event.seq;
    } else if (event.type === 'reset') log.note('reset');
    else if ('seq' in event) {
      if (event.seq !== (seq ?? 0) + 1) log.note('an event is missing or told twice');
      seq = event.seq;
      if (event.type === 'addMessage')
        log.arrived({
          userId,
          messageId: event.message.id,
          conversationId: event.message.conversationId,
          messageSeq: event.message.seq,
          at: performance.now(),
          welcomedAt,
        });
    }
  };

  const connect = async (): Promise<void> => {
    while (!isEnded) {
      try {
        const path = `/api/websocket?userId=${userId}${seq === undefined ? '' : `&seq=${seq}`}`;
        const onText = (text: string) => onEvent(JSON.parse(text));
        const opened = await openLightSocket(nextAddress(), path, { cookie, onText });
        socket = opened;
        void opened.closed.then(onClose);
        return;
      } catch {
        await delay(reconnectMilliseconds);
      }
    }
  };

  const onClose = async () => {
    welcomedAt = Number.POSITIVE_INFINITY;
    socket = undefined;
    if (isEnded) return;
    await delay(reconnectMilliseconds);
    await connect();
  };

  return {
    connect,
    isConnected: (): boolean => welcomedAt !== Number.POSITIVE_INFINITY,
    /** As a network that goes away. @returns false where there was no connection */
    cut(): boolean {
      socket?.end();
      return socket !== undefined;
    },
    end(): void {
      isEnded = true;
      socket?.end();
    },
  };
}
