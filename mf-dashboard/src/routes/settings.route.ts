import { defineRoute } from '@moien/shared-lib';
import { blockedPeopleStore } from '../features/blocked-people/blocked-people-store.ts';
import { blockedPeopleTexts } from '../features/blocked-people/blocked-people-texts.ts';
import { notificationSettingsStore } from '../features/notification-settings/notification-settings-store.ts';
import { notificationSettingsTexts } from '../features/notification-settings/notification-settings-texts.ts';
import { SettingsPage } from './SettingsPage.tsx';

export const settingsRoute = defineRoute<null>({
  load: async ({ root }) => {
    // The page shows its skeleton, or what it knows, until the answer is there.
    root.feature(notificationSettingsStore).open();
    root.feature(blockedPeopleStore).open();
    const texts = [notificationSettingsTexts, blockedPeopleTexts];
    await Promise.all(texts.map((of) => of[root.languageTag].load()));
    return null;
  },
  Component: SettingsPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('navigation-settings') }),
    description: t('settings-description'),
    canonicalPath: '/dashboard/settings',
    isIndexed: false,
  }),
});
