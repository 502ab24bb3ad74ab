import { CHALLENGE_HEADER, LANGUAGE_TAGS } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { insertAccount } from '../../../testing/account-factory.ts';
import { type MailSite, startMailSite } from '../../../testing/mail-site.ts';
import { newAddress } from '../../../testing/new-address.ts';
import { mailedCodeFor, mailsTo, untilQueueIsEmpty } from '../../../testing/read-mail.ts';
import { solutionOf, solvedHeader } from '../../../testing/solve-challenge.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { createChallenges } from '../challenge/challenges.ts';
import { SIGN_IN_CODE_MAILS } from '../challenge/mail-rule.ts';

const FORM_KEY = 'k'.repeat(40);
const FREE_AN_HOUR = 5;
const WORK = 4;

let site: MailSite;
let limited: FastifyInstance;

beforeAll(async () => {
  site = await startMailSite({ formKey: FORM_KEY });
  await site.start();
  limited = await site.start({ runsJobs: false, isRateLimited: true, trustProxy: true });
}, 120_000);

afterAll(() => site.close());

async function newAccount(): Promise<{ email: string; userId: string }> {
  const email = newAddress();
  return { email, userId: await insertAccount(site.database.client, { email }) };
}

const ask = (browser: TestBrowser, email: string, headers?: Record<string, string>) =>
  browser.post('/api/request-token', { email }, headers);
const enter = (browser: TestBrowser, email: string, token: string) =>
  browser.post('/api/sign-in', { email, token });

async function askAsStrangers(email: string, count = FREE_AN_HOUR): Promise<void> {
  for (let time = 0; time < count; time += 1)
    expect((await ask(openBrowser(site.app), email)).statusCode).toBe(200);
}

const solutionFor = async (name: string, email: string, at = new Date()) => {
  const purpose = { name, subject: email, work: WORK };
  return solutionOf(await createChallenges(FORM_KEY, () => at).issue(purpose, 10));
};

describe('a sign-in code that strangers have asked for five times', () => {
  it('comes to a new browser that does the work of a challenge', async () => {
    const { email, userId } = await newAccount();
    await askAsStrangers(email);
    await mailsTo(site, email, FREE_AN_HOUR);
    const browser = openBrowser(site.app);
    const required = await ask(browser, email);
    expect(required.json()).toMatchObject({ status: 429, code: 'challenge-required' });
    const answer = await ask(browser, email, await solvedHeader(required));
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'If there’s an account with this address, a code is on its way.' },
    ]);
    const token = await mailedCodeFor(site, email, FREE_AN_HOUR + 1);
    expect((await enter(browser, email, token)).json().profile?.userId).toBe(userId);
  });

  it('that cost work has two tries: a day has no more than ninety guesses', async () => {
    const { email } = await newAccount();
    await askAsStrangers(email);
    const header = { [CHALLENGE_HEADER]: await solutionFor('sign-in-code', email) };
    const fresh = openBrowser(site.app);
    expect((await ask(fresh, email, header)).statusCode).toBe(200);
    const { rows } = await site.database.client.query(
      'select tries_left from sign_in_code where email = $1 order by created_at',
      [email],
    );
    expect(rows.map(({ tries_left }) => tries_left)).toEqual([...Array(FREE_AN_HOUR).fill(5), 2]);
    const { freeADay, dayMaximum } = SIGN_IN_CODE_MAILS;
    expect(freeADay * 5 + (dayMaximum - freeADay) * 2).toBe(90);
  });

  it('is asked for with the same challenge by an address without an account', async () => {
    const { email } = await newAccount();
    const answers = [];
    for (const address of [email, newAddress()]) {
      await askAsStrangers(address);
      const required = await ask(openBrowser(site.app), address);
      const { requestId: _id, challenge, ...problem } = required.json();
      const {
        nonce: _nonce,
        salt: _salt,
        keyPrefix,
        keySignature,
        expiresAt: _at,
        ...parameters
      } = challenge.parameters;
      const solved = await ask(openBrowser(site.app), address, await solvedHeader(required));
      answers.push([
        required.statusCode,
        problem,
        parameters,
        [keyPrefix.length, keySignature.length],
        [solved.statusCode, solved.body],
      ]);
    }
    expect(answers[1]).toEqual(answers[0]);
    await untilQueueIsEmpty(site);
  });

  it.each(LANGUAGE_TAGS)('says in words what is asked: %s', async (language) => {
    const email = newAddress();
    await askAsStrangers(email);
    const messages = {
      en: 'A lot of e-mails have been requested. Your browser runs a security check before we send another one.',
      fr: 'De nombreux e-mails ont été demandés. Votre navigateur effectue un contrôle de sécurité avant le prochain envoi.',
      de: 'Es wurden viele E-Mails angefordert. Bevor wir die nächste senden, macht Ihr Browser eine Sicherheitsprüfung.',
    };
    const { message, error } = (await ask(openBrowser(site.app, language), email)).json();
    expect([message, error]).toEqual([messages[language], messages[language]]);
  });

  it('takes each solution once, however many send it at once', async () => {
    const { email } = await newAccount();
    await askAsStrangers(email);
    const header = await solvedHeader(await ask(openBrowser(site.app), email));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask(openBrowser(site.app), email, header)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.json().code === 'challenge-required')).toHaveLength(9);
    await untilQueueIsEmpty(site);
    expect(await mailsTo(site, email, FREE_AN_HOUR + 1)).toHaveLength(FREE_AN_HOUR + 1);
  });

  it('takes no solution of another address, purpose, amount of work or time, and none that is wrong', async () => {
    const email = newAddress();
    await askAsStrangers(email);
    const contact = (await site.app.inject('/api/contact-messages/challenge')).json();
    const light = createChallenges(FORM_KEY, () => new Date());
    const wrong = [
      await solutionOf(contact),
      await solutionFor('sign-in-code', 'other@example.org'),
      await solutionFor('password-reset', email),
      await solutionFor('sign-in-code', email, new Date(Date.now() - 11 * 60_000)),
      await solutionOf(await light.issue({ name: 'sign-in-code', subject: email, work: 1 }, 10)),
      '',
      'x'.repeat(3000),
      Buffer.from('{}').toString('base64'),
    ];
    for (const solution of wrong) {
      const answer = await ask(openBrowser(site.app), email, { [CHALLENGE_HEADER]: solution });
      expect([answer.statusCode, answer.json().code]).toEqual([429, 'challenge-required']);
    }
    const right = { [CHALLENGE_HEADER]: await solutionFor('sign-in-code', email) };
    expect((await ask(openBrowser(site.app), email.toUpperCase(), right)).statusCode).toBe(200);
  });

  it('is no contact message’s solution', async () => {
    const email = newAddress();
    await askAsStrangers(email);
    const solution = await solutionOf((await ask(openBrowser(site.app), email)).json().challenge);
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/contact-messages',
      payload: {
        name: 'Léa',
        email,
        topic: 'question',
        text: 'A text of ten letters and more.',
        languageCode: 'en',
        website: '',
        solution,
      },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-solution']);
  });

  it('comes to a known browser as if nobody had asked', async () => {
    const { email } = await newAccount();
    const known = openBrowser(site.app);
    await ask(known, email);
    await enter(known, email, await mailedCodeFor(site, email));
    await askAsStrangers(email, FREE_AN_HOUR - 1);
    expect((await ask(openBrowser(site.app), email)).json().code).toBe('challenge-required');
    expect((await ask(known, email)).statusCode).toBe(200);
  });

  it('is refused in words once thirty were mailed in a day', async () => {
    const { email } = await newAccount();
    await askAsStrangers(email);
    await site.database.client.query(
      `insert into sign_in_code (id, email, browser_hash, language, tries_left, created_at, expires_at)
       select gen_random_uuid(), $1, sha256(number::text::bytea), 'en', 0, now() - interval '2 hours', now()
       from generate_series(1, 25) as number`,
      [email],
    );
    const header = { [CHALLENGE_HEADER]: await solutionFor('sign-in-code', email) };
    for (const headers of [undefined, header])
      expect((await ask(openBrowser(site.app), email, headers)).json()).toMatchObject({
        status: 429,
        code: 'too-many-mails',
        message:
          'Too many e-mails have been requested for this address today. Please sign in another way, or try again tomorrow.',
      });
  });
});

describe('one network that asks for many codes', () => {
  it('does work from the eleventh in an hour on, whichever addresses it asks for', async () => {
    const askFrom = (network: string) =>
      ask(openBrowser(limited), newAddress(), { 'x-forwarded-for': network });
    for (let time = 0; time < 10; time += 1)
      expect((await askFrom(`2001:db8:7:7::${time + 1}`)).statusCode).toBe(200);
    expect((await askFrom('2001:db8:7:7::99')).json().code).toBe('challenge-required');
    expect((await askFrom('2001:db8:7:8::1')).statusCode).toBe(200);
  });
});

it('is asked of the apps, too, which may send its solution', async () => {
  const answer = await site.app.inject({
    method: 'OPTIONS',
    url: '/api/request-token',
    headers: {
      origin: 'capacitor://localhost',
      'access-control-request-method': 'POST',
      'access-control-request-headers': `content-type,${CHALLENGE_HEADER}`,
    },
  });
  expect(answer.headers['access-control-allow-headers']).toContain(CHALLENGE_HEADER);
});
