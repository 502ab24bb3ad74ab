import type { KindReport } from '../load/load-plan.ts';

/** Of the message with which each conversation begins. */
export const FIRST_SEQ = 1;

export type Speaker = { userId: string; cookie: string };

/** A guest and an owner who write to each other. */
export type Talk = { conversationId: string; speakers: readonly [Speaker, Speaker] };

/** What the client process is told to do. */
export type TalkPlan = {
  /** Of the processes of the API; a page that has lost one goes to another. */
  addresses: readonly string[];
  talks: readonly Talk[];
  seconds: number;
  messagesPerSecond: number;
  /** Share of the connections that is cut every `cutSeconds`, one after the other. */
  cutShare: number;
  cutSeconds: number;
  /** How long a page waits before it connects again: 3 s by specification §8. */
  reconnectMilliseconds: number;
};

export type TalkReport = {
  /** Messages that were answered with 200, and how often sending had to be repeated. */
  sent: number;
  repeated: Record<string, number>;
  cuts: number;
  /** Arrivals at the other side that were sent while its page was connected, and before it came back. */
  connected: KindReport;
  reconnected: KindReport;
  /** Each with how often it happened. */
  wrongs: Record<string, number>;
  latenessMaximum: number;
  processorShare: number;
};
