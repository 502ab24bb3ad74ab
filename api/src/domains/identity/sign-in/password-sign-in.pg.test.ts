import { createHook } from 'node:async_hooks';
import { LANGUAGE_TAGS } from '@moien/contract';
import { insertAccount, TEST_PASSWORD } from '../../../testing/account-factory.ts';
import { hostileBodies } from '../../../testing/hostile-bodies.ts';
import { type MailSite, startMailSite } from '../../../testing/mail-site.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import { hashPassword } from '../account/password-hash.ts';

const URL_PATH = '/api/admin/sign-in';
const EMAIL = 'person@example.org';

let site: MailSite;
let userId: string;

beforeAll(async () => {
  site = await startMailSite();
  userId = await insertAccount(site.database.client, { email: EMAIL });
  await insertAccount(site.database.client, { email: 'coded@example.org', hasPassword: false });
}, 120_000);

afterAll(() => site.close());

const submit = (email: string, password: string, headers?: Record<string, string>, language?: string) =>
  openBrowser(site.app, language).submit(URL_PATH, { email, password }, headers);

describe('POST /api/admin/sign-in', () => {
  it('signs in with form fields, with a session of its own each time', async () => {
    const browser = openBrowser(site.app);
    const answer = await browser.submit(URL_PATH, { email: EMAIL.toUpperCase(), password: TEST_PASSWORD });
    expect([answer.statusCode, answer.json().profile.userId]).toEqual([200, userId]);
    const first = browser.cookies.get('__Host-moien-session');
    await browser.submit(URL_PATH, { email: EMAIL, password: TEST_PASSWORD });
    expect(browser.cookies.get('__Host-moien-session')).not.toBe(first);
    expect(await browser.userId()).toBe(userId);
  });

  it('begins no session with a password that is changed while it is compared', async () => {
    const email = 'changing@example.org';
    const { client } = site.database;
    const changingId = await insertAccount(client, { email });
    await client.query('begin');
    await client.query('update account set password_hash = $2 where user_id = $1', [
      changingId,
      await hashPassword('Another-horse-2'),
    ]);
    const browser = openBrowser(site.app);
    const answer = browser.submit(URL_PATH, { email, password: TEST_PASSWORD });
    const waiting =
      'select 1 from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))';
    while ((await client.query(waiting)).rows.length === 0)
      await new Promise((resolve) => setImmediate(resolve));
    await client.query('commit');
    expect((await answer).json().code).toBe('sign-in-refused');
    expect(await browser.userId()).toBeUndefined();
  });

  it.each(LANGUAGE_TAGS)('refuses everything that is wrong with the same words in %s', async (language) => {
    const answers = [
      await submit(EMAIL, 'Wrong-horse-1', {}, language),
      await submit(EMAIL, '', {}, language),
      await submit('nobody@example.org', TEST_PASSWORD, {}, language),
      await submit('coded@example.org', TEST_PASSWORD, {}, language),
    ];
    const problems = answers.map((answer) => ({ ...answer.json(), requestId: undefined }));
    for (const problem of problems) expect(problem).toEqual(problems[0]);
    const messages = {
      en: 'The e-mail address or the password isn’t right.',
      fr: 'L’adresse e-mail ou le mot de passe n’est pas correct.',
      de: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
    };
    expect(problems[0]).toMatchObject({
      status: 403,
      code: 'sign-in-refused',
      message: messages[language],
      error: messages[language],
    });
    for (const answer of answers)
      expect(answer.cookies.filter(({ name }) => name === '__Host-moien-session')).toEqual([]);
  });

  it('hashes one password for every address, with an account or without', async () => {
    const started: string[] = [];
    const hook = createHook({ init: (_, type) => started.push(type) }).enable();
    for (const email of [EMAIL, 'nobody@example.org', 'coded@example.org']) {
      started.length = 0;
      await submit(email, 'Wrong-horse-1');
      expect(started.filter((type) => type === 'ARGON2REQUEST')).toHaveLength(1);
    }
    hook.disable();
  });

  it.each([
    ['application/json', JSON.stringify({ email: EMAIL, password: TEST_PASSWORD })],
    ['text/plain', `email=${EMAIL}&password=${TEST_PASSWORD}`],
    ['multipart/form-data; boundary=x', '--x--'],
  ])('refuses %s', async (type, payload) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: URL_PATH,
      payload,
      headers: { 'content-type': type },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported-content-type']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    `email=${EMAIL}`,
    `password=${TEST_PASSWORD}`,
    `email=${EMAIL}&email=${EMAIL}&password=${TEST_PASSWORD}`,
    `email=${EMAIL}&password=${TEST_PASSWORD}&role=admin`,
    `email[]=${EMAIL}&password=${TEST_PASSWORD}`,
    `email=${EMAIL}%0d%0aBcc:x@example.org&password=${TEST_PASSWORD}`,
    '',
  ])('refuses the fields %j', async (payload) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: URL_PATH,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(400);
  });

  it.each([
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('signs nobody in by a form of somebody else’s page, even without cookies: %j', async (headers) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: URL_PATH,
      payload: `${new URLSearchParams({ email: EMAIL, password: TEST_PASSWORD })}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign-origin']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('answers no malformed body with a failure of its own', async () => {
    for (const body of hostileBodies({ email: 'a@example.org', password: 'x' }, 100, 32)) {
      const fields = body
        .replace(/^\{|\}$/g, '')
        .replaceAll('","', '&')
        .replaceAll('":"', '=')
        .replaceAll('"', '');
      const answer = await site.app.inject({
        method: 'POST',
        url: URL_PATH,
        payload: fields,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect([fields.slice(0, 200), answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([
        fields.slice(0, 200),
        true,
      ]);
    }
  });

  it('is slowed down after wrong tries, alike for an address with and without an account', async () => {
    const limited = await site.start({ runsJobs: false, isRateLimited: true });
    const answers = [];
    for (const email of ['slow@example.org', 'nobody-slow@example.org']) {
      const browser = openBrowser(limited);
      if (email === 'slow@example.org') await insertAccount(site.database.client, { email });
      const statuses = [];
      for (let time = 0; time < 8; time += 1)
        statuses.push((await browser.submit(URL_PATH, { email, password: 'Wrong-horse-1' })).statusCode);
      answers.push(statuses);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.at(-1)).toBe(429);
  });
});
