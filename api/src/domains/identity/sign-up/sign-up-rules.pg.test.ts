import { LANGUAGE_TAGS, SIGN_UP_RULES, type SignUpFields } from '@moien/contract';
import { type MessageSlug, messageText } from '../../../messages/message-text.ts';
import { hostileBodies } from '../../../testing/hostile-bodies.ts';
import { type MailSite, startMailSite } from '../../../testing/mail-site.ts';
import { newAddress } from '../../../testing/new-address.ts';
import { sampleCount } from '../../../testing/samples.ts';
import { signUp, signUpEntry } from '../../../testing/sign-up-calls.ts';
import { openBrowser } from '../../../testing/test-browser.ts';

let site: MailSite;

beforeAll(async () => {
  site = await startMailSite();
  await site.start();
}, 120_000);

afterAll(() => site.close());

/** What breaks each rule of specification §5 that the server can see, in the order of the rules. */
const BREAKS: readonly (readonly [string, Partial<SignUpFields>, 'phone' | 'info'])[] = [
  ['auth-sign-up-email-failed', { email: '' }, 'info'],
  ['auth-sign-up-empty-first-name', { firstName: '' }, 'info'],
  ['auth-sign-up-empty-last-name', { lastName: '' }, 'info'],
  ['auth-country-phone-prefix-error-message', { phonePrefix: '' }, 'phone'],
  ['auth-phone-number-error-message', { phoneNumber: '' }, 'phone'],
  ['auth-empty-password-error-message', { password: '' }, 'info'],
  ['auth-password-too-short-error-message', { password: 'aB1-aB1' }, 'info'],
  ['auth-password-no-uppercase-characters-error-message', { password: 'correct-horse-1' }, 'info'],
  ['auth-password-no-lowercase-characters-error-message', { password: 'CORRECT-HORSE-1' }, 'info'],
  ['auth-password-no-special-characters-error-message', { password: 'CorrectHorse1' }, 'info'],
  ['auth-password-no-numbers-error-message', { password: 'Correct-horse' }, 'info'],
];

describe('the rules of signing up (specification §5)', () => {
  it('are all in the table but the last, which the browser asks', () => {
    expect([...BREAKS.map(([slug]) => slug), 'auth-passwords-do-not-match-error-message']).toEqual(
      SIGN_UP_RULES.map(({ slug }) => slug),
    );
  });

  it.each(BREAKS)('%s', async (slug, broken, step) => {
    for (const language of LANGUAGE_TAGS) {
      const answer = await signUp(openBrowser(site.app, language), newAddress(), broken);
      const message = messageText(language, slug as MessageSlug);
      expect(message).not.toBe(slug);
      expect(answer.json()).toMatchObject({ status: 400, code: slug, step, message, error: message });
    }
  });

  it.each(BREAKS.map(([slug], index) => [slug, index] as const))(
    '%s comes before those after it',
    async (slug, index) => {
      const broken = Object.assign(
        {},
        ...BREAKS.slice(index)
          .map(([, fields]) => fields)
          .reverse(),
      );
      expect((await signUp(openBrowser(site.app), newAddress(), broken)).json().code).toBe(slug);
    },
  );

  it.each([
    ['auth-sign-up-email-failed', { email: 'no address' }],
    ['auth-sign-up-email-failed', { email: 'a@example.org\r\nBcc: b@example.org' }],
    ['auth-sign-up-email-failed', { email: 'a@example.org, b@example.org' }],
    ['auth-sign-up-empty-first-name', { firstName: ' \u200b\r\n' }],
    ['auth-sign-up-empty-last-name', { lastName: '\u0000' }],
    ['auth-country-phone-prefix-error-message', { phonePrefix: '+999' }],
    ['auth-country-phone-prefix-error-message', { phonePrefix: '352' }],
    ['auth-phone-number-error-message', { phoneNumber: '1' }],
    ['auth-phone-number-error-message', { phoneNumber: '12345678901234567' }],
    ['auth-phone-number-error-message', { phoneNumber: 'call me' }],
  ])('%s for %j', async (slug, broken) => {
    expect((await signUp(openBrowser(site.app), newAddress(), broken)).json().code).toBe(slug);
  });
});

describe('POST /api/check-phone-number', () => {
  const check = (fields: object, language?: string) =>
    openBrowser(site.app, language).post('/api/check-phone-number', fields);

  it('goes on to the info step, with +352 2712 too (product decision 20)', async () => {
    for (const phoneNumber of ['2712', '621 123 456'])
      expect((await check({ phonePrefix: '+352', phoneNumber }, 'de')).json()).toEqual({
        message: 'Fast fertig. Jetzt fehlen noch Ihr Name, Ihre E-Mail-Adresse und ein Passwort.',
        step: 'info',
      });
    expect((await check({ ...signUpEntry(''), firstName: '' })).statusCode).toBe(200);
  });

  it.each([
    [{}, 'auth-country-phone-prefix-error-message'],
    [{ phoneNumber: '2712' }, 'auth-country-phone-prefix-error-message'],
    [{ phonePrefix: '+999', phoneNumber: '' }, 'auth-country-phone-prefix-error-message'],
    [{ phonePrefix: '+352' }, 'auth-phone-number-error-message'],
    [{ phonePrefix: '+352', phoneNumber: '1' }, 'auth-phone-number-error-message'],
    [{ phonePrefix: '+33', phoneNumber: '2712' }, 'auth-phone-number-error-message'],
  ])('asks rules 4 and 5 of %j', async (fields, slug) => {
    const answer = await check(fields);
    expect(answer.json()).toMatchObject({ status: 400, code: slug, step: 'phone' });
    expect(answer.json().error).toBe(answer.json().message);
  });
});

describe('calls of signing up', () => {
  const countAccounts = async () => {
    const { rows } = await site.database.client.query('select count(*)::int as count from account');
    return rows[0].count;
  };

  it('answer no malformed body with a failure of their own, and make nobody', async () => {
    const before = await countAccounts();
    const valid = {
      '/api/sign-up': signUpEntry('hostile@example.org'),
      '/api/check-phone-number': signUpEntry('hostile@example.org'),
      '/api/sign-up/verify': { token: 'A'.repeat(43) },
    };
    for (const [url, body] of Object.entries(valid))
      for (const payload of hostileBodies(body, sampleCount(120), 33)) {
        const answer = await site.app.inject({
          method: 'POST',
          url,
          payload,
          headers: { 'content-type': 'application/json' },
        });
        expect([payload.slice(0, 200), answer.statusCode < 500]).toEqual([payload.slice(0, 200), true]);
      }
    expect(await countAccounts()).toBe(before);
  });

  it('are limited for each network', async () => {
    const limited = await site.start({ runsJobs: false, isRateLimited: true });
    const statuses = [];
    for (let count = 0; count < 31; count += 1)
      statuses.push((await openBrowser(limited).post('/api/sign-up', signUpEntry(''))).statusCode);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(400));
    expect(statuses[30]).toBe(429);
  });
});
