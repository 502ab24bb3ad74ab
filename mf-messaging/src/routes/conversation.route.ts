import { defineRoute } from '@moien/shared-lib';
import { conversationsStore } from '../features/conversations/conversations-store.ts';
import { type ConversationsView, readView } from '../features/conversations/conversations-view.ts';
import { addressOf, readSides, type Sides } from '../features/conversations/sides.ts';
import { readSearch } from '../features/message-search/message-search-address.ts';
import { messageSearchStore } from '../features/message-search/message-search-store.ts';
import { lazyLog } from '../features/thread/lazy-log.ts';
import { threadStore } from '../features/thread/thread-store.ts';
import { ConversationPage } from './ConversationPage.tsx';

export const conversationRoute = defineRoute<{ sides: Sides; view: ConversationsView }>({
  load: async ({ root, url, parameters }) => {
    // What fails to load now is tried again when it is drawn.
    void lazyLog.load().catch(() => undefined);
    const sides = readSides(parameters);
    const view = readView(url.searchParams);
    const { text, seq } = readSearch(url.searchParams);
    root.feature(threadStore).open(sides, seq);
    root.feature(conversationsStore).load(view);
    root.feature(messageSearchStore).search(text);
    return { sides, view };
  },
  Component: ConversationPage,
  head: ({ sides }, _root, t) => ({
    title: t('page-title', { title: t('conversation-title') }),
    description: t('conversations-description'),
    canonicalPath: `/conversation/${addressOf(sides)}`,
    isIndexed: false,
  }),
});
