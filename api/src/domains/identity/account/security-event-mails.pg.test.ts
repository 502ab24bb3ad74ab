import { LANGUAGE_TAGS } from '@moien/contract';
import { mailText } from '../../../mail/mail-text.ts';
import { insertAccount, TEST_PASSWORD } from '../../../testing/account-factory.ts';
import { linksOf, MAIL_ORIGIN, type MailSite, startMailSite } from '../../../testing/mail-site.ts';
import { newAddress } from '../../../testing/new-address.ts';
import {
  linkTokenFor,
  mailsTo,
  newDeviceMailsTo,
  subjectOf,
  textOf,
  untilQueueIsEmpty,
} from '../../../testing/read-mail.ts';
import { signUp } from '../../../testing/sign-up-calls.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { createSecurityEventMails } from './security-event-mails.ts';

const HEADERS = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'x-forwarded-for': '2001:db8:aaaa:bbbb::1',
};
const PLACES = {
  en: 'Device: Firefox on Linux. Network: 2001:db8:aaaa::/48.',
  fr: 'Appareil : Firefox sur Linux. Réseau : 2001:db8:aaaa::/48.',
  de: 'Gerät: Firefox auf Linux. Netzwerk: 2001:db8:aaaa::/48.',
};

let site: MailSite;

beforeAll(async () => {
  site = await startMailSite({ trustProxy: true });
  await site.start();
}, 120_000);

afterAll(() => site.close());

const firefox = () => openBrowser(site.app, 'en', HEADERS);
const signIn = (browser: TestBrowser, email: string) =>
  browser.submit('/api/admin/sign-in', { email, password: TEST_PASSWORD });

async function newAccount(more: Partial<Parameters<typeof insertAccount>[1]> = {}) {
  const email = newAddress();
  return { email, userId: await insertAccount(site.database.client, { email, ...more }) };
}

describe('a sign-in from a new device', () => {
  it.each(LANGUAGE_TAGS)('is mailed to its owner, in the account’s language (%s)', async (language) => {
    const { email } = await newAccount({ language });
    await signIn(firefox(), email);
    const [mail] = await newDeviceMailsTo(site, email, 1);
    const text = mail ? textOf(mail) : '';
    expect(mail && subjectOf(mail)).toBe(mailText(language, 'new-device-subject'));
    expect(text).toContain(PLACES[language]);
    expect(text).toMatch(/\d{4}-\d{2}-\d{2} \d{2}:\d{2} UTC/);
    expect(mail?.source.replace(/=\r\n/g, '')).toContain('people@moien.example');
    expect(text).not.toContain('{{');
    expect(text).not.toContain('bbbb');
    expect(linksOf(mail?.source ?? '')).toEqual([`${MAIL_ORIGIN}/${language}/dashboard/account-security`]);
  });

  it('is mailed once for a browser', async () => {
    const { email } = await newAccount();
    const browser = firefox();
    for (let index = 0; index < 3; index++) {
      await signIn(browser, email);
      await browser.post('/api/sign-out');
    }
    await untilQueueIsEmpty(site);
    expect(await newDeviceMailsTo(site, email, 1)).toHaveLength(1);
  });

  it('is not mailed when the account begins with it, and is in the next browser', async () => {
    const email = newAddress();
    const browser = firefox();
    await signUp(browser, email, { password: TEST_PASSWORD });
    const token = await linkTokenFor(site, email, '/auth/verify-sign-up');
    expect((await browser.post('/api/sign-up/verify', { token })).json().profile).not.toBeNull();
    await browser.post('/api/sign-out');
    await signIn(browser, email);
    await untilQueueIsEmpty(site);
    expect(await newDeviceMailsTo(site, email, 0)).toEqual([]);
    await signIn(firefox(), email);
    expect(await newDeviceMailsTo(site, email, 1)).toHaveLength(1);
  });

  it('is not mailed when it is refused', async () => {
    const { email } = await newAccount();
    await firefox().submit('/api/admin/sign-in', { email, password: 'wrong' });
    await untilQueueIsEmpty(site);
    expect(await newDeviceMailsTo(site, email, 0)).toEqual([]);
  });

  it('is mailed at most five times an hour, and recorded each time', async () => {
    const { email, userId } = await newAccount();
    for (let index = 0; index < 7; index++) await signIn(firefox(), email);
    await untilQueueIsEmpty(site);
    expect(await newDeviceMailsTo(site, email, 5)).toHaveLength(5);
    const { rowCount } = await site.database.client.query('select from security_event where user_id = $1', [
      userId,
    ]);
    expect(rowCount).toBe(7);
  });

  it('is not mailed for an account that is gone by then', async () => {
    const sendMail = jest.fn();
    const nobody = {
      findEvent: async () => undefined,
      findByUser: async () => undefined,
      findFormerAddresses: async () => [],
    };
    const jobs = createSecurityEventMails(nobody, sendMail, 'people@moien.example');
    await jobs['send-security-event']({ eventId: '', origin: '' }, { job: { id: '1' } });
    expect(sendMail).not.toHaveBeenCalled();
  });
});

describe('a mail about a change', () => {
  it('comes once for a new password and names the device that made it', async () => {
    const { email } = await newAccount({ language: 'de' });
    const browser = firefox();
    await signIn(browser, email);
    await browser.put('/api/account/password', {
      proof: { password: TEST_PASSWORD },
      password: 'Another-horse-2',
    });
    await untilQueueIsEmpty(site);
    const mails = await mailsTo(site, email, 1);
    expect(mails.map(subjectOf)).toEqual([mailText('de', 'password-changed-subject')]);
    expect(textOf(mails[0] as (typeof mails)[0])).toContain(PLACES.de);
  });

  it('comes to the old and to the new address', async () => {
    const { email } = await newAccount({ language: 'fr' });
    const newEmail = newAddress();
    const browser = firefox();
    await signIn(browser, email);
    await browser.post('/api/account/email-change', { proof: { password: TEST_PASSWORD }, email: newEmail });
    for (const to of [email, newEmail]) {
      const token = await linkTokenFor(site, to, '/auth/confirm-email-change');
      await browser.post('/api/account/email-change/confirm', { token });
    }
    for (const to of [email, newEmail]) {
      const [, mail] = await mailsTo(site, to, 2);
      expect(mail && subjectOf(mail)).toBe(mailText('fr', 'email-changed-subject'));
      expect(mail && textOf(mail)).toContain(PLACES.fr);
    }
  });

  it('tells the maker of a release token', async () => {
    const { email, userId } = await newAccount({ language: 'en' });
    const browser = firefox();
    await signIn(browser, email);
    // Afterwards: the sign-in of an admin asks for a second factor.
    await site.database.client.query(`update account set role = 'admin' where user_id = $1`, [userId]);
    const answer = await browser.post('/api/release-tokens', {
      name: 'night pipeline',
      remotes: ['*'],
      proof: { password: TEST_PASSWORD },
    });
    expect(answer.statusCode).toBe(200);
    const [mail] = await mailsTo(site, email, 1);
    expect(mail && subjectOf(mail)).toBe('A release token was created with your account');
    expect(mail && textOf(mail)).toContain('“night pipeline”');
    expect(mail && textOf(mail)).toContain(PLACES.en);
    expect(mail?.source).not.toContain(answer.json().token);
  });

  it('of an earlier release, whose job names no event, is sent all the same', async () => {
    const { email, userId } = await newAccount();
    const payload = JSON.stringify({ userId, at: new Date().toISOString() });
    await site.database.client.query(`select graphile_worker.add_job('send-password-changed', $1::json)`, [
      payload,
    ]);
    const [mail] = await mailsTo(site, email, 1);
    expect(mail && textOf(mail)).not.toContain('Network');
  });
});
