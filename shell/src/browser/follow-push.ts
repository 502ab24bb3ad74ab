import type { RootStore } from '@moien/shared-lib';
import { reaction } from 'mobx';

/** Specification §4: after a sign-in, a browser that has the permission is told of what happens. */
export function followPush({ session, api }: Pick<RootStore, 'session' | 'api'>): void {
  reaction(
    () => session.profile?.userId,
    (userId) => {
      if (userId === undefined || globalThis.Notification?.permission !== 'granted') return;
      void renew(api).catch((error: unknown) => console.warn('This browser is not told by push.', error));
    },
    { fireImmediately: true },
  );
}

async function renew(api: RootStore['api']): Promise<void> {
  const { renewPush } = await import(/* webpackChunkName: "push" */ '@moien/shared-lib/push');
  await renewPush(api);
}
