import { defineRoute } from '@moien/shared-lib';
import { notificationsStore } from '../features/notifications/notifications-store.ts';
import { notificationsTexts } from '../features/notifications/notifications-texts.ts';
import { NotificationsPage } from './NotificationsPage.tsx';

export const notificationsRoute = defineRoute<null>({
  load: async ({ root }) => {
    // The page shows its skeleton, or what it knows, until the list is there.
    root.feature(notificationsStore).load();
    await notificationsTexts[root.languageTag].load();
    return null;
  },
  Component: NotificationsPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('navigation-notifications') }),
    description: t('notifications-description'),
    canonicalPath: '/dashboard/notifications',
    isIndexed: false,
  }),
});
