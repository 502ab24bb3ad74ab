import type { ConversationMessage } from '@moien/contract';

/** Messages in the order of `seq`, each once; of two versions of one the later counts. */
export function mergeMessages(
  known: readonly ConversationMessage[],
  news: readonly ConversationMessage[],
): readonly ConversationMessage[] {
  const bySeq = new Map(known.map((message) => [message.seq, message]));
  for (const message of news) bySeq.set(message.seq, message);
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}
