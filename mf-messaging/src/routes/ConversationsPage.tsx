import { useFeatureStore } from '@moien/shared-lib';
import { Conversations } from '../features/conversations/Conversations.tsx';
import { conversationsStore } from '../features/conversations/conversations-store.ts';
import type { ConversationsView } from '../features/conversations/conversations-view.ts';
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
