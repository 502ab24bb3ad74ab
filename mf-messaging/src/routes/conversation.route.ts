import { defineRoute } from '@moien/shared-lib';
import { conversationsStore } from '../features/conversations/conversations-store.ts';
import { type ConversationsView, readView } from '../features/conversations/conversations-view.ts';
import { addressOf, readSides } from '../features/conversations/sides.ts';
import { lazyLog } from '../features/thread/lazy-log.ts';
import { threadStore } from '../features/thread/thread-store.ts';
import { ConversationPage } from './ConversationPage.tsx';

export const conversationRoute = defineRoute<{ address: string; view: ConversationsView }>({
  load: async ({ root, url, parameters }) => {
    // What fails to load now is tried again when it is drawn.
    void lazyLog.load().catch(() => undefined);
    const sides = readSides(parameters);
    const view = readView(url.searchParams);
    root.feature(threadStore).open(sides);
    root.feature(conversationsStore).load(view);
    return { address: addressOf(sides), view };
  },
  Component: ConversationPage,
  head: ({ address }, _root, t) => ({
    title: t('page-title', { title: t('conversation-title') }),
    description: t('conversations-description'),
    canonicalPath: `/conversation/${address}`,
    isIndexed: false,
  }),
});
