import {
  type OpenIdPerson,
  type OpenIdProvider,
  signInThere,
  startOpenIdProvider,
} from '@moien/sandbox/openid-provider';
import type { LightMyRequestResponse } from 'fastify';
import { DEVELOPMENT_FORM_KEY } from '../../../config.ts';
import { hostileBodies } from '../../../testing/hostile-bodies.ts';
import { MAIL_ORIGIN, type MailSite, startMailSite } from '../../../testing/mail-site.ts';
import { insertProfile } from '../../../testing/property-factory.ts';
import { mailsTo, subjectOf } from '../../../testing/read-mail.ts';
import { createFlowSeal, FLOW_SECONDS } from './provider-flow.ts';

const CLIENT = { clientId: 'moien', clientSecret: 'secret-of-moien', redirectUri: `${MAIL_ORIGIN}/auth` };
const STATE = 'a-state-that-the-page-has-made';
const BROWSER = { 'x-forwarded-proto': 'https', 'accept-language': 'fr' };
const REFUSED = { status: 400, code: 'provider-sign-in-refused', error: expect.any(String) };

let provider: OpenIdProvider;
let site: MailSite;
let personCount = 0;

beforeAll(async () => {
  provider = await startOpenIdProvider([CLIENT]);
  site = await startMailSite({
    trustProxy: true,
    authProviders: [
      { id: 'test', name: 'Test', issuer: provider.issuer, ...CLIENT },
      { id: 'away', name: 'Away', issuer: 'http://127.0.0.1:1', ...CLIENT },
    ],
  });
}, 120_000);

afterAll(async () => {
  await site.close();
  await provider.stop();
});

/** Somebody whom no other test knows. */
function newPerson(more: Partial<OpenIdPerson> = {}): OpenIdPerson {
  personCount += 1;
  const subject = `person-${personCount}`;
  return { subject, email: `${subject}@example.org`, given_name: 'Léa', family_name: 'Muller', ...more };
}

type Flow = { cookie: string; url: URL };

/** A browser begins. */
async function begin(on = site.app): Promise<Flow> {
  const answer = await on.inject({ url: `/api/auth/providers/test?state=${STATE}`, headers: BROWSER });
  expect(answer.statusCode).toBe(302);
  return { cookie: flowCookieOf(answer), url: new URL(String(answer.headers.location)) };
}

function flowCookieOf(answer: LightMyRequestResponse): string {
  return [answer.headers['set-cookie']].flat().join().split(';', 1)[0] ?? '';
}

async function codeOf(flow: Flow, person: OpenIdPerson): Promise<string> {
  return (await signInThere(flow.url, person)).searchParams.get('code') ?? '';
}

const complete = (code: unknown, cookie: string, on = site.app) =>
  on.inject({
    method: 'POST',
    url: '/api/auth/callback',
    payload: { code },
    headers: { ...BROWSER, cookie, 'sec-fetch-site': 'same-origin' },
  });

async function signInAs(person: OpenIdPerson): Promise<LightMyRequestResponse> {
  const flow = await begin();
  return complete(await codeOf(flow, person), flow.cookie);
}

/** Who is signed in by an answer's cookies. */
async function profileBy(answer: LightMyRequestResponse) {
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { ...BROWSER, cookie, 'sec-fetch-site': 'same-origin' };
  return (await site.app.inject({ method: 'POST', url: '/api/get-session', headers })).json().profile;
}

async function rowsOf(text: string, values: unknown[]) {
  return (await site.database.client.query(text, values)).rows;
}

describe('the way of an app', () => {
  const APP = { origin: 'capacitor://localhost', 'sec-fetch-site': 'cross-site' };
  const open = (headers: Record<string, string>) =>
    site.app.inject({
      method: 'POST',
      url: '/api/auth/providers/test',
      payload: { state: STATE },
      headers: { ...BROWSER, ...headers },
    });
  const end = (payload: object, headers: Record<string, string> = APP) =>
    site.app.inject({
      method: 'POST',
      url: '/api/auth/callback',
      payload,
      headers: { ...BROWSER, ...headers },
    });

  it('goes by the system’s browser, and the app keeps what a browser has in its cookie', async () => {
    const { url, flow } = (await open(APP)).json();
    expect(new URL(url).searchParams.get('state')).toBe(STATE);
    expect(Buffer.from(flow, 'base64url').toString('latin1')).not.toMatch(/test|verifier|moien/);
    const code = (await signInThere(new URL(url), newPerson())).searchParams.get('code');
    const answer = await end({ code, flow });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([
      200,
      expect.not.stringContaining('session'),
    ]);
    expect(answer.headers['x-session-token']).toMatch(/^[\w-]{43}$/);
  });

  it('ends for nobody who has not begun it, and begins for no page of the web', async () => {
    const { url } = (await open(APP)).json();
    const { flow: other } = (await open(APP)).json();
    const code = (await signInThere(new URL(url), newPerson())).searchParams.get('code');
    for (const payload of [{ code }, { code, flow: 'bent' }, { code, flow: other }])
      expect((await end(payload)).json()).toMatchObject(REFUSED);
    const ofWeb = await open({ 'sec-fetch-site': 'same-origin' });
    expect(ofWeb.json()).toMatchObject({ status: 400, code: 'provider-sign-in-refused' });
  });

  it('is not taken from the body of a page of the web', async () => {
    const { url, flow } = (await open(APP)).json();
    const code = (await signInThere(new URL(url), newPerson())).searchParams.get('code');
    expect((await end({ code, flow }, { 'sec-fetch-site': 'same-origin' })).json()).toMatchObject(REFUSED);
  });
});

describe('the way to a provider', () => {
  it('is offered by name, and by nothing else of its settings', async () => {
    const answer = await site.app.inject({ url: '/api/auth/providers' });
    expect(answer.json()).toEqual({
      providerArray: [
        { id: 'test', name: 'Test' },
        { id: 'away', name: 'Away' },
      ],
    });
  });

  it('carries a challenge and a nonce, and comes back to this site alone', async () => {
    const { url } = await begin();
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'moien',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${MAIL_ORIGIN}/auth`,
      state: STATE,
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  it('leaves a cookie that says nothing, for ten minutes', async () => {
    const answer = await site.app.inject({
      url: `/api/auth/providers/test?state=${STATE}`,
      headers: BROWSER,
    });
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({
      name: '__Host-moien-provider',
      path: '/',
      maxAge: 600,
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
    });
    const bytes = Buffer.from(cookie?.value ?? '', 'base64url').toString('latin1');
    expect(bytes).not.toMatch(/test|verifier|moien/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('that does not exist is not found, and a state that no page makes is refused', async () => {
    const unknown = await site.app.inject({ url: `/api/auth/providers/other?state=${STATE}` });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'unknown-provider']);
    for (const query of ['', '?state=short', `?state=${STATE}&redirect_uri=https://evil.example`]) {
      const answer = await site.app.inject({ url: `/api/auth/providers/test${query}` });
      expect([query, answer.statusCode]).toEqual([query, 400]);
    }
  });

  it('to a provider that is away is a problem for a program, and leads a person back to the page', async () => {
    const url = `/api/auth/providers/away?state=${STATE}`;
    const problem = await site.app.inject({ url });
    expect([problem.statusCode, problem.json().code]).toEqual([503, 'provider-unavailable']);
    const page = await site.app.inject({ url, headers: { accept: 'text/html,*/*' } });
    expect([page.statusCode, page.headers.location]).toEqual([
      302,
      `${MAIL_ORIGIN}/auth?error=temporarily_unavailable&state=${STATE}`,
    ]);
    expect(page.cookies).toEqual([]);
  });
});

describe('POST /api/auth/callback', () => {
  it('signs a new person in, with a profile and an account in their language', async () => {
    const person = newPerson();
    const answer = await signInAs(person);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    const profile = await profileBy(answer);
    expect(profile).toMatchObject({ firstName: 'Léa', lastName: 'Muller', imagePath: null });
    expect(
      await rowsOf(
        `select email::text, language, password_hash, role, issuer, subject, provider
         from account join profile using (user_id) join identity using (user_id) where user_id = $1`,
        [profile.userId],
      ),
    ).toEqual([
      {
        email: person.email,
        language: 'fr',
        password_hash: null,
        role: 'user',
        issuer: provider.issuer,
        subject: person.subject,
        provider: 'test',
      },
    ]);
  });

  it('forgets the flow, whether it went well or not', async () => {
    const flow = await begin();
    for (const answer of [
      await complete('rubbish', flow.cookie),
      await complete(await codeOf(await begin(), newPerson()), flow.cookie),
      await signInAs(newPerson()),
    ])
      expect(answer.cookies).toContainEqual(
        expect.objectContaining({ name: '__Host-moien-provider', value: '', maxAge: 0 }),
      );
  });

  it('finds the account again by issuer and subject, even under another address and without one', async () => {
    const person = newPerson();
    const first = await profileBy(await signInAs(person));
    const { subject } = person;
    for (const later of [
      person,
      { subject, email: 'moved@example.org' },
      { subject, email: 'moved@example.org', email_verified: 'false' as const },
      { subject },
    ])
      expect((await profileBy(await signInAs(later))).userId).toBe(first.userId);
    expect(await rowsOf('select 1 from profile where email = $1', ['moved@example.org'])).toEqual([]);
  });

  it('links the account, or the profile, that has the verified address, in any case of its letters', async () => {
    for (const hasAccount of [true, false]) {
      const person = newPerson();
      const userId = await insertProfile(site.database.client);
      await site.database.client.query('update profile set email = $2 where user_id = $1', [
        userId,
        person.email?.toUpperCase(),
      ]);
      if (hasAccount)
        await site.database.client.query(
          `insert into account (user_id, language, created_at) values ($1, 'de', now())`,
          [userId],
        );
      expect((await profileBy(await signInAs(person))).userId).toBe(userId);
      expect(await rowsOf('select language from account where user_id = $1', [userId])).toEqual([
        { language: hasAccount ? 'de' : 'fr' },
      ]);
    }
  });

  it('gives nobody the account of an address that the provider has not verified, and keeps no such address', async () => {
    const owner = newPerson();
    const ownerProfile = await profileBy(await signInAs(owner));
    for (const email of [owner.email ?? '', 'nobody-has-it@example.org']) {
      const answer = await signInAs({ subject: `thief of ${email}`, email, email_verified: 'false' });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'email-not-verified']);
      expect(await profileBy(answer)).toBeNull();
    }
    expect((await signInAs({ subject: 'without an address' })).json().code).toBe('email-not-verified');
    expect(await rowsOf('select 1 from profile where email = $1', ['nobody-has-it@example.org'])).toEqual([]);
    expect(await rowsOf('select 1 from identity where user_id = $1', [ownerProfile.userId])).toHaveLength(1);
  });

  it('makes one account of a person who comes by five windows at once', async () => {
    const person = newPerson();
    const flows = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const flow = await begin();
        return { flow, code: await codeOf(flow, person) };
      }),
    );
    const answers = await Promise.all(flows.map(({ flow, code }) => complete(code, flow.cookie)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const ids = await Promise.all(answers.map(async (answer) => (await profileBy(answer)).userId));
    expect(new Set(ids).size).toBe(1);
  });

  it('refuses a code that was used', async () => {
    const flow = await begin();
    const code = await codeOf(flow, newPerson());
    expect((await complete(code, flow.cookie)).statusCode).toBe(200);
    const replay = await complete(code, flow.cookie);
    expect(replay.json()).toMatchObject(REFUSED);
    expect(await profileBy(replay)).toBeNull();
  });

  it('refuses the code of another browser, whose verifier this one does not have', async () => {
    const [mine, theirs] = [await begin(), await begin()];
    const answer = await complete(await codeOf(theirs, newPerson()), mine.cookie);
    expect(answer.json()).toMatchObject(REFUSED);
  });

  it('refuses an id token for another nonce', async () => {
    const flow = await begin();
    flow.url.searchParams.set('nonce', 'another-nonce-than-that-of-the-cookie');
    expect((await complete(await codeOf(flow, newPerson()), flow.cookie)).json()).toMatchObject(REFUSED);
    const without = await begin();
    without.url.searchParams.delete('nonce');
    expect((await complete(await codeOf(without, newPerson()), without.cookie)).json()).toMatchObject(
      REFUSED,
    );
  });

  it('refuses a flow whose ten minutes are over, even if the browser keeps its cookie', async () => {
    const flow = await begin();
    const code = await codeOf(flow, newPerson());
    const secret = DEVELOPMENT_FORM_KEY;
    const [name = '', value] = flow.cookie.split('=');
    const opened = createFlowSeal(secret, () => new Date()).open(value);
    if (!opened) throw new Error('The cookie holds no flow.');
    const before = new Date(Date.now() - FLOW_SECONDS * 1000);
    const late = await complete(code, `${name}=${createFlowSeal(secret, () => before).seal(opened)}`);
    expect(late.json()).toMatchObject(REFUSED);
  });

  it('refuses a browser without a cookie, with a bent one, and with one of another site', async () => {
    const flow = await begin();
    const code = await codeOf(flow, newPerson());
    const [name = '', value = ''] = flow.cookie.split('=');
    const bytes = Buffer.from(value, 'base64url');
    const bent = [0, 12, 28, bytes.length - 1].map((at) => {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ 1;
      return `${name}=${copy.toString('base64url')}`;
    });
    const other = await site.start({ runsJobs: false, formKey: 'another-key-of-thirty-two-letters' });
    const foreign = (await begin(other)).cookie;
    for (const cookie of ['', `${name}=`, `${name}=rubbish`, `${name}=%00`, foreign, ...bent])
      expect([cookie, (await complete(code, cookie)).json().code]).toEqual([
        cookie,
        'provider-sign-in-refused',
      ]);
    expect((await complete(code, flow.cookie)).statusCode).toBe(200);
  });

  it('is open to no other site', async () => {
    const flow = await begin();
    const code = await codeOf(flow, newPerson());
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/auth/callback',
      payload: { code },
      headers: {
        ...BROWSER,
        cookie: flow.cookie,
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign-origin']);
  });

  it('answers no malformed body with a failure of its own', async () => {
    const flow = await begin();
    for (const payload of hostileBodies({ code: 'abc' }, 150, 31)) {
      const answer = await site.app.inject({
        method: 'POST',
        url: '/api/auth/callback',
        payload,
        headers: { ...BROWSER, cookie: flow.cookie, 'content-type': 'application/json' },
      });
      expect([payload.slice(0, 100), answer.statusCode]).toEqual([payload.slice(0, 100), 400]);
    }
  });

  it('says so when the provider is gone in the middle, and goes on once it is back', async () => {
    const flow = await begin();
    const code = await codeOf(flow, newPerson());
    const outage = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    const answer = await complete(code, flow.cookie);
    outage.mockRestore();
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'provider-unavailable', error: expect.any(String) }),
    ]);
    expect((await signInAs(newPerson())).statusCode).toBe(200);
  });
});

describe('an account that was linked to a provider', () => {
  it('is told so by a mail in its language', async () => {
    await site.start();
    for (const [language, subject] of [
      ['en', 'You can now sign in with Test'],
      ['fr', 'Vous pouvez désormais vous connecter avec Test'],
      ['de', 'Sie können sich jetzt mit Test anmelden'],
    ] as const) {
      const person = newPerson();
      const userId = await insertProfile(site.database.client);
      await site.database.client.query('update profile set email = $2 where user_id = $1', [
        userId,
        person.email,
      ]);
      await site.database.client.query(
        'insert into account (user_id, language, created_at) values ($1, $2, now())',
        [userId, language],
      );
      await signInAs(person);
      const [mail] = await mailsTo(site, person.email ?? '', 1);
      expect(mail && [mail.header('content-language'), subjectOf(mail)]).toEqual([language, subject]);
    }
  });
});
