import { once } from 'node:events';
import { connect } from 'node:net';
import { REALTIME_CLOSE } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { createRandom } from '../lib/random.ts';
import { openPerson, type TestPerson } from '../testing/person.ts';
import { sampleCount } from '../testing/samples.ts';
import { insertSession } from '../testing/session-factory.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { isWelcome, openSocket } from '../testing/test-socket.ts';

let database: TestDatabase;
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp(database.url);
  address = await app.listen({ host: '127.0.0.1', port: 0 });
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

const person = () => openPerson(app, database);
const open = ({ userId, cookie }: TestPerson, headers: Record<string, string> = {}) =>
  openSocket(address, userId, { cookie, headers });

/** Still answers, and with no error of ours. */
async function expectAlive(): Promise<void> {
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  const anna = await person();
  const socket = await open(anna);
  await socket.until(isWelcome);
  socket.socket.close();
  await socket.closed;
}

describe('who may connect', () => {
  it('is who is signed in, from a page of the site', async () => {
    const socket = await open(await person(), { 'sec-fetch-site': 'same-origin' });
    expect(await socket.until(isWelcome)).toEqual({ type: 'welcome', protocol: 1, seq: 0 });
    socket.socket.close();
    await socket.closed;
  });

  it.each([
    ['another site’s page', { origin: 'https://evil.example' }, {}],
    ['another site’s page as newer browsers say it', {}, { 'sec-fetch-site': 'cross-site' }],
    ['a page of a neighbour', {}, { 'sec-fetch-site': 'same-site' }],
    ['no page', { origin: '' }, {}],
    ['a page without an origin', { origin: 'null' }, {}],
  ])(
    '%s is refused before the upgrade, session or not',
    async (_who, { origin }: { origin?: string }, headers) => {
      const { userId, cookie } = await person();
      for (const carried of [{ cookie }, {}])
        await expect(
          openSocket(address, userId, { ...carried, headers, ...(origin === undefined ? {} : { origin }) }),
        ).rejects.toThrow('refused with 403');
    },
  );

  it('nobody without a session, or with one that has ended or was made up', async () => {
    const { userId, cookie } = await person();
    const ended = await insertSession(database.client, userId, { expiresAt: new Date(Date.now() - 1000) });
    for (const carried of [undefined, ended, cookie.replace(/=.*/, `=${'a'.repeat(43)}`)]) {
      const socket = await openSocket(address, userId, carried === undefined ? {} : { cookie: carried });
      expect([await socket.closed, socket.events]).toEqual([REALTIME_CLOSE.signedOut, []]);
    }
  });

  it('nobody as somebody else', async () => {
    const [anna, ben] = [await person(), await person()];
    const socket = await openSocket(address, ben.userId, { cookie: anna.cookie });
    expect([await socket.closed, socket.events]).toEqual([REALTIME_CLOSE.otherPerson, []]);
  });

  it.each(['', 'x', '%00', "'--"])('nobody whose id is %j', async (userId) => {
    const { cookie } = await person();
    await expect(openSocket(address, userId, { cookie })).rejects.toThrow('refused with 400');
  });

  it('ten pages of a person, and the eleventh once another is closed', async () => {
    const anna = await person();
    const pages = await Promise.all(Array.from({ length: 10 }, () => open(anna)));
    await Promise.all(pages.map((page) => page.until(isWelcome)));
    expect(await (await open(anna)).closed).toBe(REALTIME_CLOSE.tooMany);
    const other = await open(await person());
    await other.until(isWelcome);
    pages[0]?.socket.close();
    await pages[0]?.closed;
    const next = await open(anna);
    await next.until(isWelcome);
    for (const { socket } of [...pages, other, next]) socket.close();
    await Promise.all([...pages, other, next].map(({ closed }) => closed));
  });

  it('without an upgrade the address says what it is', async () => {
    const answer = await app.inject({ url: '/api/websocket?userId=018f0000-0000-7000-8000-000000000000' });
    expect([answer.statusCode, answer.json().code]).toEqual([426, 'upgrade-required']);
  });
});

describe('nothing else can be upgraded', () => {
  it.each([
    '/healthz',
    '/api/properties',
    '/api/websocket/',
    '/api/websocket/x',
    '/api//websocket',
    '/%61pi/websocket',
  ])('%s', async (path) => {
    const { port } = new URL(address);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n` +
        'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    const [data] = await once(socket, 'data');
    expect(String(data)).toMatch(/^HTTP\/1\.1 (200|400|404) /);
    socket.destroy();
  });
});

describe('what pages say', () => {
  it('is closed after ten broken messages, and unknown ones are none', async () => {
    const socket = await open(await person());
    for (let count = 0; count < 5; count += 1) socket.say({ type: 'ofLater', count });
    for (let count = 0; count < 9; count += 1) socket.say('{');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(socket.socket.readyState).toBe(socket.socket.OPEN);
    socket.say('{');
    expect(await socket.closed).toBe(1008);
  });

  it('is closed when it says far too much', async () => {
    const socket = await open(await person());
    for (let count = 0; count < 30; count += 1) socket.say({ type: 'watchPins', query: '' });
    expect(await socket.closed).toBe(1008);
  });

  it('is closed when a message is longer than one may be', async () => {
    const socket = await open(await person());
    socket.say('x'.repeat(4097));
    expect(await socket.closed).toBe(1009);
  });

  it('a thousand strange messages, or as many as are asked for, break nothing', async () => {
    const random = createRandom(29);
    const parts = [
      'type',
      'watchPins',
      'query',
      '{',
      '}',
      '[',
      ']',
      '"',
      ':',
      ',',
      'null',
      '\u0000',
      '\ud800',
      'view=1,2,3,4',
      'zoom=99',
      '%',
      'cityId=-1',
      '__proto__',
      '1e999',
      'true',
      '\\u0000',
      "'; drop table property; --",
    ];
    for (let round = 0; round < sampleCount(1000) / 25; round += 1) {
      const socket = await open(await person());
      for (let count = 0; count < 25; count += 1) {
        const text = Array.from({ length: random.below(12) }, () => random.pick(parts)).join('');
        const message = random.pick([
          text,
          JSON.stringify({ type: 'watchPins', query: text }),
          JSON.stringify({ type: text, query: text }),
          JSON.stringify({ type: 'watchPins', query: text, [text]: text }),
        ]);
        if (random.below(10) === 0) socket.socket.send(Buffer.from(message), { binary: true });
        else socket.say(message);
      }
      if (random.below(2) === 0) socket.socket.terminate();
      else socket.socket.close();
      await socket.closed;
    }
    await expectAlive();
  });

  it('bytes that are no websocket break nothing', async () => {
    const { userId, cookie } = await person();
    const random = createRandom(31);
    const { port } = new URL(address);
    for (let round = 0; round < 30; round += 1) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(
        `GET /api/websocket?userId=${userId} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: upgrade\r\n` +
          `upgrade: websocket\r\norigin: ${address}\r\ncookie: ${cookie}\r\n` +
          `sec-websocket-version: ${random.pick(['13', '8', 'x'])}\r\n` +
          `sec-websocket-key: ${random.pick(['dGhlIHNhbXBsZSBub25jZQ==', 'x', ''])}\r\n\r\n`,
      );
      const [head] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
      expect(String(head)).not.toMatch(/^HTTP\/1\.1 5/);
      socket.write(Buffer.from(Array.from({ length: 200 }, () => random.below(256))));
      await new Promise((resolve) => setTimeout(resolve, 5));
      socket.destroy();
    }
    await expectAlive();
  });
});
