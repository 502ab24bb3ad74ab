import { createPrivateKey, sign } from 'node:crypto';
import { setProblemHandlers } from '@moien/api';
import { DEVELOPMENT_SIGNING_KEY } from '@moien/api/config';
import { addPublicOrigin } from '@moien/api/plugins/origin';
import { DEVELOPMENT_REGISTRY_KEYS, type Override, signedGrantBytes } from '@moien/contract';
import Fastify from 'fastify';
import { openTestSite, type TestSite } from '../testing/test-site.ts';
import { serveOverrides } from './override.routes.ts';
import { createOverrideCookie } from './override-cookie.ts';
import { LOCAL_OVERRIDE } from './testing/local-override.ts';

const privateKey = createPrivateKey({
  key: Buffer.from(DEVELOPMENT_SIGNING_KEY, 'base64'),
  format: 'der',
  type: 'pkcs8',
});

const HOUR_MILLISECONDS = 60 * 60 * 1000;
const issuedAt = new Date();
const expires = new Date(issuedAt.getTime() + HOUR_MILLISECONDS);

function grantUntil(expiresAt: string): string {
  const override: Override = { ...LOCAL_OVERRIDE, issuedAt: issuedAt.toISOString(), expiresAt };
  const payload = Buffer.from(JSON.stringify(override)).toString('base64url');
  return `development.${payload}.${sign(null, signedGrantBytes(payload), privateKey).toString('base64url')}`;
}
const grant = grantUntil(expires.toISOString());
const form = (text: string) => new URLSearchParams({ grant: text }).toString();

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
}, 60_000);
afterAll(() => site.close());

/** As a form of the page sends it. */
async function submit(path: string, body: string, headers: Record<string, string> = {}) {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(`${site.address}${path}`, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { ...type, ...headers },
  });
  const { status: statusCode } = answer;
  return {
    statusCode,
    location: answer.headers.get('location'),
    cookie: answer.headers.get('set-cookie'),
    body: await answer.text(),
  };
}

/** The form on a gateway whose development shell is read by this. */
async function submitWith(readDevelopmentShell: () => unknown, publicOrigin?: string) {
  const app = Fastify();
  setProblemHandlers(app);
  addPublicOrigin(app, publicOrigin);
  serveOverrides(
    app,
    createOverrideCookie(DEVELOPMENT_REGISTRY_KEYS, () => issuedAt),
    readDevelopmentShell,
  );
  const { statusCode, headers, body } = await app.inject({
    method: 'POST',
    url: '/dev/override',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form(grant),
  });
  await app.close();
  return { statusCode, location: headers.location, body, cookie: headers['set-cookie'] };
}
const codeOf = (body: string) => (JSON.parse(body) as { code: string }).code;

describe('a developer’s link', () => {
  it('asks in the language of the visitor, and names remote, origin and time', async () => {
    const { statusCode, headers, body } = await site.visit(`/dev/override?${form(grant)}`, {
      'accept-language': 'de',
    });
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="de">');
    expect(body).toMatch(/mf-search.*\d\. \S+ \d{4} um \d\d:\d\d UTC.*http:\/\/localhost:3000/s);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    // Without a referrer browsers send no origin with the form, and it would be refused.
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is kept in a cookie that scripts cannot read, until its time is over or it is ended', async () => {
    const used = await submitWith(() => 'a development shell');
    expect([used.statusCode, used.location]).toEqual([303, '/']);
    expect(used.cookie).toBe(`moien-override=${grant}; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax`);
    const ended = await submit('/dev/override/end', '');
    expect([ended.statusCode, ended.cookie]).toEqual([
      303,
      expect.stringContaining('moien-override=; Max-Age=0'),
    ]);
  });

  it('is kept in a cookie of this host alone where the site is reached by https', async () => {
    const { cookie } = await submitWith(() => 'a development shell', 'https://moien.example');
    expect(cookie).toMatch(/^__Host-moien-override=[^;]+; Max-Age=3600; Path=\/; HttpOnly; Secure; /);
  });

  it('is refused with what is to be done where no development shell is built', async () => {
    const { statusCode, body, cookie } = await submitWith(() => {
      throw new Error('ENOENT');
    });
    expect([statusCode, codeOf(body), cookie]).toEqual([503, 'development-shell-missing', undefined]);
    expect(JSON.parse(body).message).toBe(
      'This site has no development shell yet: npm run build:development-shell makes it where the site runs.',
    );
  });

  it.each([
    ['that is over', form(grantUntil('2026-01-01T00:00:00Z')), 403, 'override-invalid'],
    ['that claims ten years', form(grantUntil('2999-05-04T16:00:00Z')), 403, 'override-invalid'],
    ['that was changed', form(grant.replace('development.', 'development.A')), 403, 'override-invalid'],
    ['without a grant', '', 400, 'invalid-request'],
  ])('%s is refused', async (_what, parameters, status, code) => {
    const answer = await submit('/dev/override', parameters);
    expect([answer.statusCode, codeOf(answer.body)]).toEqual([status, code]);
    expect((await site.visit(`/dev/override?${parameters}`)).statusCode).toBe(status);
  });

  it.each(['/dev/override', '/dev/override/end'])('is not used by another site (%s)', async (path) => {
    const answer = await submit(path, form(grant), { origin: 'https://elsewhere.example' });
    expect([answer.statusCode, answer.cookie]).toEqual([403, null]);
  });

  it('that is in a forged cookie changes nothing', async () => {
    const forged = await site.visit('/en', { cookie: 'moien-override=development.e30.AAAA' });
    expect(forged.statusCode).toBe(200);
    expect(forged.headers['content-security-policy']).not.toContain('localhost:3000');
  });
});

it('DEV_OVERRIDES=off knows no such link', async () => {
  const closed = await openTestSite({ DEV_OVERRIDES: 'off' });
  expect((await closed.visit(`/dev/override?${form(grant)}`)).statusCode).toBe(404);
  await closed.close();
});
