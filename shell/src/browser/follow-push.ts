import { nativePlatform, type RootStore } from '@moien/shared-lib';
import { reaction } from 'mobx';

/**
 * Specification §4: after a sign-in, a browser that has the permission is told of what happens. After a
 * sign-out it shows nothing more of that person.
 */
export function followPush({ session, api }: Pick<RootStore, 'session' | 'api'>): void {
  let work = Promise.resolve();
  reaction(
    () => (session.isMissing ? null : session.profile?.userId),
    (userId, earlierId) => {
      const isAsked = nativePlatform() || globalThis.Notification?.permission === 'granted';
      if (userId === null || !isAsked) return;
      const isOthers = userId === undefined || (typeof earlierId === 'string' && earlierId !== userId);
      work = work
        .then(() => follow(api, { isOthers, isSignedIn: userId !== undefined }))
        .catch((error: unknown) => console.warn('This browser is not told by push.', error));
    },
    { fireImmediately: true },
  );
}

type Change = { isOthers: boolean; isSignedIn: boolean };

async function follow(api: RootStore['api'], { isOthers, isSignedIn }: Change): Promise<void> {
  const { renewPush, silencePush } = await import(/* webpackChunkName: "push" */ '@moien/shared-lib/push');
  if (isOthers) await silencePush();
  if (isSignedIn) await renewPush(api);
}
