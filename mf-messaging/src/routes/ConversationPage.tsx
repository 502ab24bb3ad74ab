import { useFeatureStore } from '@moien/shared-lib';
import { Conversations } from '../features/conversations/Conversations.tsx';
import { conversationsStore } from '../features/conversations/conversations-store.ts';
import type { ConversationsView } from '../features/conversations/conversations-view.ts';
import { useLiveMessages } from '../features/stream/use-live-messages.ts';
import { Thread } from '../features/thread/Thread.tsx';
import { threadStore } from '../features/thread/thread-store.ts';

export function ConversationPage({ data }: { data: { address: string; view: ConversationsView } }) {
  useLiveMessages();
  const thread = useFeatureStore(threadStore);
  return (
    <Conversations store={useFeatureStore(conversationsStore)} view={data.view} shown={data.address}>
      <Thread key={data.address} store={thread} view={data.view} />
    </Conversations>
  );
}
