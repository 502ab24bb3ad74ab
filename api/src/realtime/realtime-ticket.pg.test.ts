import { REALTIME_CLOSE, REALTIME_TICKET_SECONDS, type RealtimeTicket } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { insertPerson, insertSession } from '../testing/session-factory.ts';
import { testConfig } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { isWelcome, openSocket } from '../testing/test-socket.ts';

const APP = 'capacitor://localhost';
let database: TestDatabase;
let app: FastifyInstance;
let address: string;
let ahead = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildApp(testConfig(database.url), { now: () => new Date(Date.now() + ahead) });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
}, 120_000);

afterEach(() => {
  ahead = 0;
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Somebody who is signed in in an app. */
async function person() {
  const userId = await insertPerson(database.client);
  const [, token = ''] = (await insertSession(database.client, userId)).split('=');
  await database.client.query("update session set carrier = 'bearer' where user_id = $1", [userId]);
  const headers = { origin: APP, authorization: `Bearer ${token}` };
  return {
    userId,
    ask: async (): Promise<RealtimeTicket> =>
      (await app.inject({ method: 'POST', url: '/api/realtime-tickets', headers })).json(),
  };
}

const connect = (userId: string, ticket?: string, origin = APP) =>
  openSocket(address, `${userId}${ticket === undefined ? '' : `&ticket=${ticket}`}`, { origin });

async function closeOf(userId: string, ticket?: string): Promise<number> {
  return (await connect(userId, ticket)).closed;
}

it('opens the websocket of an app, once', async () => {
  const { userId, ask } = await person();
  const { ticket } = await ask();
  const socket = await connect(userId, ticket);
  expect(await socket.until(isWelcome)).toMatchObject({ type: 'welcome', seq: 0 });
  socket.socket.close();
  await socket.closed;
  expect(await closeOf(userId, ticket)).toBe(REALTIME_CLOSE.signedOut);
});

it('opens one of several connections, although they are tried at once', async () => {
  const { userId, ask } = await person();
  const { ticket } = await ask();
  const sockets = await Promise.all(Array.from({ length: 5 }, () => connect(userId, ticket)));
  const first = (socket: (typeof sockets)[number]) =>
    Promise.race([socket.closed, socket.until(isWelcome).then(() => 'welcome')]);
  const outcomes = await Promise.all(sockets.map(first));
  expect(outcomes.filter((outcome) => outcome === 'welcome')).toHaveLength(1);
  for (const { socket } of sockets) socket.close();
});

it.each([
  ['none', undefined],
  ['an empty one', ''],
  ['words', 'ticket'],
  ['one that nobody has given out', 'a'.repeat(43)],
])('nobody comes in with %s', async (_what, ticket) => {
  expect(await closeOf((await person()).userId, ticket)).toBe(REALTIME_CLOSE.signedOut);
});

it('expires after a minute, and with its session', async () => {
  const { userId, ask } = await person();
  const { ticket, expiresAt } = await ask();
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + (REALTIME_TICKET_SECONDS - 10) * 1000);
  ahead = (REALTIME_TICKET_SECONDS + 1) * 1000;
  expect(await closeOf(userId, ticket)).toBe(REALTIME_CLOSE.signedOut);
  ahead = 0;
  const other = await ask();
  await database.client.query('delete from session where user_id = $1', [userId]);
  expect(await closeOf(userId, other.ticket)).toBe(REALTIME_CLOSE.signedOut);
});

it('is of one person', async () => {
  const [anna, ben] = [await person(), await person()];
  expect(await closeOf(ben.userId, (await anna.ask()).ticket)).toBe(REALTIME_CLOSE.otherPerson);
});

it('does not open the website to the page of another site', async () => {
  const { userId, ask } = await person();
  const { ticket } = await ask();
  await expect(connect(userId, ticket, 'https://evil.example')).rejects.toThrow('refused with 403');
});

it('is one of ten of a session: older ones make room', async () => {
  const { userId, ask } = await person();
  const first = await ask();
  for (let count = 0; count < 10; count += 1) {
    ahead += 100;
    await ask();
  }
  expect(await closeOf(userId, first.ticket)).toBe(REALTIME_CLOSE.signedOut);
});
