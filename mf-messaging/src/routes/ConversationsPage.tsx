import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { conversationsStore } from '../features/conversations/conversations-store.ts';
import type { ConversationsView } from '../features/conversations/conversations-view.ts';
import { addressOf } from '../features/conversations/sides.ts';
import { Conversations } from '../features/inbox/Conversations.tsx';
import { useNewestConversation } from '../features/inbox/use-newest-conversation.ts';
import { messageSearchStore } from '../features/message-search/message-search-store.ts';
import { useLiveMessages } from '../features/stream/use-live-messages.ts';
import { Thread } from '../features/thread/Thread.tsx';
import { threadStore } from '../features/thread/thread-store.ts';

type ConversationsPageProps = { data: { view: ConversationsView } };

export const ConversationsPage = observer(function ConversationsPage({ data }: ConversationsPageProps) {
  useLiveMessages();
  const { view } = data;
  const conversations = useFeatureStore(conversationsStore);
  const thread = useFeatureStore(threadStore);
  const newest = useNewestConversation({ conversations, thread }, view);
  return (
    <Conversations
      store={conversations}
      search={useFeatureStore(messageSearchStore)}
      view={view}
      {...(newest && { unasked: newest })}
    >
      {newest && <Thread key={addressOf(newest)} store={thread} view={view} isUnasked />}
    </Conversations>
  );
});
