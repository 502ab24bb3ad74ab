import { VISITOR_SESSION } from '@moien/contract';
import { exampleRoot, exampleSession } from '@moien/shared-lib/testing';
import { waitFor } from '@testing-library/react';
import { followPush } from './follow-push.ts';

const TOKEN = { deviceToken: '{"endpoint":"earlier"}', deviceType: 'web' };

let subscribed: boolean;
let shown: string[];

beforeEach(() => {
  [subscribed, shown] = [true, ['conversation 1']];
  localStorage.setItem('device-token', JSON.stringify(TOKEN));
  const subscription = {
    toJSON: () => ({ endpoint: 'now' }),
    unsubscribe: async () => {
      subscribed = false;
    },
  };
  const pushManager = {
    getSubscription: async () => (subscribed ? subscription : null),
    subscribe: async () => {
      subscribed = true;
      return subscription;
    },
  };
  const close = () => {
    shown = [];
  };
  const registration = { pushManager, getNotifications: async () => shown.map((tag) => ({ tag, close })) };
  Object.assign(globalThis, { Notification: { permission: 'granted' }, PushManager: class {} });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
    configurable: true,
  });
});

function openPage(session = exampleSession, isSessionMissing = false) {
  const asked: string[] = [];
  const root = exampleRoot({
    session,
    isSessionMissing,
    transport: async ({ url }) => {
      asked.push(url);
      return { status: 200, body: url.endsWith('public-key') ? { publicKey: 'key' } : {} };
    },
  });
  followPush(root);
  return { root, asked };
}

const isRenewed = (asked: string[]) => waitFor(() => expect(asked).toContain('/api/notification/token'));

it('a browser is told again of who is signed in, and what it shows of them stays', async () => {
  const { asked } = openPage();
  await isRenewed(asked);
  expect([subscribed, shown]).toEqual([true, ['conversation 1']]);
});

it('after a sign-out it shows nothing of them and has no address, until the next sign-in', async () => {
  const { root, asked } = openPage();
  await isRenewed(asked);
  root.session.follow(VISITOR_SESSION);
  await waitFor(() => expect([subscribed, shown]).toEqual([false, []]));
  asked.length = 0;
  root.session.follow(exampleSession);
  await isRenewed(asked);
  expect(subscribed).toBe(true);
});

it('a page that is opened after the session has ended elsewhere ends it here, too', async () => {
  openPage(VISITOR_SESSION);
  await waitFor(() => expect([subscribed, shown]).toEqual([false, []]));
});

it('a page that does not know yet who is signed in changes nothing before it does', async () => {
  const { root, asked } = openPage(VISITOR_SESSION, true);
  root.session.follow(exampleSession);
  await isRenewed(asked);
  expect(shown).toEqual(['conversation 1']);
});
