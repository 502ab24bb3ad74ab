import { VISITOR_SESSION } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../app.ts';
import { openDatabase } from '../../../database/database.ts';
import { hashToken } from '../../../lib/random-token.ts';
import { insertPerson } from '../../../testing/session-factory.ts';
import { testConfig } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { hashPassword } from '../account/password-hash.ts';
import { createSessionRepository } from './session.repository.ts';
import { createSessionService } from './session.service.ts';

const NOON = Date.parse('2027-01-10T12:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PASSWORD = 'Moïen-2027!';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

let database: TestDatabase;
let app: FastifyInstance;
let clock = NOON;
let passwordHash: string;
let email: string;
let userId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  passwordHash = await hashPassword(PASSWORD);
  app = await start();
}, 120_000);

beforeEach(async () => {
  clock = NOON;
  email = `lea-${process.hrtime.bigint()}@moien.example`;
  userId = await insertPerson(database.client, { email });
  await database.client.query('update account set password_hash = $2 where user_id = $1', [
    userId,
    passwordHash,
  ]);
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

const start = () => buildApp(testConfig(database.url), { now: () => new Date(clock) });

/** The cookies of a browser, which it keeps and sends. */
function openBrowser(userAgent = FIREFOX, cookies = new Map<string, string>()) {
  const ask = async (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    form?: Record<string, string>,
    on = app,
  ) => {
    const answer = await on.inject({
      method,
      url,
      headers: {
        'user-agent': userAgent,
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
    });
    for (const { name, value, maxAge } of answer.cookies)
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    return answer;
  };
  return {
    cookies,
    ask,
    signIn: async (address = email) => {
      const answer = await ask('POST', '/api/admin/sign-in', { email: address, password: PASSWORD });
      expect([answer.statusCode, answer.json().profile?.firstName]).toEqual([200, 'Léa']);
      return cookies.get('moien-session') ?? '';
    },
    isSignedIn: async (on = app) =>
      (await ask('POST', '/api/get-session', undefined, on)).json().profile !== null,
  };
}

const rows = async (statement: string, values: unknown[] = []) =>
  (await database.client.query(statement, values)).rows;

describe('a session', () => {
  it('goes on after a restart, and in another process on the same database', async () => {
    const browser = openBrowser();
    const first = await start();
    await browser.ask('POST', '/api/admin/sign-in', { email, password: PASSWORD }, first);
    expect(await browser.isSignedIn(app)).toBe(true);
    await first.close();
    const second = await start();
    expect(await browser.isSignedIn(second)).toBe(true);
    await browser.ask('POST', '/api/sign-out', undefined, app);
    await second.close();
    expect(browser.cookies.has('moien-session')).toBe(false);
  });

  it('begins with a token that only its browser knows', async () => {
    const token = await openBrowser().signIn();
    expect(token).toMatch(/^[\w-]{43}$/);
    const stored = await rows('select session::text as text from session');
    expect(stored.some(({ text }) => text.includes(token))).toBe(false);
  });

  it('is not one that somebody else has planted', async () => {
    const planted = 'p'.repeat(43);
    const browser = openBrowser(FIREFOX, new Map([['moien-session', planted]]));
    expect(await browser.signIn()).not.toBe(planted);
    expect(await openBrowser(FIREFOX, new Map([['moien-session', planted]])).isSignedIn()).toBe(false);
  });

  it('of somebody else, planted before signing in, ends and stays theirs alone', async () => {
    const attackersEmail = `eve-${process.hrtime.bigint()}@moien.example`;
    const attacker = await insertPerson(database.client, { email: attackersEmail });
    await database.client.query('update account set password_hash = $2 where user_id = $1', [
      attacker,
      passwordHash,
    ]);
    const theirs = await openBrowser().signIn(attackersEmail);
    const browser = openBrowser(FIREFOX, new Map([['moien-session', theirs]]));
    const mine = await browser.signIn();
    expect(mine).not.toBe(theirs);
    expect(await openBrowser(FIREFOX, new Map([['moien-session', theirs]])).isSignedIn()).toBe(false);
    expect((await browser.ask('POST', '/api/get-session')).json().profile.userId).toBe(userId);
  });

  it('is another one at each sign-in, and the one before ends', async () => {
    const browser = openBrowser();
    const before = await browser.signIn();
    const after = await browser.signIn();
    expect(after).not.toBe(before);
    expect(await openBrowser(FIREFOX, new Map([['moien-session', before]])).isSignedIn()).toBe(false);
    expect(await rows('select id from session where user_id = $1', [userId])).toHaveLength(1);
  });

  it('has another token, and is the same one, when its rights change', async () => {
    const browser = openBrowser();
    const before = await browser.signIn();
    const [row] = await rows('select id from session where user_id = $1', [userId]);
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/account/password',
      headers: { cookie: `moien-session=${before}` },
      payload: { proof: { password: PASSWORD }, password: 'Another-horse-2' },
    });
    const after = answer.cookies.find(({ name }) => name === 'moien-session')?.value ?? '';
    expect(after).toMatch(/^[\w-]{43}$/);
    expect(after).not.toBe(before);
    const isSignedIn = (token: string) =>
      openBrowser(FIREFOX, new Map([['moien-session', token]])).isSignedIn();
    expect([await isSignedIn(before), await isSignedIn(after)]).toEqual([false, true]);
    expect(await rows('select id from session where user_id = $1', [userId])).toEqual([row]);
  });

  it('ends after thirty days, however much it is used', async () => {
    const browser = openBrowser();
    await browser.signIn();
    for (let day = 1; day < 30; day += 1) {
      clock = NOON + day * DAY;
      expect(await browser.isSignedIn()).toBe(true);
      await seenAt(clock);
    }
    clock = NOON + 30 * DAY - 1;
    expect(await browser.isSignedIn()).toBe(true);
    clock = NOON + 30 * DAY;
    expect(await browser.isSignedIn()).toBe(false);
    expect((await browser.ask('GET', '/api/account/sessions')).statusCode).toBe(401);
  });

  it('ends after fourteen days without use, and is removed', async () => {
    const browser = openBrowser();
    await browser.signIn();
    clock = NOON + 14 * DAY - 1;
    expect(await browser.isSignedIn()).toBe(true);
    await seenAt(clock);
    clock += 14 * DAY;
    expect(await browser.isSignedIn()).toBe(false);
    expect((await browser.ask('GET', '/api/account/sessions')).statusCode).toBe(401);
    const connection = openDatabase(database.url, () => undefined);
    await createSessionService(createSessionRepository(connection), () => new Date(clock)).removeEnded();
    await connection.destroy();
    expect(await rows('select id from session where user_id = $1', [userId])).toEqual([]);
  });

  it('is written to at most every ten minutes', async () => {
    const browser = openBrowser();
    await browser.signIn();
    clock = NOON + 10 * MINUTE - 1;
    await browser.isSignedIn();
    await browser.ask('GET', '/api/account/sessions');
    await seenAt(NOON);
    clock = NOON + 10 * MINUTE;
    await browser.isSignedIn();
    await seenAt(clock);
  });

  /** It is written after the answer has gone, so it is read until it is there. */
  async function seenAt(instant: number): Promise<void> {
    const read = async () =>
      (
        await rows('select last_seen_at from session where user_id = $1', [userId])
      )[0]?.last_seen_at.getTime();
    let seen = await read();
    for (let turn = 0; turn < 1000 && seen !== instant; turn += 1) seen = await read();
    expect(seen).toBe(instant);
  }
});

describe('one’s sessions', () => {
  it('are told by browser and system, those used last first', async () => {
    const [computer, phone] = [openBrowser(), openBrowser(PHONE)];
    await computer.signIn();
    clock += MINUTE;
    await phone.signIn();
    const { sessionArray } = (await computer.ask('GET', '/api/account/sessions')).json();
    expect(sessionArray).toEqual([
      {
        id: expect.any(String),
        isCurrent: false,
        browser: 'Chrome',
        system: 'Android',
        createdAt: new Date(NOON + MINUTE).toISOString(),
        lastSeenAt: new Date(NOON + MINUTE).toISOString(),
      },
      expect.objectContaining({ isCurrent: true, browser: 'Firefox', system: 'Linux' }),
    ]);
  });

  it('can be ended one by one, again and again', async () => {
    const [computer, phone] = [openBrowser(), openBrowser(PHONE)];
    await computer.signIn();
    await phone.signIn();
    const { sessionArray } = (await phone.ask('GET', '/api/account/sessions')).json();
    const { id } = sessionArray.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    for (let time = 0; time < 2; time += 1)
      expect((await phone.ask('DELETE', `/api/account/sessions/${id}`)).statusCode).toBe(200);
    expect(await computer.isSignedIn()).toBe(false);
    expect(await phone.isSignedIn()).toBe(true);
  });

  it('cannot be ended by anybody else', async () => {
    const browser = openBrowser();
    await browser.signIn();
    const { sessionArray } = (await browser.ask('GET', '/api/account/sessions')).json();
    const otherEmail = `tom-${process.hrtime.bigint()}@moien.example`;
    const other = await insertPerson(database.client, { email: otherEmail });
    await database.client.query('update account set password_hash = $2 where user_id = $1', [
      other,
      passwordHash,
    ]);
    const stranger = openBrowser();
    await stranger.signIn(otherEmail);
    await stranger.ask('DELETE', `/api/account/sessions/${sessionArray[0].id}`);
    await stranger.ask('DELETE', '/api/account/sessions');
    expect(await browser.isSignedIn()).toBe(true);
  });

  it('end everywhere else at once', async () => {
    const browsers = [openBrowser(), openBrowser(PHONE), openBrowser()];
    for (const browser of browsers) await browser.signIn();
    expect((await browsers[2]?.ask('DELETE', '/api/account/sessions'))?.statusCode).toBe(200);
    expect(await Promise.all(browsers.map((browser) => browser.isSignedIn()))).toEqual([false, false, true]);
  });

  it('of which the present one is ended: the browser forgets it', async () => {
    const browser = openBrowser();
    await browser.signIn();
    const { sessionArray } = (await browser.ask('GET', '/api/account/sessions')).json();
    await browser.ask('DELETE', `/api/account/sessions/${sessionArray[0].id}`);
    expect(browser.cookies.has('moien-session')).toBe(false);
    expect(await browser.isSignedIn()).toBe(false);
  });
});

describe('whoever has signed in', () => {
  it('has at most a hundred sessions and known browsers, and loses those used longest ago', async () => {
    await database.client.query(
      `insert into session (token_hash, user_id, last_seen_at, expires_at)
       select sha256(convert_to($1 || number::text, 'UTF8')), $1::uuid, $2::timestamptz - number * interval '1 minute', $2::timestamptz + interval '1 day'
       from generate_series(1, 120) as number`,
      [userId, new Date(NOON)],
    );
    await database.client.query(
      `insert into known_browser (user_id, browser_hash, seen_at)
       select $1::uuid, sha256(convert_to(number::text, 'UTF8')), $2::timestamptz - number * interval '1 minute'
       from generate_series(1, 120) as number`,
      [userId, new Date(NOON)],
    );
    const browser = openBrowser();
    await browser.signIn();
    const { sessionArray } = (await browser.ask('GET', '/api/account/sessions')).json();
    expect([sessionArray.length, sessionArray[0].isCurrent]).toEqual([100, true]);
    expect(await rows('select 1 from session where user_id = $1', [userId])).toHaveLength(100);
    const known = await rows(
      'select max(seen_at) as newest, count(*)::int from known_browser where user_id = $1',
      [userId],
    );
    expect(known).toEqual([{ newest: new Date(NOON), count: 100 }]);
  });

  it('is known by the browser from then on, for a year', async () => {
    const browser = openBrowser();
    await browser.signIn();
    const connection = openDatabase(database.url, () => undefined);
    const repository = createSessionRepository(connection);
    const service = createSessionService(repository, () => new Date(clock));
    const hash = hashToken(browser.cookies.get('moien-browser') ?? '');
    expect(await service.isKnownBrowser(hash, email.toUpperCase())).toBe(true);
    expect(await service.isKnownBrowser(hash, 'nobody@moien.example')).toBe(false);
    expect(await service.isKnownBrowser(hashToken('another'), email)).toBe(false);
    clock += 365 * DAY;
    await service.removeEnded();
    expect(await service.isKnownBrowser(hash, email)).toBe(false);
    await connection.destroy();
  });

  it('has no less and no more rights than the account has now', async () => {
    const browser = openBrowser();
    await browser.signIn();
    const status = async () => (await browser.ask('GET', '/api/release-tokens')).statusCode;
    expect(await status()).toBe(403);
    await database.client.query(`update account set role = 'team-member' where user_id = $1`, [userId]);
    expect(await status()).toBe(200);
    await database.client.query(`update account set role = 'user' where user_id = $1`, [userId]);
    expect(await status()).toBe(403);
  });

  it('begins no session once the account is gone, though the profile stays for what concerns others', async () => {
    const connection = openDatabase(database.url, () => undefined);
    const service = createSessionService(createSessionRepository(connection), () => new Date(clock));
    const begin = () =>
      service.beginSession({
        signIn: { userId, method: 'code' },
        carrier: 'cookie',
        carried: undefined,
        browserHash: hashToken('a browser'),
        client: { browser: 'Firefox', system: 'Linux', network: null, sessionId: null },
        origin: 'https://moien.example',
      });
    expect(await begin()).toMatch(/^[\w-]{43}$/);
    await database.client.query('delete from account where user_id = $1', [userId]);
    await expect(begin()).rejects.toMatchObject({ status: 401, code: 'signed-out' });
    await connection.destroy();
  });

  it('is signed out when the account is deleted', async () => {
    const browser = openBrowser();
    await browser.signIn();
    await database.client.query('delete from profile where user_id = $1', [userId]);
    expect((await browser.ask('POST', '/api/get-session')).json()).toEqual(VISITOR_SESSION);
  });
});
