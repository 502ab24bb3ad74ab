import { useFeatureStore } from '@moien/shared-lib';
import { conversationsStore } from '../features/conversations/conversations-store.ts';
import type { ConversationsView } from '../features/conversations/conversations-view.ts';
import { addressOf, type Sides } from '../features/conversations/sides.ts';
import { Conversations } from '../features/inbox/Conversations.tsx';
import { messageSearchStore } from '../features/message-search/message-search-store.ts';
import { useLiveMessages } from '../features/stream/use-live-messages.ts';
import { Thread } from '../features/thread/Thread.tsx';
import { threadStore } from '../features/thread/thread-store.ts';

export function ConversationPage({ data }: { data: { sides: Sides; view: ConversationsView } }) {
  useLiveMessages();
  const thread = useFeatureStore(threadStore);
  return (
    <Conversations
      store={useFeatureStore(conversationsStore)}
      search={useFeatureStore(messageSearchStore)}
      view={data.view}
      shown={data.sides}
    >
      <Thread key={addressOf(data.sides)} store={thread} view={data.view} />
    </Conversations>
  );
}
