import type { RealtimeEvent } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { useEffect } from 'react';
import type { NotificationsStore } from './notifications-store.ts';

/** Of several events at once the list is asked for once. */
const REST_MILLISECONDS = 300;
/** After these there may be others than the page shows: a message brings its conversation's up again. */
const NEWS: ReadonlySet<RealtimeEvent['type']> = new Set([
  'welcome',
  'addNotification',
  'addMessage',
  'reset',
]);

/** While the page is shown, it follows the stream of specification §7. */
export function useLiveNotifications(store: NotificationsStore): void {
  const root = useRootStore();
  useEffect(() => {
    let isShown = true;
    let resting: ReturnType<typeof setTimeout> | undefined;
    let listener: { unsubscribe: () => void } | undefined;
    void root.realtime.then((realtime) => {
      if (!isShown || !realtime) return;
      listener = realtime.events.subscribe((event) => {
        if (event.type === 'updateNotifications') store.follow(event);
        if (!NEWS.has(event.type)) return;
        clearTimeout(resting);
        resting = setTimeout(() => void store.refresh(), REST_MILLISECONDS);
      });
    });
    return () => {
      isShown = false;
      clearTimeout(resting);
      listener?.unsubscribe();
    };
  }, [root, store]);
}
