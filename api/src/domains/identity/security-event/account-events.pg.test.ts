import type { SecurityEvent } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { insertAccount, TEST_PASSWORD } from '../../../testing/account-factory.ts';
import { type MailSite, startMailSite } from '../../../testing/mail-site.ts';
import { newAddress } from '../../../testing/new-address.ts';
import { linkTokenFor, mailedCodeFor, untilQueueIsEmpty } from '../../../testing/read-mail.ts';
import { SIGN_UP_PASSWORD, signUp } from '../../../testing/sign-up-calls.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEW_PASSWORD = 'Another-horse-2';
const proof = { password: TEST_PASSWORD };
const HERE = { browser: 'Firefox', system: 'Linux', network: '198.51.100.0/24' };

let site: MailSite;

beforeAll(async () => {
  site = await startMailSite({ trustProxy: true });
  await site.start();
}, 120_000);

afterAll(() => site.close());

/** A Firefox on Linux in the network 198.51.100.0/24. */
const firefox = (app = site.app) =>
  openBrowser(app, 'en', { 'user-agent': FIREFOX, 'x-forwarded-for': '198.51.100.23' });

async function newAccount(more: Partial<Parameters<typeof insertAccount>[1]> = {}) {
  const email = newAddress();
  return { email, userId: await insertAccount(site.database.client, { email, ...more }) };
}

const signIn = (browser: TestBrowser, email: string, password = TEST_PASSWORD) =>
  browser.submit('/api/admin/sign-in', { email, password });

async function signedIn(email: string): Promise<TestBrowser> {
  const browser = firefox();
  expect((await signIn(browser, email)).statusCode).toBe(200);
  return browser;
}

async function eventsOf(browser: TestBrowser): Promise<SecurityEvent[]> {
  return (await browser.get('/api/security-events')).json().securityEventArray;
}

const kindsOf = (events: readonly SecurityEvent[]) => events.map(({ kind }) => kind);

/** What the table knows, for accounts that nobody is signed in to. */
async function rowsOf(userId: string) {
  const { rows } = await site.database.client.query(
    `select kind, result, method, browser, system, network::text as network, session_id
     from security_event where user_id = $1 order by created_at desc, id desc`,
    [userId],
  );
  return rows;
}

/** The process that was asked has done what follows its answers. */
async function onClosed(work: (app: FastifyInstance) => Promise<unknown>): Promise<void> {
  const app = await site.start({ runsJobs: false });
  await work(app);
  await app.close();
}

describe('what is recorded', () => {
  it('names who, what, from where and with which result', async () => {
    const { email } = await newAccount();
    const browser = await signedIn(email);
    const answer = await browser.get('/api/security-events');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      securityEventArray: [
        {
          id: expect.any(String),
          kind: 'new-device',
          result: 'success',
          method: 'password',
          name: null,
          ...HERE,
          createdAt: expect.any(String),
        },
      ],
      hasMore: false,
    });
  });

  it('is a sign-in where the account has been signed in before, and its end', async () => {
    const { email } = await newAccount();
    const browser = await signedIn(email);
    await browser.post('/api/sign-out');
    await signIn(browser, email);
    expect(kindsOf(await eventsOf(browser))).toEqual(['sign-in', 'sign-out', 'new-device']);
  });

  it('is the end of a session over which somebody else signs in', async () => {
    const [first, second] = [await newAccount(), await newAccount()];
    const browser = await signedIn(first.email);
    await signIn(browser, second.email);
    await signIn(browser, second.email);
    expect((await rowsOf(first.userId)).map(({ kind }) => kind)).toEqual(['sign-out', 'new-device']);
    expect((await rowsOf(second.userId)).map(({ kind }) => kind)).toEqual(['sign-in', 'new-device']);
  });

  it('is a sign-in by code', async () => {
    const { email } = await newAccount({ hasPassword: false });
    const browser = firefox();
    await browser.post('/api/request-token', { email });
    const token = await mailedCodeFor(site, email);
    expect((await browser.post('/api/sign-in', { email, token })).statusCode).toBe(200);
    expect(await eventsOf(browser)).toMatchObject([{ kind: 'new-device', method: 'code', ...HERE }]);
  });

  it('is the account itself, whose first sign-in is in no new device', async () => {
    const email = newAddress();
    const browser = firefox();
    await signUp(browser, email);
    const token = await linkTokenFor(site, email, '/auth/verify-sign-up');
    await browser.post('/api/sign-up/verify', { token });
    const events = await eventsOf(browser);
    expect(kindsOf(events).toSorted()).toEqual(['account-created', 'sign-in']);
    expect(events.find(({ kind }) => kind === 'sign-in')).toMatchObject({ method: 'sign-up', ...HERE });
    await browser.post('/api/sign-out');
    await signIn(browser, email, SIGN_UP_PASSWORD);
    expect((await eventsOf(browser))[0]).toMatchObject({ kind: 'sign-in', method: 'password' });
  });

  it('is the end of other sessions, of one and of all', async () => {
    const { email, userId } = await newAccount();
    const [browser] = [await signedIn(email), await signedIn(email), await signedIn(email)];
    const { sessionArray } = (await browser.get('/api/account/sessions')).json();
    const other = sessionArray.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    const own = sessionArray.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    await browser.delete(`/api/account/sessions/${other.id}`);
    await browser.delete(`/api/account/sessions/${other.id}`);
    await browser.delete('/api/account/sessions');
    await browser.delete('/api/account/sessions');
    const rows = await rowsOf(userId);
    expect(rows.slice(0, 2)).toMatchObject([
      { kind: 'other-sessions-ended', session_id: own.id, ...HERE },
      { kind: 'session-ended', session_id: own.id, ...HERE },
    ]);
    expect(rows).toHaveLength(5);
  });

  it('is a new password, by the former one and by the link of a mail', async () => {
    const { email, userId } = await newAccount();
    const browser = await signedIn(email);
    await browser.put('/api/account/password', { proof, password: NEW_PASSWORD });
    await firefox().post('/api/password-resets', { email });
    const token = await linkTokenFor(site, email, '/auth/reset-password', 2);
    await firefox().post('/api/password-resets/complete', { token, password: TEST_PASSWORD });
    const rows = await rowsOf(userId);
    expect(rows.map(({ kind }) => kind)).toEqual([
      'password-reset',
      'password-reset-requested',
      'password-changed',
      'new-device',
    ]);
    for (const row of rows) expect(row).toMatchObject({ result: 'success', ...HERE });
  });

  it('is another address: asked for, confirmed by both, changed', async () => {
    const { email } = await newAccount();
    const newEmail = newAddress();
    const browser = await signedIn(email);
    await browser.post('/api/account/email-change', { proof, email: newEmail });
    for (const to of [email, newEmail]) {
      const token = await linkTokenFor(site, to, '/auth/confirm-email-change');
      expect((await browser.post('/api/account/email-change/confirm', { token })).statusCode).toBe(200);
    }
    expect(kindsOf(await eventsOf(browser)).toSorted()).toEqual([
      'email-change-confirmed',
      'email-change-confirmed',
      'email-change-requested',
      'email-changed',
      'new-device',
    ]);
  });

  it('is a release token, made and revoked', async () => {
    const { email, userId } = await newAccount();
    const browser = await signedIn(email);
    // Afterwards: the sign-in of a team asks for a second factor.
    await site.database.client.query(
      `update account set role = 'team-member', remotes = '{mf-blog}' where user_id = $1`,
      [userId],
    );
    const name = `pipeline ${userId.slice(0, 8)}`;
    const { id } = (
      await browser.post('/api/release-tokens', {
        name,
        remotes: ['mf-blog'],
        proof: { password: TEST_PASSWORD },
      })
    ).json();
    await browser.delete(`/api/release-tokens/${id}`);
    expect((await eventsOf(browser)).slice(0, 2)).toMatchObject([
      { kind: 'release-token-revoked', name, ...HERE },
      { kind: 'release-token-created', name, ...HERE },
    ]);
  });
});

describe('a refused try', () => {
  it('is recorded for the account, whatever was tried, and at most ten in an hour', async () => {
    const { email, userId } = await newAccount();
    await onClosed(async (app) => {
      expect((await signIn(firefox(app), email, 'wrong')).statusCode).toBe(403);
      await firefox(app).post('/api/sign-in', { email, token: '123456' });
      const browser = firefox(app);
      await signIn(browser, email);
      await browser.put('/api/account/password', { proof: { password: 'wrong' }, password: NEW_PASSWORD });
    });
    const rows = await rowsOf(userId);
    expect(rows.filter(({ result }) => result === 'refused')).toHaveLength(3);
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'sign-in', method: 'password', result: 'refused', ...HERE }),
        expect.objectContaining({ kind: 'sign-in', method: 'code', result: 'refused', ...HERE }),
        expect.objectContaining({ kind: 'reauthentication', method: 'password', result: 'refused', ...HERE }),
      ]),
    );
    await onClosed(async (app) => {
      for (let index = 0; index < 9; index++) await signIn(firefox(app), email, 'wrong');
    });
    const refused = (await rowsOf(userId)).filter(
      ({ kind, result }) => kind === 'sign-in' && result === 'refused',
    );
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(refused.length).toBeLessThan(12);
  });

  it('of an address without an account is recorded nowhere, and answered in the same way', async () => {
    const { email } = await newAccount();
    const before = await countAll();
    const answers: unknown[] = [];
    await onClosed(async (app) => {
      answers.push((await signIn(firefox(app), newAddress(), 'wrong')).json());
    });
    expect(await countAll()).toBe(before);
    await onClosed(async (app) => {
      answers.push((await signIn(firefox(app), email, 'wrong')).json());
    });
    expect(await countAll()).toBe(before + 1);
    expect(answers[0]).toEqual({ ...Object(answers[1]), requestId: expect.any(String) });
  });

  it('is answered though it cannot be recorded', async () => {
    const { email } = await newAccount();
    const { client } = site.database;
    await client.query('alter table security_event add constraint broken check (false) not valid');
    try {
      await onClosed(async (app) => {
        expect((await signIn(firefox(app), email, 'wrong')).json()).toMatchObject({
          code: 'sign-in-refused',
        });
      });
    } finally {
      await client.query('alter table security_event drop constraint broken');
    }
  });
});

async function countAll(): Promise<number> {
  const { rows } = await site.database.client.query('select count(*)::int as count from security_event');
  return rows[0].count;
}

describe('the list of one’s events', () => {
  it('goes on by pages, and never shows those of somebody else', async () => {
    const [one, other] = [await newAccount(), await newAccount()];
    const browser = await signedIn(one.email);
    const stranger = await signedIn(other.email);
    await site.database.client.query(
      `insert into security_event (id, user_id, kind, created_at)
       select gen_random_uuid(), $1, 'sign-in', now() - interval '1 hour' * number from generate_series(1, 44) as number`,
      [one.userId],
    );
    const ids: string[] = [];
    for (let page = 0, after = ''; page < 3; page++) {
      const { securityEventArray, hasMore } = (await browser.get(`/api/security-events${after}`)).json();
      expect([securityEventArray.length, hasMore]).toEqual(
        [
          [20, true],
          [20, true],
          [5, false],
        ][page],
      );
      ids.push(...securityEventArray.map(({ id }: SecurityEvent) => id));
      after = `?after=${ids.at(-1)}`;
    }
    expect(new Set(ids).size).toBe(45);
    expect(await eventsOf(stranger)).toHaveLength(1);
    const answer = await stranger.get(`/api/security-events?after=${ids[0]}`);
    expect(answer.json()).toEqual({ securityEventArray: [], hasMore: false });
    expect((await openBrowser(site.app).get('/api/security-events')).statusCode).toBe(401);
  });

  it.each(['after=1', 'after=', 'userId=x', 'after=%00'])('refuses the query %j', async (query) => {
    const { email } = await newAccount();
    const browser = await signedIn(email);
    expect((await browser.get(`/api/security-events?${query}`)).statusCode).toBe(400);
  });

  it('goes with the account', async () => {
    const { email, userId } = await newAccount();
    const browser = await signedIn(email);
    expect(await rowsOf(userId)).toHaveLength(1);
    expect((await browser.post('/api/account/delete', { proof })).statusCode).toBe(200);
    expect(await rowsOf(userId)).toEqual([]);
    await untilQueueIsEmpty(site);
  });
});
