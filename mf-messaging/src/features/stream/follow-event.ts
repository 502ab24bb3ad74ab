import type { RealtimeEvent } from '@moien/contract';
import type { ConversationsStore } from '../conversations/conversations-store.ts';
import type { ThreadStore } from '../thread/thread-store.ts';

type Stores = {
  conversations: Pick<ConversationsStore, 'follow' | 'followCard' | 'reload'>;
  thread: Pick<ThreadStore, 'follow' | 'load' | 'opened'>;
};

/** What happened to the person of this page (specification §4), in all that it shows of it. */
export function followEvent(event: RealtimeEvent, { conversations, thread }: Stores): void {
  switch (event.type) {
    case 'addMessage':
    case 'updateMessage':
      conversations.follow(event.conversation, event.message);
      thread.follow(event.conversation, event.message);
      break;
    case 'messageMarkedAsRead':
    case 'updateConversation':
      conversations.follow(event.conversation);
      thread.follow(event.conversation);
      break;
    // The stay that a conversation is about may stand otherwise.
    case 'updateCard':
      conversations.followCard(event.card);
      if (thread.opened) void thread.load();
      break;
    case 'reset':
      readAnew({ conversations, thread });
      break;
    default:
  }
}

/** All that the page shows, by calls. */
export function readAnew({ conversations, thread }: Stores): void {
  conversations.reload();
  if (thread.opened) void thread.load();
}
