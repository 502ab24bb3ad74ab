import { LANGUAGE_TAGS } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { openDatabase } from '../../../database/database.ts';
import { insertAccount, TEST_PASSWORD } from '../../../testing/account-factory.ts';
import { type MailSite, startMailSite } from '../../../testing/mail-site.ts';
import { newAddress } from '../../../testing/new-address.ts';
import { mailedCodeFor, mailsTo, subjectOf, textOf, untilQueueIsEmpty } from '../../../testing/read-mail.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import { createPasswordAttackService } from './password-attack.ts';

const WRONG_PASSWORDS_A_DAY = 100;

let site: MailSite;
let limited: FastifyInstance;

beforeAll(async () => {
  site = await startMailSite();
  await site.start();
  limited = await site.start({ runsJobs: false, isRateLimited: true, trustProxy: true });
}, 120_000);

afterAll(() => site.close());

const enter = (email: string, password: string, network: string) =>
  openBrowser(limited).submit('/api/admin/sign-in', { email, password }, { 'x-forwarded-for': network });

/** Two from each network, so that none of these has to wait. */
async function attack(email: string, count = WRONG_PASSWORDS_A_DAY): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const answer = await enter(email, 'Wrong-horse-1', `10.${email.length}.0.${index >> 1}`);
    expect(answer.json().code).toBe('sign-in-refused');
  }
}

const mailsOf = (email: string) => site.smtp.mails.filter(({ to }) => to.includes(email));

describe('many wrong passwords from many networks', () => {
  const email = newAddress();
  let known: ReturnType<typeof openBrowser>;
  let userId: string;

  beforeAll(async () => {
    known = openBrowser(limited);
    userId = await insertAccount(site.database.client, { email });
    await known.submit('/api/admin/sign-in', { email, password: TEST_PASSWORD });
    // Of the sign-in.
    await untilQueueIsEmpty(site);
    site.smtp.mails.length = 0;
  });

  it('end for the day, alike with and without an account, and only the owner is told', async () => {
    const unknown = `nobody-${newAddress()}`;
    const answers = [];
    for (const address of [email, unknown]) {
      await attack(address);
      const answer = await enter(address, TEST_PASSWORD, '203.0.113.9');
      answers.push({ ...answer.json(), requestId: undefined });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(23 * 3600);
    }
    expect(answers[0]).toMatchObject({ status: 429, code: 'too-many-tries' });
    expect(answers[1]).toEqual(answers[0]);
    await untilQueueIsEmpty(site);
    expect([mailsOf(email).map(subjectOf), mailsOf(unknown)]).toEqual([
      ['Someone is guessing at your password'],
      [],
    ]);
  });

  it('leave the owner the known browser and, in a new one, the code', async () => {
    const again = await known.submit('/api/admin/sign-in', { email, password: TEST_PASSWORD });
    expect(again.json().profile?.userId).toBe(userId);
    const fresh = openBrowser(limited);
    await fresh.post('/api/request-token', { email });
    const token = await mailedCodeFor(site, email, 2);
    expect((await fresh.post('/api/sign-in', { email, token })).json().profile?.userId).toBe(userId);
  });
});

describe('the mail that tells of them', () => {
  it.each(LANGUAGE_TAGS)('is written in the language of the account, once a day: %s', async (language) => {
    const email = newAddress();
    await insertAccount(site.database.client, { email, language });
    const connection = openDatabase(site.database.url, () => undefined);
    let at = new Date();
    const attacks = createPasswordAttackService(connection, () => at);
    await Promise.all(Array.from({ length: 5 }, () => attacks.record(email.toUpperCase())));
    const [mail] = await mailsTo(site, email, 1);
    expect(mail?.header('content-language')).toBe(language);
    expect(mail?.source).not.toMatch(/\{\{|undefined/);
    expect(mail && textOf(mail)).toMatch(/100/);
    await untilQueueIsEmpty(site);
    expect(mailsOf(email)).toHaveLength(1);

    at = new Date(at.getTime() + 24 * 3_600_000);
    await attacks.removeOld();
    const { rows } = await site.database.client.query('select 1 from password_attack where email = $1', [
      email,
    ]);
    expect(rows).toEqual([]);
    await attacks.record(email);
    await connection.destroy();
    expect(await mailsTo(site, email, 2)).toHaveLength(2);
  });
});
