import type { RealtimeEvent } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { type MessagingSite, openMessagingSite, type Pair, type Writer } from '../testing/messaging-site.ts';
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
  await untilListening();
}, 120_000);

afterEach(async () => {
  for (const { socket } of pages) socket.close();
  await Promise.all(pages.splice(0).map(({ closed }) => closed));
});

afterAll(async () => {
  await other.close();
  await site.close();
});

async function open({ userId, cookie }: Writer, process: 0 | 1): Promise<TestSocket> {
  const page = await openSocket(addresses[process] ?? '', userId, { cookie });
  pages.push(page);
  await page.until(isWelcome);
  return page;
}

const isTyping = ({ type }: RealtimeEvent) => type === 'otherTyping';
const typingOf = ({ events }: TestSocket) => events.filter(isTyping);

async function talk(): Promise<Pair & { id: string }> {
  const pair = await site.pair();
  return { ...pair, id: (await site.begin(pair)).conversation.id };
}

/** A process listens once it has a page; what is announced before that is told to nobody. */
async function untilListening() {
  const { guest, owner, id: conversationId } = await talk();
  const [own, ...others] = [await open(guest, 0), await open(owner, 0), await open(owner, 1)];
  const saying = setInterval(() => own.say({ type: 'typing', conversationId }), 500);
  for (const page of others) await page.until(isTyping);
  clearInterval(saying);
  for (const { socket } of pages.splice(0)) socket.close();
}

/** What is told after it in the same way has arrived: so has everything before it. */
async function settle({ guest, owner, id }: Awaited<ReturnType<typeof talk>>, page: TestSocket) {
  const before = page.events.length;
  await site.send(guest, id);
  await site.send(owner, id);
  await page.until((event) => page.events.indexOf(event) > before);
}

it('who is writing is told to all pages of the other side, in every process, and to nobody else', async () => {
  const pair = await talk();
  const stranger = await open(await site.person(), 1);
  const [own, near, far] = [await open(pair.guest, 0), await open(pair.owner, 0), await open(pair.owner, 1)];
  own.say({ type: 'typing', conversationId: pair.id });
  const told = { type: 'otherTyping', conversationId: pair.id, userProfileId: pair.guest.userId };
  for (const page of [near, far]) expect(await page.until(isTyping)).toEqual(told);
  await settle(pair, own);
  expect([typingOf(own), typingOf(stranger)]).toEqual([[], []]);
  const { rows } = await site.client.query(`select from user_event where event ->> 'type' ilike '%typing%'`);
  expect(rows).toEqual([]);
});

it('is told at most every three seconds, however often a page says it', async () => {
  const pair = await talk();
  const [own, far] = [await open(pair.guest, 0), await open(pair.owner, 1)];
  for (let count = 0; count < 5; count += 1) own.say({ type: 'typing', conversationId: pair.id });
  await far.until(isTyping);
  await settle(pair, far);
  expect(typingOf(far)).toHaveLength(1);
  expect(own.socket.readyState).toBe(own.socket.OPEN);
});

it('says nothing to who has blocked the writer, nor of conversations of others or of none', async () => {
  const pair = await talk();
  const blocked = await talk();
  const block = `/api/conversations/${blocked.id}/blocked`;
  await blocked.owner.call('PUT', block, { isBlocked: true });
  const [guestPage, strangerPage] = [await open(blocked.guest, 0), await open(await site.person(), 0)];
  const [ownerPage, otherPage] = [await open(blocked.owner, 1), await open(pair.owner, 1)];
  guestPage.say({ type: 'typing', conversationId: blocked.id });
  strangerPage.say({ type: 'typing', conversationId: pair.id });
  await settle(pair, otherPage);
  await site.send(blocked.owner, blocked.id);
  await ownerPage.until(({ type }) => type === 'addMessage');
  expect([typingOf(ownerPage), typingOf(otherPage)]).toEqual([[], []]);
  expect([guestPage, strangerPage].map(({ socket }) => socket.readyState)).toEqual([1, 1]);
  // The other way round they see each other write, as ever.
  ownerPage.say({ type: 'typing', conversationId: blocked.id });
  expect(await guestPage.until(isTyping)).toMatchObject({ userProfileId: blocked.owner.userId });
});

it('is not told when it comes too late, nor when it is malformed', async () => {
  const pair = await talk();
  const page = await open(pair.owner, 1);
  const of = (until: number | string) =>
    `typing ${pair.id} ${pair.guest.userId} ${pair.owner.userId} ${until}`;
  for (const notice of [of(Date.now() - 1), of('soon'), 'typing', 'typing x'])
    await site.client.query('select pg_notify($1, $2)', ['moien_user_event', notice]);
  await settle(pair, page);
  expect(typingOf(page)).toEqual([]);
});
