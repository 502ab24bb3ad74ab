import { readStored, writeStored } from '../storage/stored-value.ts';
import {
  closePushes,
  readPushState,
  renewPush,
  silencePush,
  turnPushOff,
  turnPushOn,
} from './device-push.ts';

const KEY = 'a-key-of-the-site';
const token = (name: string) => ({ deviceToken: JSON.stringify({ endpoint: name }), deviceType: 'web' });

type Browser = { answer: NotificationPermission; subscribed: string | undefined; shown: string[] };
let browser: Browser;
let calls: [string, unknown?][];
let isReachable: boolean;

const api = {
  call: (async (name: string, input?: { body: unknown }) => {
    calls.push(input ? [name, input.body] : [name]);
    return isReachable ? { kind: 'ok', value: { publicKey: KEY } } : { kind: 'unreachable' };
  }) as never,
};

function subscription() {
  const name = browser.subscribed;
  if (name === undefined) return null;
  return {
    toJSON: () => ({ endpoint: name }),
    unsubscribe: async () => {
      browser.subscribed = undefined;
    },
  };
}

beforeEach(() => {
  [calls, isReachable] = [[], true];
  browser = { answer: 'granted', subscribed: undefined, shown: [] };
  localStorage.clear();
  const pushManager = {
    getSubscription: async () => subscription(),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (browser.subscribed === 'old') throw new Error('InvalidStateError');
      browser.subscribed ??= `with ${applicationServerKey}`;
      return subscription();
    },
  };
  const getNotifications = async () =>
    browser.shown.map((tag) => ({
      tag,
      close: () => {
        browser.shown = browser.shown.filter((one) => one !== tag);
      },
    }));
  const registration = { pushManager, getNotifications };
  const notification = {
    permission: 'default' as NotificationPermission,
    requestPermission: async () => {
      notification.permission = browser.answer;
      return browser.answer;
    },
  };
  Object.assign(globalThis, { Notification: notification, PushManager: class {} });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
    configurable: true,
  });
});

describe('push on this device', () => {
  it('is off until it is turned on, and off again', async () => {
    expect(await readPushState()).toBe('off');
    expect(await turnPushOn(api)).toBe('on');
    expect(calls).toEqual([['getPushPublicKey'], ['addDeviceToken', token(`with ${KEY}`)]]);
    expect(readStored('device-token')).toEqual(token(`with ${KEY}`));
    expect(await turnPushOff(api)).toBe('off');
    expect(calls.at(-1)).toEqual(['removeDeviceToken', token(`with ${KEY}`)]);
    expect([browser.subscribed, readStored('device-token')]).toEqual([undefined, undefined]);
  });

  it('stays off without the permission', async () => {
    browser.answer = 'denied';
    expect(await turnPushOn(api)).toBe('denied');
    expect(calls).toEqual([]);
  });

  it('fails, and keeps nothing, when ours does not answer', async () => {
    isReachable = false;
    await expect(turnPushOn(api)).rejects.toThrow();
    expect(readStored('device-token')).toBeUndefined();
  });

  it('is told with the new key when the site has another one', async () => {
    browser.subscribed = 'old';
    expect(await turnPushOn(api)).toBe('on');
    expect(browser.subscribed).toBe(`with ${KEY}`);
  });

  it('is renewed after a sign-in only where somebody has asked for it', async () => {
    await renewPush(api);
    expect(calls).toEqual([]);
    Object.assign(Notification, { permission: 'granted' });
    await renewPush(api);
    expect(calls).toEqual([]);
    writeStored('device-token', { deviceToken: 'earlier', deviceType: 'web' });
    await renewPush(api);
    expect(calls.at(-1)).toEqual(['addDeviceToken', token(`with ${KEY}`)]);
  });

  it('shows nothing of who has signed out, has no address then, and is told again after the next sign-in', async () => {
    await turnPushOn(api);
    browser.shown = ['conversation 1', 'booking 2'];
    calls = [];
    await silencePush();
    expect([browser.subscribed, browser.shown, calls]).toEqual([undefined, [], []]);
    await renewPush(api);
    expect(calls.at(-1)).toEqual(['addDeviceToken', token(`with ${KEY}`)]);
    expect(await readPushState()).toBe('on');
  });

  it('shows no more what was read elsewhere', async () => {
    browser.shown = ['conversation 1', 'booking 2'];
    await closePushes(['booking 2', 'booking 3']);
    expect(browser.shown).toEqual(['conversation 1']);
  });

  it('is silenced without a word where there is no service worker', async () => {
    Reflect.deleteProperty(globalThis, 'PushManager');
    await silencePush();
    Object.assign(globalThis, { PushManager: class {} });
    Object.assign(navigator.serviceWorker, { getRegistration: async () => undefined });
    await silencePush();
    expect(calls).toEqual([]);
  });

  it('is not there in browsers that know nothing of it, and in the app', async () => {
    Object.assign(globalThis, { Capacitor: { isNativePlatform: () => true, getPlatform: () => 'ios' } });
    expect(await readPushState()).toBe('unsupported');
    Reflect.deleteProperty(globalThis, 'Capacitor');
    Reflect.deleteProperty(globalThis, 'PushManager');
    expect(await readPushState()).toBe('unsupported');
  });
});
