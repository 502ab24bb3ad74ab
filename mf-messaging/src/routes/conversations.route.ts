import { defineRoute } from '@moien/shared-lib';
import { conversationsStore } from '../features/conversations/conversations-store.ts';
import { type ConversationsView, readView } from '../features/conversations/conversations-view.ts';
import { readSearch } from '../features/message-search/message-search-address.ts';
import { messageSearchStore } from '../features/message-search/message-search-store.ts';
import { ConversationsPage } from './ConversationsPage.tsx';

export const conversationsRoute = defineRoute<{ view: ConversationsView }>({
  load: async ({ root, url }) => {
    const view = readView(url.searchParams);
    // The page shows its skeleton, or what it knows, until the list is there.
    root.feature(conversationsStore).load(view);
    root.feature(messageSearchStore).search(readSearch(url.searchParams).text);
    return { view };
  },
  Component: ConversationsPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('conversations-title') }),
    description: t('conversations-description'),
    canonicalPath: '/dashboard/conversation',
    isIndexed: false,
  }),
});
