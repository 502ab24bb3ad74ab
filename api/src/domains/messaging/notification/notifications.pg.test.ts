import type { NotificationPage, RealtimeEvent } from '@moien/contract';
import { openClient } from '../../../database/connections.ts';
import { type MessagingSite, openMessagingSite, type Writer } from '../../../testing/messaging-site.ts';
import { insertBooking } from '../../../testing/property-factory.ts';
import { insertUnread } from '../../../testing/session-factory.ts';
import { isWelcome, openSocket } from '../../../testing/test-socket.ts';

let site: MessagingSite;
let address: string;

beforeAll(async () => {
  site = await openMessagingSite();
  address = await site.app.listen({ host: '127.0.0.1', port: 0 });
}, 120_000);

afterAll(() => site.close());

async function personWith(notifications: number): Promise<Writer> {
  const person = await site.person();
  await insertUnread(site.client, person.userId, { notifications });
  await site.client.query(
    `update notification set created_at = date_trunc('milliseconds', now()) - random() * interval '1 day'
     where user_id = $1`,
    [person.userId],
  );
  await site.client.query(
    `update notification set created_at = date_trunc('milliseconds', created_at) where user_id = $1`,
    [person.userId],
  );
  return person;
}

const pageOf = async ({ call }: Writer, cursor?: string | null): Promise<NotificationPage> =>
  (await call('GET', `/api/notifications${cursor ? `?cursor=${cursor}` : ''}`)).json();

const change = async ({ call }: Writer, payload: object) =>
  (await call('POST', '/api/notifications/changes', payload)).json();

const unreadOf = async ({ call }: Writer): Promise<number> =>
  (await call('POST', '/api/get-session')).json().unreadNotificationCount;

describe('notifications', () => {
  it('have pages, newest first, each once', async () => {
    const anna = await personWith(65);
    const first = await pageOf(anna);
    const second = await pageOf(anna, first.nextCursor);
    const third = await pageOf(anna, second.nextCursor);
    const all = [first, second, third].flatMap(({ notificationArray }) => notificationArray);
    expect([new Set(all.map(({ id }) => id)).size, third.nextCursor]).toEqual([65, null]);
    const times = all.map(({ creationTimestamp }) => creationTimestamp);
    expect(times).toEqual([...times].sort().reverse());
    expect(all[0]).toMatchObject({ kind: 'booking-confirmed', data: {}, isRead: false });
  });

  it('are read one by one and all at once, which can be taken back', async () => {
    const anna = await personWith(3);
    const [first] = (await pageOf(anna)).notificationArray;
    const ids = [first?.id];
    const one = await change(anna, { change: 'read', notificationIdArray: ids });
    expect(one).toEqual({ change: 'read', notificationIdArray: ids });
    const all = await change(anna, { change: 'read' });
    expect([all.notificationIdArray.length, await unreadOf(anna)]).toEqual([2, 0]);
    await change(anna, { ...all, change: 'unread' });
    expect(await unreadOf(anna)).toBe(2);
  });

  it('are dismissed one by one and all at once, which can be taken back', async () => {
    const anna = await personWith(3);
    const [first] = (await pageOf(anna)).notificationArray;
    await change(anna, { change: 'dismiss', notificationIdArray: [first?.id] });
    const all = await change(anna, { change: 'dismiss' });
    expect([(await pageOf(anna)).notificationArray, await unreadOf(anna)]).toEqual([[], 0]);
    await change(anna, { ...all, change: 'restore' });
    expect([(await pageOf(anna)).notificationArray.length, await unreadOf(anna)]).toEqual([2, 2]);
    const withoutIds = await anna.call('POST', '/api/notifications/changes', { change: 'restore' });
    expect(withoutIds.statusCode).toBe(400);
  });

  it('are changed by nobody else', async () => {
    const [anna, ben] = [await personWith(2), await site.person()];
    const notificationIdArray = (await pageOf(anna)).notificationArray.map(({ id }) => id);
    const changed = await change(ben, { change: 'dismiss', notificationIdArray });
    expect([changed.notificationIdArray, await unreadOf(anna)]).toEqual([[], 2]);
  });

  it('are told to the other pages of their person when they are read', async () => {
    const anna = await personWith(2);
    const page = await openSocket(address, anna.userId, { cookie: anna.cookie });
    await page.until(isWelcome);
    const { notificationIdArray } = await change(anna, { change: 'read' });
    const event = await page.until(({ type }: RealtimeEvent) => type === 'updateNotifications');
    expect(event).toEqual({ type: 'updateNotifications', seq: 1, change: 'read', notificationIdArray });
    page.socket.close();
    await page.closed;
  });
});

describe('notifications of messages', () => {
  const kindsOf = async (person: Writer) =>
    (await pageOf(person)).notificationArray.map(({ kind, isRead, subject }) => [
      kind,
      isRead,
      subject?.messageCount,
    ]);

  it('are one for each conversation, which comes up again with the next message', async () => {
    const pair = await site.pair();
    const { owner, guest } = pair;
    const { conversation } = await site.begin(pair);
    await site.send(guest, conversation.id, 'Are you there?');
    expect(await kindsOf(owner)).toEqual([['message', false, 2]]);
    expect([await kindsOf(guest), await unreadOf(owner)]).toEqual([[], 1]);
    await change(owner, { change: 'dismiss' });
    await site.send(guest, conversation.id, 'Hello?');
    expect(await kindsOf(owner)).toEqual([['message', false, 3]]);
  });

  it('say who has written about which home, in ids and in words', async () => {
    const pair = await site.pair();
    const { conversation } = await site.begin(pair);
    const [first] = (await pageOf(pair.owner)).notificationArray;
    const { guest, propertyId } = pair;
    expect(first?.data).toEqual({
      conversationId: conversation.id,
      propertyId,
      userId: guest.userId,
      typeId: 1,
    });
    expect(first?.subject).toMatchObject({ side: 'owner', messageCount: 1 });
    expect(first?.subject?.homeTitle).not.toBe('');
  });

  it('are read with the conversation, and go with the only message that is deleted', async () => {
    const pair = await site.pair();
    const { owner, guest } = pair;
    const { conversation } = await site.begin(pair);
    const second = await site.send(guest, conversation.id);
    await owner.call('PUT', `/api/conversations/${conversation.id}/read-up-to`, { seq: 1 });
    expect(await kindsOf(owner)).toEqual([['message', false, 1]]);
    await owner.call('PUT', `/api/conversations/${conversation.id}/read-up-to`, { seq: 2 });
    expect(await kindsOf(owner)).toEqual([['message', true, 0]]);
    const third = await site.send(guest, conversation.id);
    const url = `/api/conversations/${conversation.id}/messages`;
    await guest.call('DELETE', `${url}/${second.message.id}`);
    expect(await kindsOf(owner)).toEqual([['message', false, 1]]);
    await guest.call('DELETE', `${url}/${third.message.id}`);
    expect([await kindsOf(owner), await unreadOf(owner)]).toEqual([[], 0]);
  });

  it('are told again by a message that comes while they are being read', async () => {
    const pair = await site.pair();
    const { conversation } = await site.begin(pair);
    const holder = openClient({ connectionString: site.database.url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('update notification set is_read = true where user_id = $1', [pair.owner.userId]);
    const sending = site.send(pair.guest, conversation.id);
    await site.untilWaiting(1);
    await holder.query('commit');
    await holder.end();
    await sending;
    const told = `select from user_event where user_id = $1 and event ->> 'type' = 'addNotification'`;
    expect((await site.client.query(told, [pair.owner.userId])).rows).toHaveLength(2);
    expect(await kindsOf(pair.owner)).toEqual([['message', false, 2]]);
  });

  it('are told to the open pages of who gets them', async () => {
    const pair = await site.pair();
    const page = await openSocket(address, pair.owner.userId, { cookie: pair.owner.cookie });
    await page.until(isWelcome);
    const { conversation } = await site.begin(pair);
    const event = await page.until(({ type }: RealtimeEvent) => type === 'addNotification');
    expect(event).toMatchObject({ notification: { kind: 'message', isRead: false } });
    await pair.owner.call('PUT', `/api/conversations/${conversation.id}/read-up-to`, { seq: 1 });
    const read = await page.until(({ type }: RealtimeEvent) => type === 'updateNotifications');
    expect(read).toMatchObject({ change: 'read' });
    page.socket.close();
    await page.closed;
  });
});

describe('a notification of a claim of the deposit', () => {
  it('says until when it can be answered, as long as it can be', async () => {
    const { guest, propertyId } = await site.pair();
    const stay = { arrival: '2031-05-10', departure: '2031-05-12' };
    const bookingId = await insertBooking(site.client, propertyId, guest.userId, stay);
    await site.client.query(
      `with attempt as (
         insert into payment_attempt (id, booking_id, kind, state, amount, currency, created_at, sent_at, settled_at)
         values (gen_random_uuid(), $1, 'deposit', 'succeeded', 500, 'EUR', now(), now(), now()) returning id
       ), told as (
         insert into notification (id, user_id, kind, data, created_at)
         values (gen_random_uuid(), $2, 'booking-deposit-claimed', jsonb_build_object('bookingId', $1), now())
       )
       insert into booking_deposit
         (booking_id, state, amount, currency, due_at, attempt_id, claim_amount, claim_reason, claimed_at)
       select $1, 'claimed', 500, 'EUR', now(), id, 100, 'A lamp', '2031-05-13T09:00:00Z' from attempt`,
      [bookingId, guest.userId],
    );
    const subjectOf = async () => (await pageOf(guest)).notificationArray[0]?.subject;
    expect(await subjectOf()).toMatchObject({ side: 'guest', answerUntil: '2031-05-16T09:00:00.000Z' });
    await site.client.query(
      `update booking_deposit set state = 'answered', is_claim_accepted = false, answered_at = now()
       where booking_id = $1`,
      [bookingId],
    );
    expect(await subjectOf()).not.toHaveProperty('answerUntil');
  });
});
