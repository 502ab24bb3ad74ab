/** On the channel of events; to earlier releases it is an id that they do not know. */
const PREFIX = 'typing ';

/** Somebody is writing to somebody, until an instant in milliseconds since 1970. Never stored. */
export type TypingNotice = { conversationId: string; userId: string; receiverId: string; until: number };

export function writeTypingNotice({ conversationId, userId, receiverId, until }: TypingNotice): string {
  return `${PREFIX}${conversationId} ${userId} ${receiverId} ${until}`;
}

/** @returns undefined for what is no such notice */
export function readTypingNotice(payload: string): TypingNotice | undefined {
  if (!payload.startsWith(PREFIX)) return undefined;
  const [conversationId = '', userId = '', receiverId = '', until] = payload.slice(PREFIX.length).split(' ');
  return { conversationId, userId, receiverId, until: Number(until) };
}
