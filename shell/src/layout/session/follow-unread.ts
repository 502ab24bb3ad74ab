import type { RealtimeEvent } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { reaction } from 'mobx';

const COUNTED: ReadonlySet<RealtimeEvent['type']> = new Set([
  // Something may have come between the document and the connection.
  'welcome',
  'addMessage',
  'messageMarkedAsRead',
  'addNotification',
  'updateNotifications',
  'reset',
]);
/** Of several events at once the counts are asked for once. */
const REST_MILLISECONDS = 500;

/** What this device shows of what was read elsewhere is closed. */
function closeEnded(tags: readonly string[] = []): void {
  if (tags.length === 0 || globalThis.Notification?.permission !== 'granted') return;
  import(/* webpackChunkName: "push" */ '@moien/shared-lib/push')
    .then(({ closePushes }) => closePushes(tags))
    .catch((error: unknown) => console.warn('What was read elsewhere is still shown.', error));
}

/** The header's counts follow what happens to who is signed in. @returns what ends it */
export function followUnread(root: RootStore): () => void {
  let isEnded = false;
  let listener: { unsubscribe: () => void } | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const listen = async () => {
    const realtime = await root.realtime.catch(() => undefined);
    if (isEnded || listener || !root.session.isSignedIn) return;
    listener = realtime?.events.subscribe((event) => {
      const { type } = event;
      if (type === 'updateNotifications') closeEnded(event.endedTagArray);
      if (!COUNTED.has(type)) return;
      clearTimeout(resting);
      resting = setTimeout(() => void root.session.load(), REST_MILLISECONDS);
    });
  };
  const rest = () => {
    clearTimeout(resting);
    listener?.unsubscribe();
    listener = undefined;
  };
  const stop = reaction(
    () => root.session.isSignedIn,
    (isSignedIn) => (isSignedIn ? void listen() : rest()),
    { fireImmediately: true },
  );
  return () => {
    isEnded = true;
    stop();
    rest();
  };
}
