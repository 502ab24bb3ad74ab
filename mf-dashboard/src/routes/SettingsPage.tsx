import { useFeatureStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { BlockedPeople } from '../features/blocked-people/BlockedPeople.tsx';
import { blockedPeopleStore } from '../features/blocked-people/blocked-people-store.ts';
import { blockedPeopleTexts } from '../features/blocked-people/blocked-people-texts.ts';
import { NotificationSettings } from '../features/notification-settings/NotificationSettings.tsx';
import { notificationSettingsStore } from '../features/notification-settings/notification-settings-store.ts';
import { notificationSettingsTexts } from '../features/notification-settings/notification-settings-texts.ts';
import { pushStore } from '../features/notification-settings/push-store.ts';

export function SettingsPage() {
  const store = useFeatureStore(notificationSettingsStore);
  const push = useFeatureStore(pushStore);
  const blocked = useFeatureStore(blockedPeopleStore);
  return (
    <WithTexts namespace="notification-settings" texts={notificationSettingsTexts}>
      <NotificationSettings store={store} push={push}>
        <WithTexts namespace="blocked-people" texts={blockedPeopleTexts}>
          <BlockedPeople store={blocked} />
        </WithTexts>
      </NotificationSettings>
    </WithTexts>
  );
}
