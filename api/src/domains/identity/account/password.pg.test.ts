import { LANGUAGE_TAGS } from '@moien/contract';
import { openDatabase } from '../../../database/database.ts';
import { insertAccount, TEST_PASSWORD } from '../../../testing/account-factory.ts';
import { expireRows } from '../../../testing/expire-rows.ts';
import { hostileBodies } from '../../../testing/hostile-bodies.ts';
import { linksOf, MAIL_ORIGIN, type MailSite, startMailSite } from '../../../testing/mail-site.ts';
import { newAddress } from '../../../testing/new-address.ts';
import {
  linkTokenFor,
  mailedCodeFor,
  mailsTo,
  subjectOf,
  untilQueueIsEmpty,
} from '../../../testing/read-mail.ts';
import { solvedHeader } from '../../../testing/solve-challenge.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { createTestQuota } from '../../../testing/test-quota.ts';
import { createPasswordService } from './password.service.ts';

const NEW_PASSWORD = 'Another-horse-2';

let site: MailSite;

beforeAll(async () => {
  site = await startMailSite();
  await site.start();
}, 120_000);

afterAll(() => site.close());

/** An account of which no other test knows. */
async function newAccount(more: Partial<Parameters<typeof insertAccount>[1]> = {}) {
  const email = newAddress();
  return { email, userId: await insertAccount(site.database.client, { email, ...more }) };
}

const query = (text: string, values: unknown[] = []) => site.database.client.query(text, values);
const signIn = (browser: TestBrowser, email: string, password = TEST_PASSWORD) =>
  browser.submit('/api/admin/sign-in', { email, password });
const ask = (email: string, language?: string) =>
  openBrowser(site.app, language).post('/api/password-resets', { email });
const reset = (token: string, password = NEW_PASSWORD) =>
  openBrowser(site.app).post('/api/password-resets/complete', { token, password });
const change = (browser: TestBrowser, proof: object, password = NEW_PASSWORD) =>
  browser.put('/api/account/password', { proof, password });

async function signedIn(email: string): Promise<TestBrowser> {
  const browser = openBrowser(site.app);
  await signIn(browser, email);
  return browser;
}

const tokenFor = (email: string, count?: number) => linkTokenFor(site, email, '/auth/reset-password', count);

async function codeFor(browser: TestBrowser, email: string, count: number): Promise<string> {
  await browser.post('/api/request-token', { email });
  return mailedCodeFor(site, email, count);
}

/** What breaks each rule of specification §5 for passwords, in the order of the rules. */
const WEAK = [
  ['auth-empty-password-error-message', ''],
  ['auth-password-too-short-error-message', 'aB1-aB1'],
  ['auth-password-no-uppercase-characters-error-message', 'correct-horse-1'],
  ['auth-password-no-lowercase-characters-error-message', 'CORRECT-HORSE-1'],
  ['auth-password-no-special-characters-error-message', 'CorrectHorse1'],
  ['auth-password-no-numbers-error-message', 'Correct-horse'],
] as const;

describe('a forgotten password', () => {
  it('is replaced by the link of a mail, once; every session ends, and a mail tells so', async () => {
    const { email, userId } = await newAccount({ language: 'de' });
    const browsers = [await signedIn(email), await signedIn(email)];
    const answer = await ask(email.toUpperCase(), 'fr');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        message:
          'Si un compte existe avec cette adresse, un lien pour choisir un nouveau mot de passe est en route.',
      },
    ]);
    const token = await tokenFor(email);
    expect((await reset(token)).json()).toEqual({
      message: 'Your new password is saved. Please sign in with it.',
    });
    for (const browser of browsers) expect(await browser.userId()).toBeUndefined();
    expect((await reset(token)).json()).toMatchObject({ status: 404, code: 'invalid-link' });
    expect((await signIn(openBrowser(site.app), email)).statusCode).toBe(403);
    expect((await signIn(openBrowser(site.app), email, NEW_PASSWORD)).json().profile.userId).toBe(userId);
    const [, told] = await mailsTo(site, email, 2);
    expect([told?.header('content-language'), told && subjectOf(told)]).toEqual([
      'de',
      'Ihr Passwort wurde geändert',
    ]);
    expect(told?.source.replace(/=\r\n/g, '')).toContain('people@moien.example');
  });

  it('makes strangers of the browsers in which the former one was used', async () => {
    const { email, userId } = await newAccount();
    const [owner, thief] = [await signedIn(email), await signedIn(email)];
    await ask(email);
    await reset(await tokenFor(email));
    for (const browser of [owner, thief]) await signIn(browser, email, NEW_PASSWORD);
    const { rows } = await query(
      `select count(*)::int as count from security_event where user_id = $1 and kind = 'new-device'`,
      [userId],
    );
    expect(rows).toEqual([{ count: 4 }]);
  });

  it('is not withheld by thirty links that a stranger asked for: the newest works, and then they do not count', async () => {
    const { email } = await newAccount();
    await ask(email);
    const token = await tokenFor(email);
    await query(
      `insert into password_reset (id, email, language, created_at, expires_at)
       select gen_random_uuid(), $1, 'en', now() - interval '2 hours', now() + interval '22 hours'
       from generate_series(1, 29)`,
      [email],
    );
    expect((await ask(email)).json()).toMatchObject({
      status: 429,
      code: 'too-many-mails',
      message: expect.stringContaining('use the link in the latest one'),
    });
    expect((await reset(token)).statusCode).toBe(200);
    expect((await ask(email)).json().code).toBe('challenge-required');
  });

  it.each(LANGUAGE_TAGS)('is told of by mails in %s', async (language) => {
    const { email } = await newAccount({ language });
    await ask(email, language);
    const [mail] = await mailsTo(site, email, 1);
    expect(linksOf(mail?.source ?? '')).toEqual([
      expect.stringMatching(
        new RegExp(`^${MAIL_ORIGIN}/${language}/auth/reset-password\\?token=[\\w-]{43}$`),
      ),
    ]);
    await reset(await tokenFor(email));
    for (const sent of await mailsTo(site, email, 2)) {
      expect(sent.header('content-language')).toBe(language);
      expect(sent.source).not.toMatch(/\{\{|undefined/);
      expect(sent.source).toContain(`<html lang=3D"${language}">`);
    }
  });

  it('is asked for with the same answer by an address without an account, which gets no mail', async () => {
    const { email } = await newAccount();
    const answers = [await ask(email), await ask('nobody@example.org')];
    await untilQueueIsEmpty(site);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(site.smtp.mails.filter(({ to }) => to.includes('nobody@example.org'))).toEqual([]);
  });

  it('is mailed three times an hour, then for the work of a challenge; a new password ends the other links and codes', async () => {
    const { email } = await newAccount();
    for (let count = 0; count < 2; count += 1) await ask(email);
    const free = await ask(email);
    const required = await ask(email);
    expect(required.json()).toMatchObject({ status: 429, code: 'challenge-required' });
    const solved = await openBrowser(site.app).post(
      '/api/password-resets',
      { email },
      await solvedHeader(required),
    );
    expect([solved.statusCode, solved.body]).toEqual([200, free.body]);
    await untilQueueIsEmpty(site);
    const mails = await mailsTo(site, email, 4);
    expect(mails).toHaveLength(4);
    const tokens = mails.map(
      ({ source }) => new URL(linksOf(source)[0] ?? '').searchParams.get('token') ?? '',
    );
    const browser = openBrowser(site.app);
    const code = await codeFor(browser, email, 5);
    expect((await reset(tokens[1] ?? '')).statusCode).toBe(200);
    for (const token of tokens) expect((await reset(token)).json().code).toBe('invalid-link');
    expect((await browser.post('/api/sign-in', { email, token: code })).statusCode).toBe(403);
  });

  it('is replaced once when fifty use the link at once', async () => {
    const { email } = await newAccount();
    await ask(email);
    const token = await tokenFor(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => reset(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(49);
  });

  it('has a link that lasts a day and is forgotten', async () => {
    const { email } = await newAccount();
    await ask(email);
    const token = await tokenFor(email);
    const { rows } = await query(
      'select extract(epoch from expires_at - created_at) / 3600 as hours from password_reset where email = $1',
      [email],
    );
    expect(Number(rows[0].hours)).toBe(24);
    await expireRows(site.database.client, 'password_reset', 'email = $1', [email]);
    expect((await reset(token)).json().code).toBe('invalid-link');
    const connection = openDatabase(site.database.url, () => undefined);
    await createPasswordService(connection, createTestQuota(connection), () => new Date()).removeOld();
    await connection.destroy();
    expect((await query('select 1 from password_reset where email = $1', [email])).rows).toEqual([]);
  });

  it('gives a password to an account that had none', async () => {
    const { email, userId } = await newAccount({ hasPassword: false });
    await ask(email);
    await reset(await tokenFor(email));
    expect((await signIn(openBrowser(site.app), email, NEW_PASSWORD)).json().profile.userId).toBe(userId);
  });

  it.each(WEAK)('is not replaced against the rule %s', async (slug, password) => {
    const { email } = await newAccount();
    await ask(email);
    const token = await tokenFor(email);
    expect((await reset(token, password)).json()).toMatchObject({ status: 400, code: slug });
    expect((await reset(token)).statusCode).toBe(200);
  });
});

describe('a password that is changed', () => {
  it('by the former one ends every other session, gives this one another token, and a mail tells so', async () => {
    const { email, userId } = await newAccount();
    const [mine, other] = [await signedIn(email), await signedIn(email)];
    const before = mine.cookies.get('__Host-moien-session');
    const answer = await change(mine, { password: TEST_PASSWORD });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        message: 'Your password is changed. You stay signed in here and are signed out everywhere else.',
      },
    ]);
    expect(mine.cookies.get('__Host-moien-session')).not.toBe(before);
    expect([await mine.userId(), await other.userId()]).toEqual([userId, undefined]);
    expect((await signIn(openBrowser(site.app), email)).statusCode).toBe(403);
    expect((await signIn(openBrowser(site.app), email, NEW_PASSWORD)).statusCode).toBe(200);
    const [mail] = await mailsTo(site, email, 1);
    expect(mail && subjectOf(mail)).toBe('Your password was changed');
  });

  it('by a code that was mailed, once', async () => {
    const { email } = await newAccount();
    const browser = await signedIn(email);
    const token = await codeFor(browser, email, 1);
    expect((await change(browser, { token })).statusCode).toBe(200);
    expect((await change(browser, { token }, TEST_PASSWORD)).json().code).toBe('proof-refused');
  });

  it.each([{ password: 'Wrong-horse-1' }, { password: '' }, { token: '000000' }])(
    'is not changed by the proof %j',
    async (proof) => {
      const { email } = await newAccount();
      const browser = await signedIn(email);
      expect((await change(browser, proof)).json()).toMatchObject({
        status: 403,
        code: 'proof-refused',
        message: 'The password or the code isn’t right.',
      });
      expect((await signIn(openBrowser(site.app), email)).statusCode).toBe(200);
    },
  );

  it('is not changed by a code that another browser asked for, or for another address', async () => {
    const { email } = await newAccount();
    const stranger = await newAccount();
    const browser = await signedIn(email);
    const others = await codeFor(openBrowser(site.app), email, 1);
    expect((await change(browser, { token: others })).statusCode).toBe(403);
    const strangers = await codeFor(browser, stranger.email, 1);
    expect((await change(browser, { token: strangers })).statusCode).toBe(403);
  });

  it.each(WEAK)('keeps the rule %s, and no code is used up for it', async (slug, password) => {
    const { email } = await newAccount();
    const browser = await signedIn(email);
    const token = await codeFor(browser, email, 1);
    expect((await change(browser, { token }, password)).json()).toMatchObject({ status: 400, code: slug });
    expect((await change(browser, { token })).statusCode).toBe(200);
  });

  it('needs somebody who is signed in', async () => {
    expect((await change(openBrowser(site.app), { password: TEST_PASSWORD })).json()).toMatchObject({
      status: 401,
      code: 'signed-out',
    });
  });

  it('is guarded against guessing the proof', async () => {
    const limited = await site.start({ runsJobs: false, isRateLimited: true });
    const { email } = await newAccount();
    const browser = openBrowser(limited);
    await browser.submit('/api/admin/sign-in', { email, password: TEST_PASSWORD });
    const statuses = [];
    for (let count = 0; count < 14; count += 1)
      statuses.push((await change(browser, { password: 'Wrong-horse-1' })).statusCode);
    expect(statuses[0]).toBe(403);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('calls of passwords', () => {
  it('answer no malformed body with a failure of their own', async () => {
    const { email } = await newAccount();
    const browser = await signedIn(email);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const valid = [
      ['POST', '/api/password-resets', { email: 'hostile@example.org' }],
      ['POST', '/api/password-resets/complete', { token: 'A'.repeat(43), password: NEW_PASSWORD }],
      ['PUT', '/api/account/password', { proof: { password: 'Wrong-horse-1' }, password: NEW_PASSWORD }],
    ] as const;
    for (const [method, url, body] of valid)
      for (const payload of hostileBodies(body, 100, 34)) {
        const headers = { 'content-type': 'application/json', cookie };
        const answer = await site.app.inject({ method, url, payload, headers });
        expect([payload.slice(0, 200), answer.statusCode < 500]).toEqual([payload.slice(0, 200), true]);
        if (url !== '/api/password-resets') expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      }
    expect((await signIn(openBrowser(site.app), email)).statusCode).toBe(200);
  });

  it.each(['a@example.org\r\nBcc: b@example.org', 'a@example.org\n', ''])(
    'refuse the address %j',
    async (email) => {
      expect((await ask(email)).statusCode).toBe(400);
    },
  );
});
