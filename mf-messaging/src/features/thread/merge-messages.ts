import type { ConversationMessage } from '@moien/contract';

/**
 * Messages in the order of `seq`, each once; of two versions of one the later counts, which may have another
 * number: what was looked at before it arrived comes last.
 */
export function mergeMessages(
  known: readonly ConversationMessage[],
  news: readonly ConversationMessage[],
): readonly ConversationMessage[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of news) byId.set(message.id, message);
  return [...byId.values()].sort((a, b) => a.seq - b.seq);
}
