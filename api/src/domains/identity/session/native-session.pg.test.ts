import { VISITOR_SESSION } from '@moien/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { openDatabase } from '../../../database/database.ts';
import { insertPerson, insertSession } from '../../../testing/session-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createSessionRepository } from './session.repository.ts';
import { createSessionService } from './session.service.ts';
import { createSessionStarter } from './start-session.ts';

const APP = 'capacitor://localhost';
const OTHERS = [
  'https://elsewhere.example',
  'null',
  'http://localhost',
  'https://localhost:8443',
  'capacitor://x',
];

let database: TestDatabase;
let app: FastifyInstance;
let userId: string;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp(database.url);
  userId = await insertPerson(database.client);
  token = await signIn();
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

/** As a page of the app does. */
async function signIn(): Promise<string> {
  const connection = openDatabase(database.url, () => undefined);
  const startSession = createSessionStarter(
    createSessionService(createSessionRepository(connection), () => new Date()),
    'https://moien.example',
  );
  const server = Fastify();
  server.post('/', async (request, reply) => startSession(request, reply, { userId, method: 'code' }));
  const answer = await server.inject({ method: 'POST', url: '/', headers: { origin: APP } });
  expect(answer.json().profile.userId).toBe(userId);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['x-browser-token']).toMatch(/^[\w-]{43}$/);
  await server.close();
  await connection.destroy();
  return String(answer.headers['x-session-token']);
}

async function ask(headers: Record<string, string>) {
  const answer = await app.inject({ method: 'POST', url: '/api/get-session', headers });
  expect(answer.statusCode).toBe(200);
  return answer;
}
const bearer = () => ({ authorization: `Bearer ${token}` });

describe('a session of the app', () => {
  it.each([APP, 'https://localhost'])(
    'is carried by a header from %s, and may be read there',
    async (origin) => {
      const { headers, ...answer } = await ask({ origin, 'sec-fetch-site': 'cross-site', ...bearer() });
      expect(answer.json().profile.userId).toBe(userId);
      expect(headers['access-control-allow-origin']).toBe(origin);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['access-control-expose-headers']).toContain('x-session-token');
    },
  );

  it('does not go on as a cookie, nor one of the web as a header', async () => {
    const cookie = await insertSession(database.client, userId);
    const [, value = ''] = cookie.split('=');
    expect((await ask({ cookie: `moien-session=${token}` })).json()).toEqual(VISITOR_SESSION);
    expect((await ask({ origin: APP, authorization: `Bearer ${value}` })).json()).toEqual(VISITOR_SESSION);
    expect((await ask({ cookie })).json().profile.userId).toBe(userId);
  });

  it('is not one for a page of the web, nor for a program without an origin', async () => {
    expect((await ask({ origin: 'http://localhost:80', ...bearer() })).json()).toEqual(VISITOR_SESSION);
    expect((await ask(bearer())).json()).toEqual(VISITOR_SESSION);
    expect(
      (await ask({ origin: 'https://localhost', 'sec-fetch-site': 'same-origin', ...bearer() })).json(),
    ).toEqual(VISITOR_SESSION);
  });

  it('is not taken from a cookie that came along', async () => {
    const cookie = await insertSession(database.client, userId);
    expect((await ask({ origin: 'https://localhost', cookie })).json()).toEqual(VISITOR_SESSION);
    const answer = await app.inject({
      method: 'GET',
      url: '/api/account/sessions',
      headers: { origin: APP, cookie },
    });
    expect(answer.statusCode).toBe(401);
  });

  it('ends when the app signs out', async () => {
    const mine = await signIn();
    const headers = { origin: APP, authorization: `Bearer ${mine}` };
    const answer = await app.inject({ method: 'POST', url: '/api/sign-out', headers });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect(answer.headers['clear-site-data']).toBeUndefined();
    expect((await ask(headers)).json()).toEqual(VISITOR_SESSION);
  });
});

describe('a preflight', () => {
  const preflight = (origin: string, url = '/api/account/sessions') =>
    app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin,
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'authorization',
      },
    });

  it('of the app is answered', async () => {
    const { statusCode, headers } = await preflight(APP);
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, APP]);
    expect(headers['access-control-allow-headers']).toContain('authorization');
    expect(headers['access-control-allow-methods']).toContain('DELETE');
    expect(headers.vary).toBe('Origin');
  });

  it.each(OTHERS)('of %s is not', async (origin) => {
    for (const url of ['/api/account/sessions', '/telemetry', '/elsewhere']) {
      const { statusCode, headers } = await preflight(origin, url);
      expect(statusCode).toBeGreaterThanOrEqual(404);
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
    const answer = await app.inject({ method: 'POST', url: '/api/get-session', headers: { origin } });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });
});
