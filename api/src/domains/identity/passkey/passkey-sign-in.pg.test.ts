import { insertAccount, TEST_PASSWORD } from '../../../testing/account-factory.ts';
import { setUpAuthenticator } from '../../../testing/authenticator.ts';
import { expireRows } from '../../../testing/expire-rows.ts';
import { MAIL_ORIGIN, type MailSite, startMailSite } from '../../../testing/mail-site.ts';
import { newAddress } from '../../../testing/new-address.ts';
import { addPasskey, signInByPasskey } from '../../../testing/passkey-calls.ts';
import { createSoftwarePasskey, type Lie } from '../../../testing/software-passkey.ts';
import { openBrowser } from '../../../testing/test-browser.ts';

const SESSION = '__Host-moien-session';
const proof = { password: TEST_PASSWORD };

let site: MailSite;

beforeAll(async () => {
  site = await startMailSite();
}, 120_000);

afterAll(() => site.close());

const query = (text: string, values: unknown[]) => site.database.client.query(text, values);

/** Somebody with a passkey, and another browser in which nobody is signed in. */
async function withPasskey() {
  const email = newAddress();
  const userId = await insertAccount(site.database.client, { email });
  const browser = openBrowser(site.app);
  await browser.submit('/api/admin/sign-in', { email, password: TEST_PASSWORD });
  return {
    ...{ email, userId, browser, other: openBrowser(site.app) },
    ...(await addPasskey(browser, MAIL_ORIGIN)),
  };
}

/** What is told of a refusal; it is the same for everybody. */
function problemOf(answer: Awaited<ReturnType<typeof signInByPasskey>>) {
  return { ...answer.json(), requestId: undefined };
}

describe('signing in by a passkey', () => {
  it('asks for a verified owner and names nobody', async () => {
    const browser = openBrowser(site.app);
    expect(
      (await browser.post('/api/sign-in/passkey', undefined, { host: 'localhost:4000' })).json(),
    ).toEqual({
      challenge: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      rpId: 'moien.example',
      timeout: 600_000,
      userVerification: 'required',
    });
  });

  it('begins a session, and is recorded with the name of the passkey', async () => {
    const { userId, device, other, browser } = await withPasskey();
    const answer = await signInByPasskey(other, device);
    expect([answer.statusCode, answer.json().profile?.userId]).toEqual([200, userId]);
    expect(await other.userId()).toBe(userId);
    const { rows } = await query(
      `select method, name from security_event where user_id = $1 and kind = 'new-device' and method = 'passkey'`,
      [userId],
    );
    expect(rows).toEqual([{ method: 'passkey', name: 'Passkey' }]);
    const [passkey] = (await browser.get('/api/account/passkeys')).json().passkeyArray;
    expect(passkey.lastUsedAt).not.toBeNull();
    expect((await signInByPasskey(other, device)).statusCode).toBe(200);
  });

  it('counts as both factors', async () => {
    const { userId, device, browser, other } = await withPasskey();
    await setUpAuthenticator(browser);
    expect((await signInByPasskey(other, device)).json().profile.userId).toBe(userId);
  });

  it.each(['admin', 'team-member'])('needs no second step of a site for others: %s', async (role) => {
    const { userId, device, other } = await withPasskey();
    await query('update account set role = $2 where user_id = $1', [userId, role]);
    expect((await signInByPasskey(other, device)).json().profile.userId).toBe(userId);
  });

  it('takes a device that counts no signatures', async () => {
    const { device, other } = await withPasskey();
    for (let time = 0; time < 2; time += 1)
      expect((await signInByPasskey(other, device, { counter: 0 })).statusCode).toBe(200);
  });
});

describe('a passkey that signs nobody in', () => {
  it.each<[string, Lie, number, string]>([
    ['on a page of another origin', { origin: 'https://evil.example' }, 403, 'passkey-refused'],
    ['on another port', { origin: `${MAIL_ORIGIN}:8443` }, 403, 'passkey-refused'],
    ['for another site', { rpId: 'evil.example' }, 403, 'passkey-refused'],
    ['whose owner was not verified', { isVerified: false }, 403, 'passkey-refused'],
    ['that was being made', { type: 'webauthn.create' }, 403, 'passkey-refused'],
    ['that says it is somebody else’s', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }, 403, 'passkey-refused'],
    ['for another challenge', { challenge: 'a'.repeat(43) }, 409, 'passkey-expired'],
  ])('is one %s', async (_case, lie, status, code) => {
    const { device, other } = await withPasskey();
    const answer = await signInByPasskey(other, device, lie);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(other.cookies.get(SESSION)).toBeUndefined();
  });

  it('is one that is unknown, removed, of a deleted account, or signed by another key: each is told the same', async () => {
    const unknown = createSoftwarePasskey(MAIL_ORIGIN);
    const removed = await withPasskey();
    await removed.browser.post(`/api/account/passkeys/${removed.id}/removal`, { proof });
    const deleted = await withPasskey();
    expect((await deleted.browser.post('/api/account/delete', { proof })).statusCode).toBe(200);
    const known = await withPasskey();
    const forged = { ...createSoftwarePasskey(MAIL_ORIGIN), id: known.device.id };
    const problems = [];
    for (const device of [unknown, removed.device, deleted.device])
      problems.push(problemOf(await signInByPasskey(known.other, device)));
    const request = (await known.other.post('/api/sign-in/passkey')).json();
    const credential = { ...forged.answer(request), id: known.device.id, rawId: known.device.id };
    problems.push(problemOf(await known.other.post('/api/sign-in/passkey/confirm', { credential })));
    for (const problem of problems) expect(problem).toEqual({ ...problems[0], code: 'passkey-refused' });
  });

  it('is one whose counter goes back, as that of a copy does; its owner is told in the activity', async () => {
    const { device, other, userId } = await withPasskey();
    expect((await signInByPasskey(other, device, { counter: 9 })).statusCode).toBe(200);
    for (const counter of [9, 8, 0])
      expect((await signInByPasskey(other, device, { counter })).json().code).toBe('passkey-refused');
    const { rows } = await query(
      `select method from security_event where user_id = $1 and kind = 'sign-in' and result = 'refused'`,
      [userId],
    );
    expect(rows).toContainEqual({ method: 'passkey' });
    expect((await signInByPasskey(other, device, { counter: 10 })).statusCode).toBe(200);
  });

  it('is one that signs twice with the same count', async () => {
    const { device } = await withPasskey();
    const answers = await Promise.all(
      [1, 2].map(() => signInByPasskey(openBrowser(site.app), device, { counter: 5 })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
  });

  it('is one of a blocked account, which is told so once the passkey was right', async () => {
    const { device, other, userId } = await withPasskey();
    await query(`update account set blocked_at = now(), block_reason = 'x' where user_id = $1`, [userId]);
    const answer = await signInByPasskey(other, device);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'account-blocked']);
    expect((await signInByPasskey(other, device, { isVerified: false })).json().code).toBe('passkey-refused');
    expect(other.cookies.get(SESSION)).toBeUndefined();
  });
});

describe('the challenge of a sign-in', () => {
  it('counts once', async () => {
    const { device, other } = await withPasskey();
    const request = (await other.post('/api/sign-in/passkey')).json();
    const answers = await Promise.all(
      [1, 2].map(() => other.post('/api/sign-in/passkey/confirm', { credential: device.answer(request) })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('counts in the browser that has asked for it', async () => {
    const { device, other } = await withPasskey();
    const request = (await other.post('/api/sign-in/passkey')).json();
    for (const browser of [openBrowser(site.app), other]) {
      const answer = await browser.post('/api/sign-in/passkey/confirm', {
        credential: device.answer(request),
      });
      expect(answer.statusCode).toBe(browser === other ? 200 : 409);
    }
  });

  it('is over after ten minutes', async () => {
    const { device, other } = await withPasskey();
    const request = (await other.post('/api/sign-in/passkey')).json();
    await expireRows(site.database.client, 'passkey_challenge', 'challenge = $1', [
      Buffer.from(request.challenge, 'base64url'),
    ]);
    const answer = await other.post('/api/sign-in/passkey/confirm', { credential: device.answer(request) });
    expect(answer.json().code).toBe('passkey-expired');
  });

  it('is one of ten that a browser has open, in as many pages', async () => {
    const { device, other } = await withPasskey();
    const first = (await other.post('/api/sign-in/passkey')).json();
    // Times are whole milliseconds, in which two may be asked for.
    await query(
      `update passkey_challenge set created_at = created_at - interval '1 minute' where challenge = $1`,
      [Buffer.from(first.challenge, 'base64url')],
    );
    const others = [];
    for (let count = 0; count < 10; count += 1)
      others.push((await other.post('/api/sign-in/passkey')).json());
    const statuses = [];
    for (const request of [first, others[0]]) {
      const answer = await other.post('/api/sign-in/passkey/confirm', { credential: device.answer(request) });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([409, 200]);
  });
});

it('is not there where the site does not know its own name', async () => {
  const app = await site.start({ publicOrigin: undefined, smtpUrl: undefined, runsJobs: false });
  const answer = await openBrowser(app).post('/api/sign-in/passkey');
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'passkeys-unavailable']);
});
