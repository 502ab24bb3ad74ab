import { useFeatureStore } from '@moien/shared-lib';
import { conversationsStore } from '../features/conversations/conversations-store.ts';
import type { ConversationsView } from '../features/conversations/conversations-view.ts';
import { Conversations } from '../features/inbox/Conversations.tsx';
import { messageSearchStore } from '../features/message-search/message-search-store.ts';
import { useLiveMessages } from '../features/stream/use-live-messages.ts';

export function ConversationsPage({ data }: { data: { view: ConversationsView } }) {
  useLiveMessages();
  return (
    <Conversations
      store={useFeatureStore(conversationsStore)}
      search={useFeatureStore(messageSearchStore)}
      view={data.view}
    />
  );
}
