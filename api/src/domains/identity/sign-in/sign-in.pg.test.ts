import { LANGUAGE_TAGS, VISITOR_SESSION } from '@moien/contract';
import { openDatabase } from '../../../database/database.ts';
import { hashToken } from '../../../lib/random-token.ts';
import { insertAccount } from '../../../testing/account-factory.ts';
import { expireRows } from '../../../testing/expire-rows.ts';
import { hostileBodies } from '../../../testing/hostile-bodies.ts';
import { type MailSite, startMailSite } from '../../../testing/mail-site.ts';
import { newAddress } from '../../../testing/new-address.ts';
import { mailedCodeFor, mailsTo, subjectOf, textOf, untilQueueIsEmpty } from '../../../testing/read-mail.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { createTestQuota } from '../../../testing/test-quota.ts';
import { createSignInService } from './sign-in.service.ts';
import { createSignInCodes } from './sign-in-code.ts';

let site: MailSite;

beforeAll(async () => {
  site = await startMailSite();
  await site.start();
}, 120_000);

afterAll(() => site.close());

async function newAccount(): Promise<{ email: string; userId: string }> {
  const email = newAddress();
  return { email, userId: await insertAccount(site.database.client, { email }) };
}

const ask = (browser: TestBrowser, email: string) => browser.post('/api/request-token', { email });
const enter = (browser: TestBrowser, email: string, token: string) =>
  browser.post('/api/sign-in', { email, token });

const codeFor = (email: string, count?: number) => mailedCodeFor(site, email, count);

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const query = (text: string, values: unknown[] = []) => site.database.client.query(text, values);

describe('a sign-in code', () => {
  it('comes by mail and signs in once', async () => {
    const { email, userId } = await newAccount();
    const browser = openBrowser(site.app);
    const answer = await ask(browser, email);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'If there’s an account with this address, a code is on its way.' },
    ]);
    const code = await codeFor(email);
    const signedIn = await enter(browser, email, code);
    expect([signedIn.statusCode, signedIn.json().profile.userId]).toEqual([200, userId]);
    expect(await browser.userId()).toBe(userId);
    expect((await enter(browser, email, code)).json()).toMatchObject({
      status: 403,
      code: 'sign-in-refused',
      message: 'This code isn’t right, or it has expired. You can request a new one.',
      error: 'This code isn’t right, or it has expired. You can request a new one.',
    });
  });

  it('clears what the browser kept of who was signed in before', async () => {
    const [first, second] = [await newAccount(), await newAccount()];
    const browser = openBrowser(site.app);
    const cleared = [];
    for (const { email } of [first, second]) {
      await ask(browser, email);
      cleared.push((await enter(browser, email, await codeFor(email))).headers['clear-site-data']);
    }
    expect(cleared).toEqual([undefined, '"cache"']);
  });

  it.each(LANGUAGE_TAGS)('is mailed in the language of who asks: %s', async (language) => {
    const { email } = await newAccount();
    await ask(openBrowser(site.app, language), email);
    const [mail] = await mailsTo(site, email, 1);
    const subjects = { en: 'Your sign-in code', fr: 'Votre code de connexion', de: 'Ihr Anmeldecode' };
    expect([mail?.header('content-language'), mail && subjectOf(mail)]).toEqual([
      language,
      subjects[language],
    ]);
    expect(mail && textOf(mail)).toMatch(/\b\d{6}\b.*\b10\b/);
    expect(mail?.source).not.toMatch(/\{\{|undefined/);
  });

  it('is asked for and refused with the same words by an address without an account, which gets no mail', async () => {
    const { email } = await newAccount();
    const unknown = newAddress();
    const browser = openBrowser(site.app);
    const answers = [await ask(browser, email), await ask(browser, unknown)];
    await untilQueueIsEmpty(site);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(site.smtp.mails.filter(({ to }) => to.includes(unknown))).toEqual([]);
    const refusals = [
      await enter(browser, email, otherThan(await codeFor(email))),
      await enter(browser, unknown, '000000'),
      await enter(openBrowser(site.app), newAddress(), '000000'),
    ].map((answer) => ({ ...answer.json(), requestId: undefined }));
    expect(refusals[1]).toEqual(refusals[0]);
    expect(refusals[2]).toEqual(refusals[0]);
  });

  it('is good for the browser that asked, and no other', async () => {
    const { email } = await newAccount();
    const [mine, other] = [openBrowser(site.app), openBrowser(site.app)];
    await ask(mine, email);
    const code = await codeFor(email);
    await ask(other, newAddress());
    expect((await enter(other, email, code)).statusCode).toBe(403);
    expect((await enter(openBrowser(site.app), email, code)).statusCode).toBe(403);
    expect((await enter(mine, email, code)).statusCode).toBe(200);
  });

  it('is good for the address that it was mailed to, in whatever case that is written', async () => {
    const [first, second] = [await newAccount(), await newAccount()];
    const browser = openBrowser(site.app);
    await ask(browser, first.email.toUpperCase());
    const code = await codeFor(first.email);
    expect((await enter(browser, second.email, code)).statusCode).toBe(403);
    expect((await enter(browser, first.email, code)).json().profile.userId).toBe(first.userId);
  });

  it('ends when this browser asks for another, and not when another browser does', async () => {
    const { email } = await newAccount();
    const [mine, other] = [openBrowser(site.app), openBrowser(site.app)];
    await ask(mine, email);
    const former = await codeFor(email);
    await ask(other, email);
    const others = await codeFor(email, 2);
    await ask(mine, email);
    const latter = await codeFor(email, 3);
    if (former !== latter) expect((await enter(mine, email, former)).statusCode).toBe(403);
    expect((await enter(mine, email, latter)).statusCode).toBe(200);
    expect((await enter(other, email, others)).statusCode).toBe(200);
  });

  it('lasts ten minutes', async () => {
    const { email } = await newAccount();
    const browser = openBrowser(site.app);
    await ask(browser, email);
    const code = await codeFor(email);
    const { rows } = await query(
      `select extract(epoch from expires_at - created_at) / 60 as minutes from sign_in_code where email = $1`,
      [email],
    );
    expect(Number(rows[0].minutes)).toBe(10);
    await expireRows(site.database.client, 'sign_in_code', 'email = $1', [email]);
    expect((await enter(browser, email, code)).statusCode).toBe(403);
  });

  it('has five tries: the fifth may be right, a sixth is not', async () => {
    for (const [wrongTries, status] of [
      [4, 200],
      [5, 403],
    ] as const) {
      const { email } = await newAccount();
      const browser = openBrowser(site.app);
      await ask(browser, email);
      const code = await codeFor(email);
      for (let count = 0; count < wrongTries; count += 1)
        expect((await enter(browser, email, otherThan(code))).statusCode).toBe(403);
      expect((await enter(browser, email, code)).statusCode).toBe(status);
    }
  });

  it('is compared no sixth time when fifty try at once', async () => {
    const { email } = await newAccount();
    const browser = openBrowser(site.app);
    await ask(browser, email);
    await codeFor(email);
    const connection = openDatabase(site.database.url, () => undefined);
    let compared = 0;
    const counting = {
      ...createSignInCodes('any key'),
      isCode: (_id: string, _code: string, codeHash: Buffer | null) => {
        if (codeHash) compared += 1;
        return false;
      },
    };
    const service = createSignInService(connection, counting, createTestQuota(connection), () => new Date());
    const asker = { email, browserHash: hashToken(browser.cookies.get('__Host-moien-browser') ?? '') };
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => service.useCode(asker, String(100_000 + index))),
    );
    await connection.destroy();
    expect(outcomes).toEqual(Array(50).fill(false));
    expect(compared).toBe(5);
  });

  it('signs in once when fifty enter it at once', async () => {
    const { email, userId } = await newAccount();
    const browser = openBrowser(site.app);
    await ask(browser, email);
    const code = await codeFor(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => enter(browser, email, code)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(49);
    const { rows } = await query('select 1 from session where user_id = $1', [userId]);
    expect(rows).toHaveLength(1);
  });

  it('is not to be read in the database, neither in its row nor in the queue', async () => {
    const { email } = await newAccount();
    await ask(openBrowser(site.app), email);
    const code = await codeFor(email);
    const { rows } = await query(
      `select sign_in_code::text as text from sign_in_code where email = $1
       union all select payload::text from graphile_worker._private_jobs`,
      [email],
    );
    // An id may hold the digits by chance; nothing else of the row may.
    const readable = rows.map(({ text }) =>
      text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\\\\x[0-9a-f]{64}|[\d-]+ [\d:.+]+/g, ''),
    );
    expect(readable.filter((text) => text.includes(code))).toEqual([]);
    const [row] = (await query('select id, code_hash from sign_in_code where email = $1', [email])).rows;
    expect(row.code_hash).not.toEqual(hashToken(code));
    expect(createSignInCodes('another key').isCode(row.id, code, row.code_hash)).toBe(false);
  });

  it('is mailed five times an hour without work; a browser that is known counts by itself', async () => {
    const { email } = await newAccount();
    const known = openBrowser(site.app);
    await ask(known, email);
    await enter(known, email, await codeFor(email));
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push(await ask(openBrowser(site.app), email));
    await untilQueueIsEmpty(site);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 429, 429]);
    expect(await mailsTo(site, email, 5)).toHaveLength(5);
    await ask(known, email);
    expect((await enter(known, email, await codeFor(email, 6))).statusCode).toBe(200);
    await query(`update sign_in_code set created_at = created_at - interval '1 hour' where email = $1`, [
      email,
    ]);
    await ask(openBrowser(site.app), email);
    expect(await mailsTo(site, email, 7)).toHaveLength(7);
  });

  it('is not mailed after its time, or after another was asked for', async () => {
    const { email } = await newAccount();
    const late = await startMailSite();
    await insertAccount(late.database.client, { email });
    const browser = openBrowser(late.app);
    await ask(browser, email);
    await ask(browser, email);
    await ask(openBrowser(late.app), email);
    await expireRows(late.database.client, 'sign_in_code', 'browser_hash <> $1', [
      hashToken(browser.cookies.get('__Host-moien-browser') ?? ''),
    ]);
    await late.start();
    await untilQueueIsEmpty(late);
    expect(late.smtp.mails).toHaveLength(1);
    await late.close();
  });

  it('does not outlive the day for which it is counted', async () => {
    const email = newAddress();
    await ask(openBrowser(site.app), email);
    const connection = openDatabase(site.database.url, () => undefined);
    const removeAt = (hours: number) => {
      const at = () => new Date(Date.now() + hours * 3_600_000);
      const codes = createSignInCodes('any key');
      return createSignInService(connection, codes, createTestQuota(connection, at), at).removeOld();
    };
    const rowsLeft = async () =>
      (await query('select 1 from sign_in_code where email = $1', [email])).rows.length;
    await removeAt(23.9);
    expect(await rowsLeft()).toBe(1);
    await removeAt(24.1);
    expect(await rowsLeft()).toBe(0);
    await connection.destroy();
  });
});

describe('calls of sign-in codes', () => {
  it.each([
    'a@example.org\r\nBcc: other@example.org',
    'a@example.org\n',
    'a@example.org, b@example.org',
    '<a@example.org>',
    '"a\\r\\n"@example.org',
    'a b@example.org',
    `${'a'.repeat(250)}@example.org`,
    '',
  ])('refuse the address %j', async (email) => {
    const browser = openBrowser(site.app);
    for (const answer of [await ask(browser, email), await enter(browser, email, '123456')])
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request']);
  });

  it.each(['', '12345', '1234567', '12345a', '１２３４５６', ' 123456', '123456\n'])(
    'refuse the code %j',
    async (token) => {
      expect((await enter(openBrowser(site.app), newAddress(), token)).statusCode).toBe(400);
    },
  );

  it('answer no malformed body with a failure of their own, and sign nobody in', async () => {
    const valid = {
      '/api/request-token': { email: 'hostile@example.org' },
      '/api/sign-in': { email: 'hostile@example.org', token: '123456' },
    };
    for (const [url, body] of Object.entries(valid))
      for (const payload of hostileBodies(body, 200, 31)) {
        const answer = await site.app.inject({
          method: 'POST',
          url,
          payload,
          headers: { 'content-type': 'application/json' },
        });
        expect([payload.slice(0, 200), answer.statusCode < 500]).toEqual([payload.slice(0, 200), true]);
        if (url === '/api/sign-in') expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      }
  });

  it('are slowed down after wrong tries, alike for an address with and without an account', async () => {
    const limited = await site.start({ runsJobs: false, isRateLimited: true });
    const { email } = await newAccount();
    const answers = [];
    for (const address of [email, newAddress()]) {
      const browser = openBrowser(limited);
      const statuses = [];
      for (let time = 0; time < 8; time += 1)
        statuses.push((await enter(browser, address, '000000')).statusCode);
      answers.push(statuses);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.at(-1)).toBe(429);
    expect((await openBrowser(limited).post('/api/get-session')).json()).toEqual(VISITOR_SESSION);
  });
});
