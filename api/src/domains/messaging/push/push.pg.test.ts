import { DEVICES_MAXIMUM } from '@moien/contract';
import { startWebPushService, type WebPushService } from '@moien/sandbox/push/web-push-service';
import { openDeliveries } from '../../../testing/delivery-site.ts';
import {
  type MessagingSite,
  openMessagingSite,
  refusalOf,
  type Writer,
} from '../../../testing/messaging-site.ts';
import { testConfig } from '../../../testing/test-app.ts';
import { createPushSenders } from './push-senders.ts';
import { DEVELOPMENT_PUSH_KEY, readPushSettings } from './push-settings.ts';

const IBAN = 'LU28 0019 4006 4475 0000';

const settingsFor = (services: string) =>
  readPushSettings(
    {
      PUSH_PRIVATE_KEY: DEVELOPMENT_PUSH_KEY,
      PUSH_SERVICES: services,
      FCM_ORIGIN: 'https://fcm.example',
      APNS_ORIGIN: 'https://apns.example',
    },
    'hello@moien.example',
  );

let service: WebPushService;
let site: MessagingSite;
let deliveries: ReturnType<typeof openDeliveries>;

beforeAll(async () => {
  service = await startWebPushService(settingsFor('https://push.example').web.publicKey);
  const push = settingsFor(service.origin);
  site = await openMessagingSite({ push });
  const { url } = site.database;
  deliveries = openDeliveries({
    ...{ url, client: site.client, formKey: testConfig(url).formKey, now: site.now },
    push: createPushSenders(push, site.now),
  });
}, 120_000);

afterAll(async () => {
  await deliveries.close();
  await site.close();
  await service.stop();
});

const add = ({ call }: Writer, deviceToken: string, deviceType = 'web') =>
  call('POST', '/api/notification/token', { deviceToken, deviceType });
const remove = ({ call }: Writer, deviceToken: string) =>
  call('POST', '/api/notification/token/remove', { deviceToken, deviceType: 'web' });

async function withDevice(writer: Writer): Promise<string> {
  const subscription = service.subscribe();
  expect((await add(writer, subscription)).statusCode).toBe(200);
  return subscription;
}

/** Past the seconds in which an open page may have read. */
async function tell(): Promise<void> {
  site.wait(10_000);
  await deliveries.runDue();
}

describe('a message', () => {
  it('is told to every device of who gets it, as they read it, and to none of who sends it', async () => {
    const pair = await site.pair();
    const [first, second, own] = [
      await withDevice(pair.owner),
      await withDevice(pair.owner),
      await withDevice(pair.guest),
    ];
    await site.begin(pair, `Shall I pay to ${IBAN}?`);
    await tell();
    const told = {
      title: expect.stringContaining('Léa'),
      body: 'Shall I pay to •••?',
      path: `/en/conversation/${pair.propertyId}/${pair.guest.userId}/1`,
      tag: expect.stringMatching(/^conversation /),
    };
    for (const device of [first, second]) expect(service.messagesOf(device)).toEqual([told]);
    expect(service.messagesOf(own)).toEqual([]);
  });

  it('is told once, and not at all when it was read or followed by another one meanwhile', async () => {
    const pair = await site.pair();
    const device = await withDevice(pair.owner);
    const { conversation } = await site.begin(pair, 'one');
    await site.send(pair.guest, conversation.id, 'two');
    await tell();
    await tell();
    expect(service.messagesOf(device)).toMatchObject([{ body: 'two' }]);
    await site.send(pair.guest, conversation.id, 'three');
    await pair.owner.call('PUT', `/api/conversations/${conversation.id}/read-up-to`, { seq: 3 });
    await tell();
    expect(service.messagesOf(device)).toHaveLength(1);
  });

  it('of somebody who is blocked is told to nobody', async () => {
    const pair = await site.pair();
    const { conversation } = await site.begin(pair, 'one');
    const device = await withDevice(pair.owner);
    await pair.owner.call('PUT', `/api/conversations/${conversation.id}/blocked`, { isBlocked: true });
    await site.send(pair.guest, conversation.id, 'two');
    await tell();
    expect(service.messagesOf(device)).toEqual([]);
  });

  it('is not told again to a device that has it when the service of another one fails', async () => {
    const pair = await site.pair();
    const devices = [await withDevice(pair.owner), await withDevice(pair.owner)];
    await site.begin(pair, 'one');
    service.failNext(1);
    await expect(tell()).rejects.toThrow('503');
    await deliveries.runDue();
    for (const device of devices) expect(service.messagesOf(device)).toHaveLength(1);
  });

  it('says which earlier ones were read elsewhere, and open pages hear it', async () => {
    const [first, other] = [await site.pair(), await site.pair()];
    const second = { ...other, owner: first.owner, propertyId: await site.homeOf(first.owner) };
    const device = await withDevice(first.owner);
    const { conversation: read } = await site.begin(first, 'one');
    await tell();
    await first.owner.call('PUT', `/api/conversations/${read.id}/read-up-to`, { seq: 1 });
    const { rows } = await site.client.query(
      `select event from user_event where user_id = $1 and event ->> 'type' = 'updateNotifications'`,
      [first.owner.userId],
    );
    const endedTagArray = [`conversation ${read.id}`];
    expect(rows).toEqual([{ event: expect.objectContaining({ change: 'read', endedTagArray }) }]);
    const { conversation: unread } = await site.begin(second, 'two');
    await tell();
    expect(service.messagesOf(device).at(-1)).toMatchObject({
      tag: `conversation ${unread.id}`,
      endedTagArray,
    });
    await site.send(first.guest, read.id, 'three');
    await tell();
    expect(service.messagesOf(device).at(-1)).not.toHaveProperty('endedTagArray');
  });

  it('is not tried again where its service refuses it for good, and the operator reads why', async () => {
    const pair = await site.pair();
    const device = await withDevice(pair.owner);
    await site.begin(pair, 'one');
    service.failNext(1, { status: 403, headers: {} });
    await tell();
    expect(deliveries.warnings.at(-1)?.[0]).toMatchObject({
      err: { message: 'A push service answered 403: ' },
    });
    expect(await deliveries.openOf(pair.owner.userId)).toHaveLength(1);
    await tell();
    expect(service.messagesOf(device)).toEqual([]);
  });

  it('is tried again when its service says, for two days', async () => {
    const pair = await site.pair();
    const device = await withDevice(pair.owner);
    const { conversation } = await site.begin(pair, 'one');
    const busy = { status: 429, headers: { 'retry-after': '120' } };
    service.failNext(1, busy);
    await tell();
    await deliveries.runDue();
    expect(service.messagesOf(device)).toEqual([]);
    site.wait(111_000);
    await tell();
    expect(service.messagesOf(device)).toHaveLength(1);
    await site.send(pair.guest, conversation.id, 'two');
    await site.client.query(
      `update notification_delivery set created_at = created_at - interval '2 days'
       where user_id = $1 and state = 'waiting'`,
      [pair.owner.userId],
    );
    service.failNext(1, busy);
    await expect(tell()).rejects.toThrow('429');
  });

  it('is not told to who has switched that off', async () => {
    const pair = await site.pair();
    const device = await withDevice(pair.owner);
    await pair.owner.call('PUT', '/api/notification-settings', {
      ...{ timeZone: 'Europe/Luxembourg', quietHours: null, digest: 'off' },
      choiceArray: [{ kind: 'message', channel: 'push', isOn: false }],
    });
    await site.begin(pair, 'one');
    await tell();
    expect(service.messagesOf(device)).toEqual([]);
  });
});

describe('a device', () => {
  it('is told no more once it is removed, its session ends, or its browser has unsubscribed', async () => {
    const pair = await site.pair();
    const { owner } = pair;
    const [removed, ended] = [await withDevice(owner), await withDevice(owner)];
    expect((await remove(owner, removed)).statusCode).toBe(200);
    expect((await remove(owner, removed)).statusCode).toBe(200);
    expect((await remove(owner, 'no JSON')).statusCode).toBe(200);
    service.end(ended);
    const { conversation } = await site.begin(pair, 'one');
    await tell();
    expect(service.messagesOf(removed)).toEqual([]);
    const { rowCount } = await site.client.query('select from device_token where user_id = $1', [
      owner.userId,
    ]);
    expect(rowCount).toBe(0);

    const device = await withDevice(owner);
    await owner.call('POST', '/api/sign-out');
    await site.send(pair.guest, conversation.id, 'two');
    await tell();
    expect(service.messagesOf(device)).toEqual([]);
  });

  it('is told no more when its session was not used for as long as ends it', async () => {
    const pair = await site.pair();
    const device = await withDevice(pair.owner);
    await site.client.query('update session set last_seen_at = $2 where user_id = $1', [
      pair.owner.userId,
      new Date(site.now().getTime() - 14 * 86_400_000),
    ]);
    await site.begin(pair, 'one');
    await tell();
    expect(service.messagesOf(device)).toEqual([]);
  });

  it('is of who signed in there last', async () => {
    const pair = await site.pair();
    const device = await withDevice(pair.owner);
    const next = await site.person();
    await add(next, device);
    await site.begin(pair, 'one');
    await tell();
    expect(service.messagesOf(device)).toEqual([]);
  });

  it('is one with the keys that it has now', async () => {
    const pair = await site.pair();
    const [device, other] = [await withDevice(pair.owner), service.subscribe()];
    const [earlier, { keys }] = [JSON.parse(device), JSON.parse(other)];
    const renewed = JSON.stringify({ ...earlier, keys });
    expect((await add(pair.owner, renewed)).statusCode).toBe(200);
    expect((await add(pair.owner, JSON.stringify({ keys, endpoint: earlier.endpoint }))).statusCode).toBe(
      200,
    );
    const tokens = 'select token::json ->> $2 as endpoint from device_token where user_id = $1';
    const { rows } = await site.client.query(tokens, [pair.owner.userId, 'endpoint']);
    expect(rows).toEqual([{ endpoint: earlier.endpoint }]);
    await remove(pair.owner, device);
    expect((await site.client.query(tokens, [pair.owner.userId, 'endpoint'])).rows).toEqual([]);
  });

  it('of somebody else stays', async () => {
    const pair = await site.pair();
    const device = await withDevice(pair.owner);
    await remove(pair.guest, device);
    await site.begin(pair, 'one');
    await tell();
    expect(service.messagesOf(device)).toHaveLength(1);
  });

  it('makes room for newer ones', async () => {
    const owner = await site.person();
    const first = await withDevice(owner);
    for (let count = 0; count < DEVICES_MAXIMUM; count += 1) {
      site.wait(1000);
      await withDevice(owner);
    }
    const { rows } = await site.client.query('select token from device_token where user_id = $1', [
      owner.userId,
    ]);
    expect(rows).toHaveLength(DEVICES_MAXIMUM);
    expect(rows).not.toContainEqual({ token: first });
  });

  it('is refused when it leads elsewhere, is none, or is of a type that is not set up', async () => {
    const owner = await site.person();
    const elsewhere = service.subscribe().replace(service.origin, 'http://169.254.169.254');
    for (const token of [elsewhere, 'text', '{}'])
      expect(refusalOf(await add(owner, token))).toBe('400 device-token-invalid');
    expect(refusalOf(await add(owner, 'a-token-of-an-android-device', 'android'))).toBe(
      '400 device-token-invalid',
    );
    expect(refusalOf(await add(owner, service.subscribe(), 'watch'))).toBe('400 invalid-request');
  });

  it('is refused with a NUL, which the database cannot hold, to be added and to be removed', async () => {
    const owner = await site.person();
    for (const send of [add, remove])
      expect(refusalOf(await send(owner, 'a\u0000token'))).toBe('400 invalid-request');
  });

  it('subscribes with the key of the site', async () => {
    const answer = await site.app.inject({ method: 'GET', url: '/api/notification/public-key' });
    expect(answer.json()).toEqual({ publicKey: settingsFor(service.origin).web.publicKey });
  });
});
