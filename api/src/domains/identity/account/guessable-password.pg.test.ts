import { LANGUAGE_TAGS } from '@moien/contract';
import { insertAccount, TEST_PASSWORD } from '../../../testing/account-factory.ts';
import { type MailSite, startMailSite } from '../../../testing/mail-site.ts';
import { newAddress } from '../../../testing/new-address.ts';
import { linkTokenFor, mailedCodeFor } from '../../../testing/read-mail.ts';
import { signUp } from '../../../testing/sign-up-calls.ts';
import { openBrowser } from '../../../testing/test-browser.ts';

const SLUG = 'auth-password-too-common-error-message';
const NEW_PASSWORD = 'Another-horse-2';

let site: MailSite;

beforeAll(async () => {
  site = await startMailSite();
  await site.start();
}, 120_000);

afterAll(() => site.close());

describe('a password that is easy to guess', () => {
  it.each(LANGUAGE_TAGS)('is refused when somebody signs up, in words: %s', async (language) => {
    const answer = await signUp(openBrowser(site.app, language), newAddress(), { password: 'Qwertz123!' });
    const messages = {
      en: 'This password is easy to guess: it’s very common, or mostly your name or address. Please choose another.',
      fr: 'Ce mot de passe est facile à deviner : il est très courant, ou composé surtout de votre nom ou de votre adresse. Veuillez en choisir un autre.',
      de: 'Dieses Passwort ist leicht zu erraten: Es ist weit verbreitet oder besteht vor allem aus Ihrem Namen oder Ihrer Adresse. Bitte wählen Sie ein anderes.',
    };
    expect(answer.json()).toMatchObject({
      status: 400,
      code: SLUG,
      step: 'info',
      message: messages[language],
      error: messages[language],
    });
  });

  it('is refused after the rules of specification §5, and a passphrase that breaks one of these as before', async () => {
    const codeOf = async (password: string) =>
      (await signUp(openBrowser(site.app), newAddress(), { password })).json().code;
    expect(await codeOf('Password!')).toBe('auth-password-no-numbers-error-message');
    expect(await codeOf('correct horse battery staple')).toBe(
      'auth-password-no-uppercase-characters-error-message',
    );
    expect(await codeOf('Password1!')).toBe(SLUG);
  });

  it('is also one that is mostly the name or the address of who signs up', async () => {
    const answer = await signUp(openBrowser(site.app), 'quetsch@example.org', { password: 'Quetsch-1985' });
    expect(answer.json().code).toBe(SLUG);
    expect(
      (await signUp(openBrowser(site.app), newAddress(), { password: 'Schmit-2026!' })).json().code,
    ).toBe(SLUG);
  });

  it.each(['Passwort1!', 'Weber-1985!'])(
    'replaces no forgotten one, and the link goes on: %s',
    async (password) => {
      const email = newAddress();
      await insertAccount(site.database.client, { email });
      await openBrowser(site.app).post('/api/password-resets', { email });
      const token = await linkTokenFor(site, email, '/auth/reset-password');
      const reset = (chosen: string) =>
        openBrowser(site.app).post('/api/password-resets/complete', { token, password: chosen });
      expect((await reset(password)).json()).toMatchObject({ status: 400, code: SLUG });
      expect((await reset(NEW_PASSWORD)).statusCode).toBe(200);
    },
  );

  it.each(['Passwort1!', 'Weber-1985!'])('changes none, and no code is used up: %s', async (password) => {
    const email = newAddress();
    await insertAccount(site.database.client, { email });
    const browser = openBrowser(site.app);
    await browser.submit('/api/admin/sign-in', { email, password: TEST_PASSWORD });
    await browser.post('/api/request-token', { email });
    const proof = { token: await mailedCodeFor(site, email) };
    const change = (chosen: string) => browser.put('/api/account/password', { proof, password: chosen });
    expect((await change(password)).json()).toMatchObject({ status: 400, code: SLUG });
    expect((await change(NEW_PASSWORD)).statusCode).toBe(200);
  });
});
