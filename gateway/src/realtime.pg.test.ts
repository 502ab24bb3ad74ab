import { rmSync } from 'node:fs';
import { insertBooking, insertProfile, insertProperty } from '@moien/api/testing/property-factory';
import { insertPerson, insertSession } from '@moien/api/testing/session-factory';
import { createTestDatabase, type TestDatabase } from '@moien/api/testing/test-database';
import { isWelcome, openSocket } from '@moien/api/testing/test-socket';
import { REALTIME_CLOSE, type RealtimeEvent } from '@moien/contract';
import { foldersIn, makeSiteFolder, openTestGateway, type TestGateway } from './testing/test-site.ts';

let database: TestDatabase;
let first: TestGateway;
let second: TestGateway;
let forwarding: TestGateway;
const folders = [makeSiteFolder(), makeSiteFolder(), makeSiteFolder()];

beforeAll(async () => {
  database = await createTestDatabase();
  const whole = { DATABASE_URL: database.url, TRUST_PROXY: '127.0.0.1' };
  first = await openTestGateway({ ...whole, ...foldersIn(folders[0] ?? '') });
  second = await openTestGateway({ ...whole, ...foldersIn(folders[1] ?? '') });
  forwarding = await openTestGateway({
    ROLE: 'gateway',
    API_URL: first.address,
    ...foldersIn(folders[2] ?? ''),
  });
}, 120_000);

afterAll(async () => {
  await Promise.all([forwarding, first, second].map((gateway) => gateway.close()));
  await database.drop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

async function person(): Promise<{ userId: string; cookie: string }> {
  const userId = await insertPerson(database.client);
  return { userId, cookie: await insertSession(database.client, userId) };
}

const ways = [
  ['in its own process', () => first],
  ['of another process', () => forwarding],
] as const;

describe.each(ways)('the websocket of an API %s', (_way, gatewayOf) => {
  it('is there for who is signed in, and says why it is closed', async () => {
    const [anna, ben] = [await person(), await person()];
    const { address } = gatewayOf();
    const socket = await openSocket(address, anna.userId, { cookie: anna.cookie });
    await socket.until(isWelcome);
    socket.socket.close();
    await socket.closed;
    expect(await (await openSocket(address, anna.userId)).closed).toBe(REALTIME_CLOSE.signedOut);
    const other = await openSocket(address, ben.userId, { cookie: anna.cookie });
    expect([await other.closed, other.events]).toEqual([REALTIME_CLOSE.otherPerson, []]);
  });

  it('is not there for the page of another site', async () => {
    const anna = await person();
    const origin = 'https://evil.example';
    const outcome = await openSocket(gatewayOf().address, anna.userId, { cookie: anna.cookie, origin }).then(
      async (socket) => [await socket.closed, socket.events],
      (error: Error) => error.message,
    );
    expect(['refused with 403', [1011, []]]).toContainEqual(outcome);
  });

  it('is closed when too much is said at once', async () => {
    const anna = await person();
    const socket = await openSocket(gatewayOf().address, anna.userId, { cookie: anna.cookie });
    await socket.until(isWelcome);
    socket.say('x'.repeat(5000));
    expect(await socket.closed).toBe(1009);
  });

  it.each(['/en', '/healthz', '/api/properties', '/api/websocket/x', '/global/x'])(
    'is the only thing that can be upgraded, which %s cannot',
    async (path) => {
      const headers = {
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      };
      const { statusCode } = await gatewayOf().visit(path, headers);
      expect([200, 404, 503]).toContain(statusCode);
    },
  );
});

describe.each(ways)('live pins of an API %s', (_way, gatewayOf) => {
  it('a stay that is booked elsewhere takes a home off the map of who looks at it', async () => {
    const anna = await person();
    const [guest, home] = [await insertProfile(database.client), await insertProperty(database.client)];
    const query = new URLSearchParams({
      arrivalDate: '2030-05-01',
      departureDate: '2030-05-04',
      view: '49,5.5,50,6.5',
      zoom: '12',
    });
    const socket = await openSocket(gatewayOf().address, anna.userId, { cookie: anna.cookie });
    socket.say({ type: 'watchPins', query: `${query}` });
    const countOf = (event: RealtimeEvent) =>
      event.type === 'pointsOfInterest' ? event.pinMap.count : undefined;
    const before = await socket.until((event) => countOf(event) !== undefined);
    const count = countOf(before) ?? 0;
    expect(count).toBeGreaterThan(0);
    // Some other process takes the booking; that it is in the database is all that this one can know.
    expect((await second.visit(`/api/properties/${home}`)).statusCode).toBe(200);
    await insertBooking(database.client, home, guest, { arrival: '2030-05-02', departure: '2030-05-03' });
    const after = await socket.until((event) => countOf(event) === count - 1);
    expect(after).toMatchObject({ type: 'pointsOfInterest', query: `${query}` });
    socket.socket.close();
    await socket.closed;
  });
});

it('who is connected is asked to come back when a process ends', async () => {
  const anna = await person();
  const folder = makeSiteFolder();
  const ending = await openTestGateway({ DATABASE_URL: database.url, ...foldersIn(folder) });
  const socket = await openSocket(ending.address, anna.userId, { cookie: anna.cookie });
  await socket.until(isWelcome);
  const [code] = await Promise.all([socket.closed, ending.close()]);
  expect(code).toBe(1001);
  rmSync(folder, { recursive: true });
});
