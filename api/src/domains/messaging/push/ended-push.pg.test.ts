import { type ApnsServer, startApnsServer } from '@moien/sandbox/push/apns-server';
import { type FcmServer, startFcmServer } from '@moien/sandbox/push/fcm-server';
import { openDeliveries } from '../../../testing/delivery-site.ts';
import {
  type MessagingSite,
  openMessagingSite,
  type Pair,
  type Writer,
} from '../../../testing/messaging-site.ts';
import { testConfig } from '../../../testing/test-app.ts';
import { createPushSenders, type PushSenders } from './push-senders.ts';
import { DEVELOPMENT_PUSH_KEY, readPushSettings } from './push-settings.ts';

const MINUTE = 60_000;

let [fcm, apns]: [FcmServer, ApnsServer] = [] as never;
let senders: PushSenders;
let site: MessagingSite;
let deliveries: ReturnType<typeof openDeliveries>;
let devices = 0;

beforeAll(async () => {
  fcm = await startFcmServer();
  apns = await startApnsServer();
  const push = readPushSettings(
    {
      PUSH_PRIVATE_KEY: DEVELOPMENT_PUSH_KEY,
      PUSH_SERVICES: 'https://push.example',
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
  site = await openMessagingSite({ push });
  // Tokens are signed by the clock of the machine, which the services have too.
  senders = createPushSenders(push, () => new Date());
  const { url } = site.database;
  deliveries = openDeliveries({
    ...{ url, client: site.client, formKey: testConfig(url).formKey, now: site.now, push: senders },
  });
}, 120_000);

afterAll(async () => {
  senders.close();
  await deliveries.close();
  await site.close();
  await Promise.all([fcm.stop(), apns.stop()]);
});

/** A phone of each kind. */
async function withApps({ call }: Writer) {
  devices += 1;
  const android = `a-token-of-the-android-device-${devices}`;
  const ios = devices.toString(16).padStart(64, '0');
  for (const [deviceType, deviceToken] of Object.entries({ android, ios }))
    expect((await call('POST', '/api/notification/token', { deviceToken, deviceType })).statusCode).toBe(200);
  return {
    /** What both have been told, by Firebase and by Apple. */
    shown: () => [
      fcm.messages.filter(({ token, notification }) => token === android && notification).length,
      apns.notifications.filter(({ token, payload }) => token === ios && 'alert' in payload.aps).length,
    ],
    ended: () => [
      fcm.messages
        .filter(({ token, notification }) => token === android && !notification)
        .map(({ data }) => JSON.parse(data.endedTagArray ?? '[]')),
      apns.notifications
        .filter(({ token, payload }) => token === ios && !('alert' in payload.aps))
        .map(({ payload }) => payload.endedTagArray),
    ],
  };
}

async function after(milliseconds: number): Promise<void> {
  site.wait(milliseconds);
  await deliveries.runDue();
}

const readUpTo = ({ owner }: Pair, id: string, seq: number) =>
  owner.call('PUT', `/api/conversations/${id}/read-up-to`, { seq });

it('what an app was told of is closed there within a minute once it was read elsewhere', async () => {
  const pair = await site.pair();
  const apps = await withApps(pair.owner);
  const { conversation } = await site.begin(pair, 'one');
  await after(10_000);
  expect(apps.shown()).toEqual([1, 1]);
  await readUpTo(pair, conversation.id, 1);
  await after(MINUTE);
  const ended = [[`conversation ${conversation.id}`]];
  expect(apps.ended()).toEqual([ended, ended]);
  await after(MINUTE);
  expect(apps.ended()).toEqual([ended, ended]);
});

it('apps are told once of all that was read within a minute, and of all before', async () => {
  const first = await site.pair();
  const apps = await withApps(first.owner);
  const pairs = [first];
  for (let count = 0; count < 2; count += 1) {
    const { guest } = await site.pair();
    pairs.push({ guest, owner: first.owner, propertyId: await site.homeOf(first.owner) });
  }
  const ids: string[] = [];
  for (const pair of pairs) ids.push((await site.begin(pair)).conversation.id);
  await after(10_000);
  const [one = '', two = '', three = ''] = ids;
  for (const id of [one, two]) await readUpTo(first, id, 1);
  await after(MINUTE);
  await first.owner.call('POST', '/api/notifications/changes', { change: 'dismiss' });
  await after(MINUTE);
  const tags = (...some: string[]) => some.map((id) => `conversation ${id}`);
  for (const told of apps.ended()) expect(told).toEqual([tags(two, one), tags(three, two, one)]);
});

it('nothing is sent of what no app was told of, and nothing to who has none', async () => {
  const [pair, other] = [await site.pair(), await site.pair()];
  const apps = await withApps(pair.owner);
  for (const one of [pair, other]) {
    const { conversation } = await site.begin(one);
    await readUpTo(one, conversation.id, 1);
  }
  await after(MINUTE);
  expect([apps.shown(), apps.ended()]).toEqual([
    [0, 0],
    [[], []],
  ]);
  const states = async ({ owner }: Pair) =>
    (await deliveries.statesOf(owner.userId)).filter((state) => state.startsWith('ended'));
  expect([await states(pair), await states(other)]).toEqual([['ended skipped'], []]);
});
