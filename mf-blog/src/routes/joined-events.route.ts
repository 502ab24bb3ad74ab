import { defineRoute } from '@moien/shared-lib';
import { joinedEventsStore } from '../features/joined-events/joined-events-store.ts';
import { joinedEventsTexts } from '../features/joined-events/joined-events-texts.ts';
import { JoinedEventsPage } from './JoinedEventsPage.tsx';

export const joinedEventsRoute = defineRoute<null>({
  load: async ({ root }) => {
    // The page shows its skeleton, or what it knows, until the list is there.
    root.feature(joinedEventsStore).open();
    await joinedEventsTexts[root.languageTag].load();
    return null;
  },
  Component: JoinedEventsPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('navigation-events') }),
    description: t('joined-events-description'),
    canonicalPath: '/dashboard/events',
    isIndexed: false,
  }),
});
