import type { ConversationMessage } from '@moien/contract';

/**
 * Messages in the order of `seq`, each once. A newer version of a message replaces the known one by its id: a
 * message that an operator has released has another `seq` than before.
 */
export function mergeMessages(
  known: readonly ConversationMessage[],
  news: readonly ConversationMessage[],
): readonly ConversationMessage[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of news) byId.set(message.id, message);
  return [...byId.values()].sort((a, b) => a.seq - b.seq);
}
