import { describeTimes } from '../load/times.ts';
import type { TalkReport } from './talk-plan.ts';

type Sending = { conversationId: string; people: readonly string[]; receiverId: string; at: number };

export type Arrival = {
  userId: string;
  messageId: string;
  conversationId: string;
  /** Of the message in its conversation. */
  messageSeq: number;
  at: number;
  /** When the page was welcomed on the connection over which it came. */
  welcomedAt: number;
};

export type DeliveryLog = ReturnType<typeof createDeliveryLog>;

/** Compares what was sent with what pages were told: each message once at both sides, and in order. */
/** @param seqBefore number of the message with which each conversation begins; 0: none */
export function createDeliveryLog(seqBefore = 0) {
  const sendings = new Map<string, Sending>();
  const accepted = new Set<string>();
  const arrived = new Map<string, Set<string>>();
  const lastSeqOf = new Map<string, number>();
  const wrongs: Record<string, number> = {};
  const times = { connected: [] as number[], reconnected: [] as number[] };

  const note = (wrong: string) => {
    wrongs[wrong] = (wrongs[wrong] ?? 0) + 1;
  };
  const missing = () =>
    [...accepted].flatMap((id) =>
      (sendings.get(id)?.people ?? []).filter((userId) => !arrived.get(id)?.has(userId)),
    ).length;

  return {
    note,

    /** Said again when it is sent again: the pauses of the sender are no part of the delivery. */
    sending(messageId: string, sending: Sending): void {
      sendings.set(messageId, sending);
    },

    accepted(messageId: string): void {
      accepted.add(messageId);
    },

    arrived({ userId, messageId, conversationId, messageSeq, at, welcomedAt }: Arrival): void {
      const sending = sendings.get(messageId);
      if (!sending) {
        note('told of a message that nobody sent');
        return;
      }
      const people = arrived.get(messageId) ?? new Set();
      if (people.has(userId)) note('told twice');
      arrived.set(messageId, people.add(userId));
      const place = `${userId} ${conversationId}`;
      if (messageSeq !== (lastSeqOf.get(place) ?? seqBefore) + 1) note('told out of order');
      lastSeqOf.set(place, messageSeq);
      if (userId !== sending.receiverId) return;
      if (welcomedAt <= sending.at) times.connected.push(at - sending.at);
      else times.reconnected.push(at - welcomedAt);
    },

    hasAll: (): boolean => missing() === 0,

    report(): Pick<TalkReport, 'sent' | 'connected' | 'reconnected' | 'wrongs'> {
      const lost = missing();
      return {
        sent: accepted.size,
        connected: describeTimes(times.connected),
        reconnected: describeTimes(times.reconnected),
        wrongs: { ...wrongs, ...(lost > 0 ? { 'never told': lost } : {}) },
      };
    },
  };
}
