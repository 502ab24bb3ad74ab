import { useFeatureStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { Notifications } from '../features/notifications/Notifications.tsx';
import { notificationsStore } from '../features/notifications/notifications-store.ts';
import { notificationsTexts } from '../features/notifications/notifications-texts.ts';
import { useLiveNotifications } from '../features/notifications/use-live-notifications.ts';

export function NotificationsPage() {
  const store = useFeatureStore(notificationsStore);
  useLiveNotifications(store);
  return (
    <WithTexts namespace="notifications" texts={notificationsTexts}>
      <Notifications store={store} />
    </WithTexts>
  );
}
