import type { DeviceType, PushContent } from '@moien/contract';
import { type ApnsServer, startApnsServer } from '@moien/sandbox/push/apns-server';
import { type FcmServer, startFcmServer } from '@moien/sandbox/push/fcm-server';
import { startWebPushService, type WebPushService } from '@moien/sandbox/push/web-push-service';
import { PushDelay, PushRefusal } from './push-sender.ts';
import { createPushSenders, type PushSenders } from './push-senders.ts';
import { DEVELOPMENT_PUSH_KEY, readPushSettings } from './push-settings.ts';

const CONTENT: PushContent = {
  title: 'Amélie wrote to you',
  body: 'The key is in the box 🔑',
  path: '/en/conversation/1/2/1',
  tag: 'conversation 1',
};
const ANDROID = 'fcm-token:of_a-device_with_letters';
const IOS = 'ab'.repeat(32);

let [web, fcm, apns]: [WebPushService, FcmServer, ApnsServer] = [] as never;
let senders: PushSenders;

const settingsFor = (services: string) =>
  readPushSettings(
    {
      PUSH_PRIVATE_KEY: DEVELOPMENT_PUSH_KEY,
      PUSH_SERVICES: services,
      FCM_ORIGIN: fcm.origin,
      FCM_SERVICE_ACCOUNT: fcm.account,
      APNS_ORIGIN: apns.origin,
      APNS_KEY: apns.settings.key,
      APNS_KEY_ID: apns.settings.keyId,
      APNS_TEAM_ID: apns.settings.teamId,
      APNS_TOPIC: apns.settings.topic,
    },
    'hello@moien.example',
  );

beforeAll(async () => {
  fcm = await startFcmServer();
  apns = await startApnsServer();
  web = await startWebPushService(settingsFor('https://push.example').web.publicKey);
  senders = createPushSenders(settingsFor(web.origin), () => new Date());
});

afterAll(async () => {
  senders.close();
  await Promise.all([web.stop(), fcm.stop(), apns.stop()]);
});

const send = (deviceType: DeviceType, token: string) =>
  senders.send({ id: 'device', device_type: deviceType, token }, CONTENT);
const ENDED = ['conversation 1', 'booking 2'];
const end = (deviceType: DeviceType, token: string) =>
  senders.sendEnded({ id: 'device', device_type: deviceType, token }, ENDED);
const instant = expect.stringMatching(/^\d{4}-.*Z$/);
const isToken = (deviceType: DeviceType, deviceToken: string) => senders.isToken({ deviceToken, deviceType });

describe('a browser', () => {
  it('reads what was encrypted for it, signed by the site', async () => {
    const subscription = web.subscribe();
    expect(isToken('web', subscription)).toBe(true);
    expect(await send('web', subscription)).toBe('told');
    expect(web.messagesOf(subscription)).toEqual([CONTENT]);
  });

  it('is not told of what has ended alone: it would have to show something', async () => {
    const subscription = web.subscribe();
    expect(await end('web', subscription)).toBeUndefined();
    expect(web.messagesOf(subscription)).toEqual([]);
  });

  it('is gone once it has unsubscribed, or is not known', async () => {
    const subscription = web.subscribe();
    web.end(subscription);
    expect(await send('web', subscription)).toBe('gone');
    expect(await send('web', subscription.replace('/push/', '/push/x'))).toBe('gone');
  });

  it('may be tried again when its service does not answer well', async () => {
    const subscription = web.subscribe();
    web.failNext(1);
    await expect(send('web', subscription)).rejects.toThrow('A push service answered 503');
    expect(await send('web', subscription)).toBe('told');
  });

  it.each([
    [400, {}, PushRefusal, undefined],
    [413, {}, PushRefusal, undefined],
    [429, {}, Error, undefined],
    [429, { 'retry-after': '90' }, PushDelay, 90_000],
    [503, { 'retry-after': '86400' }, PushDelay, 3_600_000],
    [503, { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }, Error, undefined],
    [500, { 'retry-after': 'soon' }, Error, undefined],
  ])('whose service answers %s %j is tried again or not', async (status, headers, kind, milliseconds) => {
    web.failNext(1, { status, headers });
    const error: unknown = await send('web', web.subscribe()).catch((thrown: unknown) => thrown);
    expect((error as Error).constructor).toBe(kind);
    expect((error as Partial<PushDelay>).milliseconds).toBe(milliseconds);
  });

  it('is refused by its service when another site signs', async () => {
    const settings = readPushSettings(
      {
        PUSH_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
        PUSH_SERVICES: web.origin,
        FCM_ORIGIN: fcm.origin,
        APNS_ORIGIN: apns.origin,
      },
      'hello@moien.example',
    );
    const foreign = createPushSenders(settings, () => new Date());
    const device = { id: 'device', device_type: 'web' as const, token: web.subscribe() };
    await expect(foreign.send(device, CONTENT)).rejects.toThrow(PushRefusal);
  });

  const [endpoint, keys] = [
    'https://push.example/1',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  ];
  it.each([
    [true, { endpoint, keys }],
    [true, { endpoint: 'https://eu.notify.example/1', keys }],
    [false, { endpoint: 'https://eu.notify.example.evil.example/1', keys }],
    [false, { endpoint: 'http://eu.notify.example/1', keys }],
    [false, { endpoint: 'https://notify.example/1', keys }],
    [false, { endpoint: 'https://push.example:8443/1', keys }],
    [false, { endpoint: 'https://push.example@127.0.0.1/1', keys }],
    [false, { endpoint: 'https://someone@push.example/1', keys }],
    [false, { endpoint: 'https://:word@push.example/1', keys }],
    [false, { endpoint: 'http://169.254.169.254/latest', keys }],
    [false, { endpoint, keys: { ...keys, auth: 'AAAA' } }],
    [false, { endpoint, keys: { ...keys, p256dh: 'B'.repeat(87) } }],
    [false, { endpoint }],
    [false, 'text'],
  ])('is told (%s) at %j', (isTold, subscription) => {
    const there = createPushSenders(
      settingsFor('https://push.example,https://*.notify.example'),
      () => new Date(),
    );
    expect(there.isToken({ deviceType: 'web', deviceToken: JSON.stringify(subscription) })).toBe(isTold);
  });
});

describe('a phone with Android', () => {
  it('is told by a service account, whose access is asked for once', async () => {
    expect(isToken('android', ANDROID)).toBe(true);
    expect(await send('android', ANDROID)).toBe('told');
    expect(await send('android', ANDROID)).toBe('told');
    expect(fcm.accessCount()).toBe(1);
    expect(fcm.messages[0]).toMatchObject({
      token: ANDROID,
      notification: { title: CONTENT.title, body: CONTENT.body },
      data: { path: CONTENT.path, at: instant },
    });
  });

  it('closes what was read elsewhere by a message of data alone, which shows nothing', async () => {
    expect(await end('android', ANDROID)).toBe('told');
    expect(fcm.messages.at(-1)).toEqual({
      token: ANDROID,
      data: { endedTagArray: JSON.stringify(ENDED), at: instant },
      android: { priority: 'NORMAL', ttl: '86400s', collapse_key: 'ended' },
    });
  });

  it('is told at the next try when access has ended early', async () => {
    fcm.revokeAccess();
    await expect(send('android', ANDROID)).rejects.toThrow('Firebase answered 401');
    expect(await send('android', ANDROID)).toBe('told');
  });

  it('is gone once the app is', async () => {
    fcm.remove('removed-token-of-a-device');
    for (const tell of [send, end]) expect(await tell('android', 'removed-token-of-a-device')).toBe('gone');
  });

  it.each(['', 'short', 'has/slash/in/it/and/is/long', 'has space in it and is long'])(
    'has no token “%s”',
    (token) => expect(isToken('android', token)).toBe(false),
  );
});

describe('an iPhone', () => {
  it('is told by a signed request over one connection', async () => {
    expect(isToken('ios', IOS)).toBe(true);
    expect(await Promise.all([send('ios', IOS), send('ios', IOS)])).toEqual(['told', 'told']);
    expect(apns.sessionCount()).toBe(1);
    const { title, body, path } = CONTENT;
    expect(apns.notifications[0]).toMatchObject({
      token: IOS,
      collapseId: CONTENT.tag,
      payload: { aps: { alert: { title, body } }, path, at: instant },
    });
  });

  it('closes what was read elsewhere by a push in the background, of which the newest counts', async () => {
    expect(await end('ios', IOS)).toBe('told');
    expect(apns.notifications.at(-1)).toEqual({
      token: IOS,
      collapseId: 'ended',
      payload: { aps: { 'content-available': 1 }, endedTagArray: ENDED, at: instant },
    });
  });

  it('is told over another connection once the first has ended', async () => {
    await send('ios', IOS);
    apns.sayGoodbye();
    const until = Date.now() + 5000;
    while (apns.sessionCount() > 0 && Date.now() < until)
      await new Promise((resolve) => setImmediate(resolve));
    expect(await send('ios', IOS)).toBe('told');
  });

  it('may be tried again when the connection is cut before the answer', async () => {
    apns.cutNext();
    await expect(send('ios', IOS)).rejects.toThrow();
    expect(await send('ios', IOS)).toBe('told');
  });

  it.each(['Unregistered', 'BadDeviceToken'] as const)('is gone for the reason %s', async (reason) => {
    const token = reason === 'Unregistered' ? 'cd'.repeat(32) : 'ef'.repeat(32);
    apns.remove(token, reason);
    for (const tell of [send, end]) expect(await tell('ios', token)).toBe('gone');
  });

  it.each(['', 'ab', '../../3/device', 'zz'.repeat(32)])('has no token “%s”', (token) =>
    expect(isToken('ios', token)).toBe(false),
  );
});

it('tells no device whose service nobody has set up', async () => {
  const { web: settings } = settingsFor(web.origin);
  const alone = createPushSenders({ web: settings, fcm: undefined, apns: undefined }, () => new Date());
  expect(alone.isToken({ deviceType: 'ios', deviceToken: IOS })).toBe(false);
  expect(await alone.send({ id: 'device', device_type: 'ios', token: IOS }, CONTENT)).toBeUndefined();
});
