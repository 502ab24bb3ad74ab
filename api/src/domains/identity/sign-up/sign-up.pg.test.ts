import { LANGUAGE_TAGS, type LanguageTag, VISITOR_SESSION } from '@moien/contract';
import { openDatabase } from '../../../database/database.ts';
import { insertAccount } from '../../../testing/account-factory.ts';
import { expireRows } from '../../../testing/expire-rows.ts';
import { linksOf, MAIL_ORIGIN, type MailSite, startMailSite } from '../../../testing/mail-site.ts';
import { newAddress } from '../../../testing/new-address.ts';
import {
  linkTokenFor,
  mailedCodeFor,
  mailsTo,
  subjectOf,
  textOf,
  untilQueueIsEmpty,
} from '../../../testing/read-mail.ts';
import { SIGN_UP_PASSWORD, signUp, signUpEntry } from '../../../testing/sign-up-calls.ts';
import { solvedHeader } from '../../../testing/solve-challenge.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { createTestQuota } from '../../../testing/test-quota.ts';
import { createSignUpService } from './sign-up.service.ts';

let site: MailSite;

beforeAll(async () => {
  site = await startMailSite();
  await site.start();
}, 120_000);

afterAll(() => site.close());

const query = (text: string, values: unknown[] = []) => site.database.client.query(text, values);
const verify = (browser: TestBrowser, token: string) => browser.post('/api/sign-up/verify', { token });
const signIn = (email: string, password = SIGN_UP_PASSWORD) =>
  openBrowser(site.app).submit('/api/admin/sign-in', { email, password });

const tokenFor = (email: string, count?: number) => linkTokenFor(site, email, '/auth/verify-sign-up', count);

async function accountsOf(email: string) {
  const { rows } = await query(
    `select account.user_id, password_hash, phone_prefix, phone_number, language, role, first_name, last_name
     from account join profile using (user_id) where email = $1`,
    [email],
  );
  return rows;
}

describe('a sign-up', () => {
  it('makes nobody until its mail is followed, and then signs in where it was made', async () => {
    const email = newAddress();
    const browser = openBrowser(site.app, 'fr');
    const answer = await signUp(browser, email, { phoneNumber: 'tel. (621) 123-456' });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        message: 'Consultez votre boîte de réception\u00a0: nous venons de vous écrire la suite.',
        step: 'sign-in',
      },
    ]);
    const token = await tokenFor(email);
    expect(await accountsOf(email)).toEqual([]);
    expect((await signIn(email)).statusCode).toBe(403);
    const verified = await verify(browser, token);
    expect(verified.json()).toMatchObject({ profile: { firstName: 'Marie', lastName: 'Schmit' } });
    expect(await browser.userId()).toBe(verified.json().profile.userId);
    expect(await accountsOf(email)).toEqual([
      {
        user_id: verified.json().profile.userId,
        password_hash: expect.stringMatching(/^\$argon2id\$/),
        phone_prefix: '+352',
        phone_number: '(621) 123-456',
        language: 'fr',
        role: 'user',
        first_name: 'Marie',
        last_name: 'Schmit',
      },
    ]);
    expect((await signIn(email)).statusCode).toBe(200);
  });

  it('is confirmed elsewhere without signing in there, and without its password', async () => {
    const email = newAddress();
    await signUp(openBrowser(site.app), email);
    const elsewhere = openBrowser(site.app);
    expect((await verify(elsewhere, await tokenFor(email))).json()).toEqual(VISITOR_SESSION);
    expect(await elsewhere.userId()).toBeUndefined();
    expect((await signIn(email)).statusCode).toBe(403);
    await elsewhere.post('/api/request-token', { email });
    const token = await mailedCodeFor(site, email, 2);
    expect((await elsewhere.post('/api/sign-in', { email, token })).statusCode).toBe(200);
  });

  it.each(LANGUAGE_TAGS)(
    'is confirmed by a mail in %s that repeats nothing of what was entered',
    async (language) => {
      const email = newAddress();
      await signUp(openBrowser(site.app, language), email, {
        firstName: 'Buy',
        lastName: 'http://spam.example',
      });
      const [mail] = await mailsTo(site, email, 1);
      const subjects = {
        en: 'Please confirm your address',
        fr: 'Veuillez confirmer votre adresse',
        de: 'Bitte bestätigen Sie Ihre Adresse',
      };
      expect([mail?.header('content-language'), mail && subjectOf(mail)]).toEqual([
        language,
        subjects[language],
      ]);
      expect(linksOf(mail?.source ?? '')).toEqual([
        expect.stringMatching(
          new RegExp(`^${MAIL_ORIGIN}/${language}/auth/verify-sign-up\\?token=[\\w-]{43}$`),
        ),
      ]);
      expect(mail?.source).not.toMatch(/\{\{|undefined|spam/);
      expect(mail && textOf(mail)).toContain('24');
    },
  );

  it('with names that would be headers has harmless ones', async () => {
    const email = newAddress();
    const browser = openBrowser(site.app);
    await signUp(browser, email, { firstName: 'Eve\r\nBcc: other@example.org', lastName: 'A\u202e\u0000B' });
    const [mail] = await mailsTo(site, email, 1);
    expect([mail?.to, mail?.header('bcc'), mail?.source.includes('other@')]).toEqual([
      [email],
      undefined,
      false,
    ]);
    await verify(browser, await tokenFor(email));
    expect((await accountsOf(email))[0]).toMatchObject({
      first_name: 'Eve Bcc: other@example.org',
      last_name: 'A B',
    });
  });

  it('makes one account, used twice or by fifty at once', async () => {
    const email = newAddress();
    const browser = openBrowser(site.app);
    await signUp(browser, email);
    const token = await tokenFor(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(browser, token)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 404)).toHaveLength(49);
    expect((await verify(browser, token)).json()).toMatchObject({ status: 404, code: 'invalid-link' });
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('makes one account of several for one address, confirmed at once; the others end', async () => {
    const email = newAddress();
    const browser = openBrowser(site.app);
    const tokens: string[] = [];
    for (let count = 1; count <= 3; count += 1) {
      await signUp(browser, count === 2 ? email.toUpperCase().replace('EXAMPLE.ORG', 'example.org') : email);
      await untilQueueIsEmpty(site);
    }
    const mails = site.smtp.mails.filter(({ to }) => to.some((address) => address.toLowerCase() === email));
    for (const mail of mails) {
      const [link = ''] = linksOf(mail.source);
      tokens.push(new URL(link).searchParams.get('token') ?? '');
    }
    expect(new Set(tokens).size).toBe(3);
    const answers = await Promise.all(tokens.map((token) => verify(browser, token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
    expect(await accountsOf(email)).toHaveLength(1);
    expect((await query('select 1 from sign_up where email = $1', [email])).rows).toEqual([]);
  });

  it('gives no password away to a stranger who signed up with the address, too', async () => {
    const email = newAddress();
    await signUp(openBrowser(site.app), email, { password: 'Strangers-own-1' });
    const strangers = await tokenFor(email);
    const owner = openBrowser(site.app);
    await signUp(owner, email);
    await tokenFor(email, 2);
    expect((await verify(owner, strangers)).json()).toEqual(VISITOR_SESSION);
    expect((await signIn(email, 'Strangers-own-1')).statusCode).toBe(403);
    expect((await accountsOf(email))[0]?.password_hash).toBeNull();
  });

  it('gives an account no password that a stranger chose, who alone was mailed for', async () => {
    const email = newAddress();
    const stranger = openBrowser(site.app);
    for (let count = 0; count < 3; count += 1) await signUp(stranger, email, { password: 'Strangers-own-1' });
    const strangers = await tokenFor(email, 3);
    // Nothing is mailed for a fourth one, so that its owner follows one of the stranger's links.
    const owner = openBrowser(site.app);
    await signUp(owner, email);
    expect((await verify(owner, strangers)).json()).toEqual(VISITOR_SESSION);
    expect((await signIn(email, 'Strangers-own-1')).statusCode).toBe(403);
    expect((await accountsOf(email))[0]?.password_hash).toBeNull();
  });

  it('keeps the password of who confirms where they signed up, whoever else did', async () => {
    const email = newAddress();
    const owner = openBrowser(site.app);
    await signUp(owner, email);
    const token = await tokenFor(email);
    await signUp(openBrowser(site.app), email, { password: 'Strangers-own-1' });
    await tokenFor(email, 2);
    expect((await verify(owner, token)).json().profile.firstName).toBe('Marie');
    expect((await signIn(email)).statusCode).toBe(200);
  });

  it('for an address that has got an account meanwhile is refused clearly', async () => {
    const email = newAddress();
    const browser = openBrowser(site.app);
    await signUp(browser, email);
    const token = await tokenFor(email);
    const userId = await insertAccount(site.database.client, { email });
    expect((await verify(browser, token)).json()).toMatchObject({
      status: 409,
      code: 'address-taken',
      message: 'There’s already an account with this address. Please sign in.',
    });
    expect((await accountsOf(email)).map(({ user_id }) => user_id)).toEqual([userId]);
    expect((await accountsOf(email))[0]?.first_name).toBe('Anna');
    expect((await signIn(email)).statusCode).toBe(403);
  });

  it('takes over the profile that the address has without an account', async () => {
    const email = newAddress();
    const { rows } = await query(
      `insert into profile (user_id, email, first_name, last_name) values (gen_random_uuid(), $1, 'import', '') returning user_id`,
      [email],
    );
    const browser = openBrowser(site.app);
    await signUp(browser, email);
    expect((await verify(browser, await tokenFor(email))).json().profile).toMatchObject({
      userId: rows[0].user_id,
      firstName: 'Marie',
    });
  });

  it('lasts a day', async () => {
    const email = newAddress();
    const browser = openBrowser(site.app);
    await signUp(browser, email);
    const token = await tokenFor(email);
    const { rows } = await query(
      'select extract(epoch from expires_at - created_at) / 3600 as hours from sign_up where email = $1',
      [email],
    );
    expect(Number(rows[0].hours)).toBe(24);
    await expireRows(site.database.client, 'sign_up', 'email = $1', [email]);
    expect((await verify(browser, token)).json().code).toBe('invalid-link');
    const connection = openDatabase(site.database.url, () => undefined);
    await createSignUpService(connection, createTestQuota(connection), () => new Date()).removeOld();
    await connection.destroy();
    expect((await query('select 1 from sign_up where email = $1', [email])).rows).toEqual([]);
  });

  it('is mailed three times an hour, and then for the work of a challenge', async () => {
    const email = newAddress();
    for (let count = 0; count < 3; count += 1)
      expect((await signUp(openBrowser(site.app), email)).statusCode).toBe(200);
    const required = await signUp(openBrowser(site.app), email);
    expect(required.json()).toMatchObject({ status: 429, code: 'challenge-required' });
    expect(required.json().step).toBeUndefined();
    const solved = await openBrowser(site.app).post(
      '/api/sign-up',
      signUpEntry(email),
      await solvedHeader(required),
    );
    expect(solved.statusCode).toBe(200);
    await untilQueueIsEmpty(site);
    expect(await mailsTo(site, email, 4)).toHaveLength(4);
  });

  it('leaves no password and no token to be read', async () => {
    const email = newAddress();
    await signUp(openBrowser(site.app), email);
    const token = await tokenFor(email);
    const { rows } = await query(
      `select sign_up::text as text from sign_up union all select payload::text from graphile_worker._private_jobs`,
    );
    expect(rows.filter(({ text }) => text.includes(token) || text.includes(SIGN_UP_PASSWORD))).toEqual([]);
  });
});

describe('a sign-up with an address that has an account', () => {
  it('is answered the same, and its owner is told in their language, once an hour', async () => {
    const [email, unknown] = [newAddress(), newAddress()];
    await insertAccount(site.database.client, { email, language: 'de' });
    const answers = [
      await signUp(openBrowser(site.app), email),
      await signUp(openBrowser(site.app), unknown),
    ];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const [mail] = await mailsTo(site, email, 1);
    expect([mail?.header('content-language'), mail && subjectOf(mail)]).toEqual([
      'de',
      'Sie haben bereits ein Konto',
    ]);
    expect(linksOf(mail?.source ?? '')).toEqual([`${MAIL_ORIGIN}/de?auth=sign-in`]);
    for (let count = 0; count < 3; count += 1) await signUp(openBrowser(site.app), email);
    await untilQueueIsEmpty(site);
    expect(await mailsTo(site, email, 1)).toHaveLength(1);
    await query(
      `update sign_up set told_at = told_at - interval '1 hour', created_at = created_at - interval '1 hour' where email = $1`,
      [email],
    );
    await signUp(openBrowser(site.app), email);
    expect(await mailsTo(site, email, 2)).toHaveLength(2);
    expect((await accountsOf(email))[0]?.first_name).toBe('Anna');
  });

  it.each(LANGUAGE_TAGS as readonly LanguageTag[])('is told in %s', async (language) => {
    const email = newAddress();
    await insertAccount(site.database.client, { email, language });
    await signUp(openBrowser(site.app), email);
    const [mail] = await mailsTo(site, email, 1);
    expect([mail?.header('content-language'), mail?.source.match(/\{\{|undefined/)]).toEqual([
      language,
      null,
    ]);
  });
});
