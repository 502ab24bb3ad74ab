import { VISITOR_SESSION } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { openDatabase } from '../../../database/database.ts';
import { insertBooking, insertProfile, insertProperty } from '../../../testing/property-factory.ts';
import { insertSession, insertUnread } from '../../../testing/session-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createSessionRepository } from './session.repository.ts';
import { createSessionService } from './session.service.ts';

const TODAY = '2027-01-10';
const NOON = new Date(`${TODAY}T12:00:00Z`);

let database: TestDatabase;
let app: FastifyInstance;
let second: FastifyInstance;
let userId: string;
let partnerId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp(database.url, { today: TODAY });
  second = await buildTestApp(database.url, {
    today: TODAY,
    trustProxy: true,
    allowedHosts: ['moien.example'],
  });
  userId = await insertProfile(database.client);
  partnerId = await insertProfile(database.client);
}, 120_000);

afterAll(async () => {
  await Promise.all([app.close(), second.close()]);
  await database.drop();
});

function call(url: string, headers: Record<string, string> = {}, on = app) {
  return on.inject({ method: 'POST', url, headers });
}
const getSession = async (headers: Record<string, string> = {}, on = app) =>
  (await call('/api/get-session', headers, on)).json();
const until = (time: string) => new Date(`${TODAY}T${time}Z`);

describe('a session', () => {
  it('is a visitor’s without a cookie, with a foreign one and with any token that was never given', async () => {
    for (const cookie of [
      'a=b',
      'moien-session=',
      `moien-session=${'x'.repeat(43)}`,
      'moien-session=%00%ff',
      `moien-session=${'y'.repeat(6000)}`,
      ';;;=;moien-session',
    ])
      expect(await getSession({ cookie })).toEqual(VISITOR_SESSION);
    expect(await getSession()).toEqual(VISITOR_SESSION);
  });

  it('tells who is signed in, and nothing else of them', async () => {
    const cookie = await insertSession(database.client, userId, { expiresAt: until('12:00:01') });
    expect(await getSession({ cookie })).toEqual({
      profile: { userId, mangopayUserId: null, firstName: 'Léa', lastName: 'Muller', imagePath: null },
      unreadNotificationCount: 0,
      unreadMessageCount: 0,
      bookingRequestCount: 0,
    });
  });

  it('that has ended is a visitor’s, and is removed', async () => {
    const ended = await insertSession(database.client, userId, { expiresAt: NOON });
    const open = await insertSession(database.client, userId, { expiresAt: until('12:00:01') });
    expect(await getSession({ cookie: ended })).toEqual(VISITOR_SESSION);
    const connection = openDatabase(database.url, () => undefined);
    await createSessionService(createSessionRepository(connection), () => NOON).removeEnded();
    await connection.destroy();
    const { rows } = await database.client.query('select 1 from session where expires_at <= $1', [NOON]);
    expect(rows).toEqual([]);
    expect((await getSession({ cookie: open })).profile.userId).toBe(userId);
  });

  it('counts what is unread from both sides, and only one’s own', async () => {
    const reader = await insertProfile(database.client);
    const cookie = await insertSession(database.client, reader, { expiresAt: until('23:00:00') });
    await insertUnread(database.client, reader, { partnerId, notifications: 3, asSource: 2, asTarget: 5 });
    await insertUnread(database.client, partnerId, {
      partnerId: userId,
      notifications: 9,
      asSource: 9,
      asTarget: 9,
    });
    await database.client.query(
      `insert into notification (id, user_id, is_read, kind, data, created_at)
       values (gen_random_uuid(), $1, true, 'booking-confirmed', '{}', now())`,
      [reader],
    );
    expect(await getSession({ cookie })).toMatchObject({
      unreadNotificationCount: 3,
      unreadMessageCount: 7,
    });
  });

  it('counts the requests that the owner can still answer', async () => {
    const owner = await insertProfile(database.client);
    const cookie = await insertSession(database.client, owner, { expiresAt: until('23:00:00') });
    const propertyId = await insertProperty(database.client);
    await database.client.query('update property set owner_id = $2 where id = $1', [propertyId, owner]);
    await insertBooking(database.client, propertyId, partnerId, {
      arrival: '2027-03-01',
      departure: '2027-03-03',
    });
    expect(await getSession({ cookie })).toMatchObject({ bookingRequestCount: 0 });
    await database.client.query(
      `update rental_booking
       set state = 'requested', confirmed_at = null, deadline_kind = 'request', deadline_at = $2
       where property_id = $1`,
      [propertyId, until('13:00:00')],
    );
    expect(await getSession({ cookie })).toMatchObject({ bookingRequestCount: 1 });
    const later = await buildTestApp(database.url, { today: '2027-01-11' });
    await database.client.query(`update session set expires_at = expires_at + interval '2 days'`);
    expect(await getSession({ cookie }, later)).toMatchObject({ bookingRequestCount: 0 });
    await later.close();
  });

  it('is the same in every process on one database', async () => {
    const cookie = await insertSession(database.client, userId, { expiresAt: until('23:00:00') });
    expect((await getSession({ cookie }, second)).profile.userId).toBe(userId);
    await call('/api/sign-out', { cookie }, second);
    expect(await getSession({ cookie })).toEqual(VISITOR_SESSION);
  });

  it('is forgotten by the browser that signs out, as often as it does', async () => {
    const cookie = await insertSession(database.client, userId, { expiresAt: until('23:00:00') });
    for (let time = 0; time < 2; time += 1) {
      const answer = await call('/api/sign-out', { cookie });
      expect([answer.statusCode, answer.json()]).toEqual([200, VISITOR_SESSION]);
      expect(answer.headers['set-cookie']).toBe('moien-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
      expect(answer.headers['clear-site-data']).toBe('"cache"');
    }
    expect(await getSession({ cookie })).toEqual(VISITOR_SESSION);
  });

  it('over https has a name that binds it to this host, and no other name counts', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'moien.example' };
    const cookie = await insertSession(database.client, userId, {
      protocol: 'https',
      expiresAt: until('23:00:00'),
    });
    expect(cookie).toMatch(/^__Host-moien-session=/);
    expect((await getSession({ ...headers, cookie }, second)).profile.userId).toBe(userId);
    const plain = cookie.replace('__Host-', '');
    expect(await getSession({ ...headers, cookie: plain }, second)).toEqual(VISITOR_SESSION);
    const { headers: answer } = await call('/api/sign-out', { ...headers, cookie }, second);
    expect(answer['set-cookie']).toBe(
      '__Host-moien-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
  });

  it('without a proxy that is trusted is not made one of https by a header', async () => {
    const { headers } = await call('/api/sign-out', { 'x-forwarded-proto': 'https' });
    expect(headers['set-cookie']).toMatch(/^moien-session=;/);
  });

  it('is not kept by anything between', async () => {
    const { headers } = await call('/api/get-session');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('a change', () => {
  it.each([
    [{ origin: 'https://elsewhere.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost:8080' }, 403],
    [{ origin: 'https://localhost:80' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'http://localhost:80' }, 200],
    [{ origin: 'http://localhost:80', 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'https://elsewhere.example', 'sec-fetch-site': 'none' }, 403],
    // Behind a proxy that ends TLS, or by a second name of the site.
    [{ origin: 'https://moien.example', 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{}, 200],
  ] as [Record<string, string>, number][])('with %j is answered with %d', async (headers, status) => {
    const cookie = await insertSession(database.client, userId, { expiresAt: until('23:00:00') });
    const answer = await call('/api/sign-out', { host: 'localhost:80', cookie, ...headers });
    expect(answer.statusCode).toBe(status);
    if (status === 403) {
      expect(answer.json()).toMatchObject({ code: 'foreign-origin', error: expect.any(String) });
      expect((await getSession({ cookie })).profile.userId).toBe(userId);
    }
  });

  it('is compared with the public origin where there is one', async () => {
    const site = await buildTestApp(database.url, {
      today: TODAY,
      publicOrigin: 'https://moien.example',
      allowedHosts: ['inside'],
    });
    const ask = (origin: string) =>
      call('/api/sign-out', { cookie: 'a=b', host: 'inside:4001', origin }, site);
    expect((await ask('https://moien.example')).statusCode).toBe(200);
    expect((await ask('http://inside:4001')).statusCode).toBe(403);
    await site.close();
  });

  it('is refused without any cookie, too: another site could sign a visitor in to an account of its own', async () => {
    const foreign = await call('/api/sign-in', { origin: 'https://elsewhere.example' });
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'foreign-origin']);
    expect((await call('/api/sign-out', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await call('/api/sign-out')).statusCode).toBe(200);
  });

  it.each(['/api/newsletter-subscription/one-click-end?token=x', '/telemetry/violations'])(
    'is not refused by %s, which no session allows',
    async (url) => {
      const answer = await call(url, { origin: 'null', 'sec-fetch-site': 'cross-site' });
      expect(answer.statusCode).not.toBe(403);
    },
  );
});
