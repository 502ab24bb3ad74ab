import type { ConversationMessage, ConversationState, RealtimeEvent } from '@moien/contract';
import type { MessagingSite, Writer } from './messaging-site.ts';

/** What a page knows of somebody's conversations: what it has read, and what it was told since. */
export type PageState = {
  conversations: Map<string, ConversationState>;
  messages: Map<string, ConversationMessage>;
};

/** As the calls say it now. */
export async function readState(site: MessagingSite, writer: Writer): Promise<PageState> {
  const state: PageState = { conversations: new Map(), messages: new Map() };
  for (const query of ['', '?isArchived=true'])
    for (const summary of (await site.inboxOf(writer, query)).conversationArray) {
      const {
        home: _home,
        person: _person,
        stay: _stay,
        lastMessage: _lastMessage,
        ...conversation
      } = summary;
      state.conversations.set(conversation.id, conversation);
      for (let after = 0; after < conversation.lastMessageSeq; ) {
        const messages = await site.messagesOf(writer, conversation.id, `?after=${after}`);
        for (const message of messages) state.messages.set(message.id, message);
        after = messages.at(-1)?.seq ?? conversation.lastMessageSeq;
      }
    }
  return state;
}

/** What an event changes in what a page knows. */
export function applyEvent({ conversations, messages }: PageState, event: RealtimeEvent): void {
  if ('conversation' in event) conversations.set(event.conversation.id, event.conversation);
  if ('message' in event) messages.set(event.message.id, event.message);
  if (event.type !== 'messageMarkedAsRead') return;
  const read = messages.get(event.messageId);
  for (const message of messages.values())
    if (
      read &&
      !message.isReaded &&
      message.conversationId === read.conversationId &&
      message.senderUserProfileId === read.senderUserProfileId &&
      message.seq <= read.seq
    )
      messages.set(message.id, { ...message, isReaded: true, readedTimestamp: event.readedTimestamp });
}
