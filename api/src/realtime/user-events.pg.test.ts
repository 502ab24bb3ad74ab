import { randomUUIDv7 } from 'node:crypto';
import { type NewUserEvent, REPLAYED_EVENTS_MAXIMUM, type RealtimeEvent } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { openDatabase } from '../database/database.ts';
import { createUserEventRepository } from '../domains/messaging/index.ts';
import { appendEvents } from '../domains/messaging/user-event/append-events.ts';
import { type MessagingSite, openMessagingSite, type Writer } from '../testing/messaging-site.ts';
import { testConfig } from '../testing/test-app.ts';
import { isWelcome, openSocket, type TestSocket } from '../testing/test-socket.ts';
import { QUEUEING } from '../testing/waiting-database.ts';

let site: MessagingSite;
/** Another process on the same database. */
let other: FastifyInstance;
const addresses: string[] = [];
const pages: TestSocket[] = [];

beforeAll(async () => {
  site = await openMessagingSite();
  other = await buildApp(testConfig(site.database.url), { waitingLimits: QUEUEING });
  for (const app of [site.app, other]) addresses.push(await app.listen({ host: '127.0.0.1', port: 0 }));
}, 120_000);

afterEach(async () => {
  for (const { socket } of pages) socket.close();
  await Promise.all(pages.splice(0).map(({ closed }) => closed));
});

afterAll(async () => {
  await other.close();
  await site.close();
});

/** A page that is welcomed, in one of the two processes. */
async function open({ userId, cookie }: Writer, process: 0 | 1 = 0, seq?: number): Promise<TestSocket> {
  const page = await openSocket(addresses[process] ?? '', userId, { cookie, seq });
  pages.push(page);
  await page.until(isWelcome);
  return page;
}

const seqOf = (event: RealtimeEvent) => ('seq' in event ? event.seq : undefined);
const typed = ({ events }: TestSocket) => events.map((event) => [event.type, seqOf(event)]);
const has = (seq: number) => (event: RealtimeEvent) => event.type !== 'welcome' && seqOf(event) === seq;

describe('what happens to people', () => {
  it('reaches the pages of both sides in every process, within 250 ms', async () => {
    const pair = await site.pair();
    const [guestPage, ownerPage] = [await open(pair.guest, 0), await open(pair.owner, 1)];
    const begun = performance.now();
    const { conversation, message } = await site.begin(pair);
    const heard = await ownerPage.until(has(1));
    expect(performance.now() - begun).toBeLessThan(1000);
    expect(heard).toEqual({ type: 'addMessage', seq: 1, conversation, message });
    expect(await guestPage.until(has(1))).toMatchObject({ type: 'addMessage', message: { id: message.id } });
    const times: number[] = [];
    // The second event of the owner is the notification.
    for (let turn = 3; turn < 13; turn += 1) {
      const sent = performance.now();
      await site.send(pair.guest, conversation.id);
      await ownerPage.until(has(turn));
      times.push(performance.now() - sent);
    }
    expect(times.sort((a, b) => a - b)[4]).toBeLessThan(250);
  });

  it('reaches them when it is too long to be announced', async () => {
    const pair = await site.pair();
    const { conversation } = await site.begin(pair);
    const ownerPage = await open(pair.owner, 1);
    const text = 'é'.repeat(4000);
    await site.send(pair.guest, conversation.id, text);
    await ownerPage.until((event) => event.type === 'addMessage' && event.message.text === text);
  });

  it('is said with the fields of the specification: a message that was read', async () => {
    const pair = await site.pair();
    const [guestPage] = [await open(pair.guest)];
    const { conversation } = await site.begin(pair);
    const { message } = await site.send(pair.guest, conversation.id);
    const ownerPage = await open(pair.owner, 1);
    ownerPage.say({
      type: 'updateMessageCount',
      conversationId: conversation.id,
      conversation: { lastMessageSeq: 2 },
    });
    const read = await guestPage.until(has(3));
    expect(read).toEqual({
      type: 'messageMarkedAsRead',
      seq: 3,
      conversationId: conversation.id,
      messageId: message.id,
      readedTimestamp: expect.any(String),
      conversation: expect.objectContaining({ targetReadUpTo: 2, targetNewMessageCount: 0 }),
    });
    expect(await ownerPage.until(has(5))).toMatchObject({ type: 'updateNotifications', change: 'read' });
    expect(await site.unreadOf(pair.owner)).toBe(0);
  });

  it('of others is no business of a page: it marks nothing as read', async () => {
    const pair = await site.pair();
    const { conversation } = await site.begin(pair);
    const stranger = await open(await site.person());
    const [conversationId, lastMessageSeq] = [conversation.id, 1];
    stranger.say({ type: 'updateMessageCount', conversationId, conversation: { lastMessageSeq } });
    await site.send(pair.guest, conversation.id);
    expect([await site.unreadOf(pair.owner), stranger.events.length]).toEqual([2, 1]);
  });

  it('has numbers in the order of commits, however many write at once', async () => {
    const pair = await site.pair();
    const { conversation } = await site.begin(pair);
    const people = [pair.guest, pair.owner];
    const sockets = [await open(pair.guest, 0, 1), await open(pair.owner, 1, 1)];
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => site.send(people[index % 2] as Writer, conversation.id)),
    );
    for (const page of sockets) {
      // Fifty messages and the notification of the first one that each has got.
      await page.until(has(52));
      expect(page.events.slice(1).map(seqOf)).toEqual(Array.from({ length: 51 }, (_, index) => index + 2));
      const messages = page.events.flatMap((event) => (event.type === 'addMessage' ? event.message.seq : []));
      expect(messages).toEqual(Array.from({ length: 50 }, (_, index) => index + 2));
    }
  });
});

describe('a page that comes back', () => {
  it('is told what it has missed, once and in order', async () => {
    const pair = await site.pair();
    const { conversation } = await site.begin(pair);
    for (let count = 0; count < 4; count += 1) await site.send(pair.guest, conversation.id);
    const page = await open(pair.owner, 1, 2);
    await page.until(has(6));
    await site.send(pair.guest, conversation.id);
    await page.until(has(7));
    expect(typed(page)).toEqual([
      ['welcome', 6],
      ['addMessage', 3],
      ['addMessage', 4],
      ['addMessage', 5],
      ['addMessage', 6],
      ['addMessage', 7],
    ]);
    expect(typed(await open(pair.owner, 0))).toEqual([['welcome', 7]]);
  });

  it.each([
    ['more than it is told again', REPLAYED_EVENTS_MAXIMUM + 1, 0, 0],
    ['what is older than a week', 10, 5, 0],
    ['a number that there is not', 3, 0, 9],
  ])('reads everything after %s', async (_name, count, removed, since) => {
    const { userId, cookie } = await site.person();
    await site.client.query('insert into user_stream (user_id, seq) values ($1, $2)', [userId, count]);
    await site.client.query(
      `insert into user_event (user_id, seq, event, created_at)
       select $1, number, '{"type":"x"}', now() from generate_series($2::int + 1, $3::int) as number`,
      [userId, removed, count],
    );
    const page = await openSocket(addresses[0] ?? '', userId, { cookie, seq: since });
    pages.push(page);
    await page.until(({ type }) => type === 'reset');
    expect(typed(page)).toEqual([
      ['welcome', count],
      ['reset', count],
    ]);
  });

  it('reads no words of a message that was deleted meanwhile', async () => {
    const pair = await site.pair();
    const { conversation, message } = await site.begin(pair, 'My secret');
    const url = `/api/conversations/${conversation.id}/messages/${message.id}`;
    expect((await pair.guest.call('DELETE', url)).statusCode).toBe(200);
    const page = await open(pair.owner, 0, 0);
    await page.until(has(4));
    expect(typed(page)).toEqual([
      ['welcome', 4],
      ['addMessage', 1],
      ['addNotification', 2],
      ['updateMessage', 3],
      ['updateNotifications', 4],
    ]);
    expect(JSON.stringify(page.events)).not.toContain('My secret');
  });

  it('reads no words of a message that were edited meanwhile', async () => {
    const pair = await site.pair();
    const { conversation, message } = await site.begin(pair, 'My secret');
    const url = `/api/conversations/${conversation.id}/messages/${message.id}/text`;
    expect((await pair.guest.call('PUT', url, { text: 'Other words' })).statusCode).toBe(200);
    const page = await open(pair.owner, 0, 0);
    await page.until((event) => event.type === 'updateMessage');
    expect(JSON.stringify(page.events)).not.toContain('My secret');
    expect(page.events.filter(({ type }) => type.endsWith('Message'))).toMatchObject([
      { type: 'addMessage', message: { text: 'Other words' } },
      { type: 'updateMessage', message: { text: 'Other words' } },
    ]);
  });
});

it('events are kept for seven days', async () => {
  const pair = await site.pair();
  await site.begin(pair);
  const database = openDatabase(site.database.url, () => undefined);
  const events = createUserEventRepository(database);
  const countOf = async () =>
    (await site.client.query('select 1 from user_event where user_id = $1', [pair.owner.userId])).rows.length;
  await events.removeOld(new Date(site.now().getTime() + 6.9 * 86_400_000));
  expect(await countOf()).toBe(2);
  await events.removeOld(new Date(site.now().getTime() + 7.1 * 86_400_000));
  expect(await countOf()).toBe(0);
  await database.destroy();
});

it('an event for more people than one notification of the database can name reaches them all', async () => {
  const [first, last] = [await site.person(), await site.person()];
  const crowd = Array.from({ length: 450 }, () => randomUUIDv7());
  await site.client.query(
    "insert into profile (user_id, first_name, last_name) select unnest($1::uuid[]), 'Léa', 'Muller'",
    [crowd],
  );
  const [page, otherPage] = [await open(first), await open(last, 1)];
  const event: NewUserEvent = {
    type: 'updateNotifications',
    change: 'read',
    notificationIdArray: [randomUUIDv7()],
  };
  const database = openDatabase(site.database.url, () => undefined);
  await database.transaction().execute((transaction) =>
    appendEvents(
      transaction,
      [first.userId, ...crowd, last.userId].map((userId) => ({ userId, event })),
      site.now(),
    ),
  );
  await database.destroy();
  expect(await page.until(has(1))).toEqual({ ...event, seq: 1 });
  expect(await otherPage.until(has(1))).toEqual({ ...event, seq: 1 });
});
