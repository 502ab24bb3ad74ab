import type { ConversationMessage } from '@moien/contract';
import { dayInTimeZone } from '@moien/shared-lib/ui';
import type { PendingMessage } from '../outbox/pending-message.ts';

export type LogEntry =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'message'; key: string; message: ConversationMessage; isFollowUp: boolean; isLast: boolean }
  | { kind: 'pending'; key: string; pending: PendingMessage; isFollowUp: boolean; isLast: boolean };

/** Within which messages of the same person stand together, by the minutes that are shown. */
const TOGETHER_MINUTES = 5;
const MINUTE_MILLISECONDS = 60_000;

/** What the log shows, from old to new: a line for each day, the messages, and what is on its way. */
export function logEntries(
  messages: readonly ConversationMessage[],
  pending: readonly PendingMessage[],
  timeZone: string,
): LogEntry[] {
  const entries: LogEntry[] = [];
  const sent = new Set(messages.map(({ id }) => id));
  let before: ConversationMessage | undefined;
  for (const message of messages) {
    const day = dayInTimeZone(message.creationTimestamp, timeZone);
    const isNewDay = before === undefined || dayInTimeZone(before.creationTimestamp, timeZone) !== day;
    if (isNewDay) entries.push({ kind: 'day', key: day, day });
    const isFollowUp = !isNewDay && before !== undefined && isTogether(before, message);
    const last = entries.at(-1);
    if (isFollowUp && last?.kind === 'message') last.isLast = false;
    // A message that was pending keeps its place in the list, and so its element.
    entries.push({ kind: 'message', key: message.id, message, isFollowUp, isLast: true });
    before = message;
  }
  const unsent = pending.filter(({ id }) => !sent.has(id));
  for (const [index, one] of unsent.entries()) {
    const isLast = unsent[index + 1]?.state !== one.state;
    entries.push({ kind: 'pending', key: one.id, pending: one, isFollowUp: index > 0, isLast });
  }
  return entries;
}

/** Where the day of an entry stands; -1 before the first day. */
export function dayIndexOf(entries: readonly LogEntry[], index: number): number {
  return entries.findLastIndex(({ kind }, at) => at <= index && kind === 'day');
}

function isTogether(first: ConversationMessage, second: ConversationMessage): boolean {
  return (
    first.senderUserProfileId === second.senderUserProfileId &&
    minuteOf(second) - minuteOf(first) <= TOGETHER_MINUTES
  );
}

function minuteOf({ creationTimestamp }: ConversationMessage): number {
  return Math.floor(Date.parse(creationTimestamp) / MINUTE_MILLISECONDS);
}
