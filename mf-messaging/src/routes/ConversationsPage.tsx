import { useFeatureStore } from '@moien/shared-lib';
import { Conversations } from '../features/conversations/Conversations.tsx';
import { conversationsStore } from '../features/conversations/conversations-store.ts';
import type { ConversationsView } from '../features/conversations/conversations-view.ts';

export function ConversationsPage({ data }: { data: { view: ConversationsView } }) {
  return <Conversations store={useFeatureStore(conversationsStore)} view={data.view} />;
}
