import { accessTokenFor, type OpenIdProvider, startOpenIdProvider } from '@moien/sandbox/openid-provider';
import { MAIL_ORIGIN, type MailSite, startMailSite } from '../../../testing/mail-site.ts';

const OURS = { clientId: 'moien', clientSecret: 'secret-of-moien', redirectUri: `${MAIL_ORIGIN}/auth` };
const OTHER = {
  clientId: 'other',
  clientSecret: 'secret-of-other',
  redirectUri: 'https://other.example/auth',
};
const REFUSED = { status: 400, code: 'provider-sign-in-refused', error: expect.any(String) };

let provider: OpenIdProvider;
let second: OpenIdProvider;

beforeAll(async () => {
  provider = await startOpenIdProvider([OURS, OTHER]);
  second = await startOpenIdProvider([OURS]);
}, 120_000);

afterAll(async () => {
  await provider.stop();
  await second.stop();
});

describe.each(['token info', 'introspection'])('POST /api/google-auth, checked by %s', (way) => {
  let site: MailSite;

  beforeAll(async () => {
    const tokenInfoUrl = way === 'token info' ? { tokenInfoUrl: provider.tokenInfoUrl } : {};
    const google = { id: 'google', name: 'Google', issuer: provider.issuer, ...tokenInfoUrl };
    site = await startMailSite({ authProviders: [{ ...google, ...OURS }] });
  }, 120_000);

  afterAll(() => site.close());

  const signIn = (accessToken: string) =>
    site.app.inject({
      method: 'POST',
      url: `/api/google-auth?${new URLSearchParams({ access_token: accessToken, token_type: 'Bearer', expires_in: '3599' })}`,
    });

  it('signs in with a token that was given to this site, the same person each time', async () => {
    const person = { subject: `person by ${way}`, email: 'lea@example.org', given_name: 'Léa' };
    const first = await signIn(await accessTokenFor(provider.issuer, OURS, person));
    expect(first.statusCode).toBe(200);
    expect(first.json()).toMatchObject({ profile: { firstName: 'Léa' }, unreadMessageCount: 0 });
    expect(first.cookies.map(({ name }) => name)).toContain('__Host-moien-session');
    const again = await signIn(await accessTokenFor(provider.issuer, OURS, person));
    expect(again.json().profile.userId).toBe(first.json().profile.userId);
  });

  it('refuses a true token of another site, and one of another provider', async () => {
    const person = { subject: `person by ${way}`, email: 'lea@example.org' };
    for (const token of [
      await accessTokenFor(provider.issuer, OTHER, person),
      await accessTokenFor(second.issuer, OURS, person),
    ]) {
      const answer = await signIn(token);
      expect(answer.json()).toMatchObject(REFUSED);
      expect(answer.cookies).toEqual([]);
    }
  });

  it('refuses rubbish', async () => {
    for (const token of ['x', 'a\r\nb: c', '\u0000', '%00', 'é'.repeat(500), 'x'.repeat(4000), '../../etc'])
      expect([token.slice(0, 20), (await signIn(token)).json().code]).toEqual([
        token.slice(0, 20),
        'provider-sign-in-refused',
      ]);
    for (const token of ['', 'x'.repeat(4001)]) expect((await signIn(token)).statusCode).toBe(400);
  });

  it('refuses whose address is not verified', async () => {
    const person = {
      subject: `thief by ${way}`,
      email: 'owner@example.org',
      email_verified: 'false' as const,
    };
    const answer = await signIn(await accessTokenFor(provider.issuer, OURS, person));
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'email-not-verified']);
  });
});

describe('a site without Google', () => {
  it('has no such call to offer', async () => {
    const site = await startMailSite();
    const answer = await site.app.inject({ method: 'POST', url: '/api/google-auth?access_token=abc' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'unknown-provider']);
    expect((await site.app.inject('/api/auth/providers')).json()).toEqual({ providerArray: [] });
    await site.close();
  });
});
