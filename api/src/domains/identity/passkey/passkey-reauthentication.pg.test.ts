import { setTimeout as delay } from 'node:timers/promises';
import type { PasskeyAnswer } from '@moien/contract';
import { insertAccount, TEST_PASSWORD } from '../../../testing/account-factory.ts';
import { expireRows } from '../../../testing/expire-rows.ts';
import { MAIL_ORIGIN, type MailSite, startMailSite } from '../../../testing/mail-site.ts';
import { newAddress } from '../../../testing/new-address.ts';
import { addPasskey } from '../../../testing/passkey-calls.ts';
import { createSoftwarePasskey, type Lie } from '../../../testing/software-passkey.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';

const BEGIN = '/api/account/passkeys/reauthentication';

let site: MailSite;

beforeAll(async () => {
  site = await startMailSite();
}, 120_000);

afterAll(() => site.close());

const query = (text: string, values: unknown[]) => site.database.client.query(text, values);

async function signIn(email: string): Promise<TestBrowser> {
  const browser = openBrowser(site.app);
  await browser.submit('/api/admin/sign-in', { email, password: TEST_PASSWORD });
  return browser;
}

async function withPasskey() {
  const email = newAddress();
  const userId = await insertAccount(site.database.client, { email });
  const browser = await signIn(email);
  return { email, userId, browser, ...(await addPasskey(browser, MAIL_ORIGIN)) };
}

const challengeIn = async (browser: TestBrowser) => (await browser.post(BEGIN)).json();
/** A change that needs a proof. */
const renew = (browser: TestBrowser, passkey: PasskeyAnswer) =>
  browser.post('/api/account/email-change', { email: newAddress(), proof: { passkey } });

/** It is recorded after the answer. */
async function untilRefused(userId: string): Promise<void> {
  const refused = `select method from security_event
    where user_id = $1 and kind = 'reauthentication' and result = 'refused'`;
  let methods: string[] = [];
  for (let time = 0; time < 50 && methods.length === 0; time += 1) {
    methods = (await query(refused, [userId])).rows.map(({ method }) => method);
    await delay(20);
  }
  expect(methods).toEqual(['passkey']);
}

describe('proving by a passkey who is asking', () => {
  it('asks for one of the person’s own, with a verified owner', async () => {
    const { browser, device } = await withPasskey();
    expect(await challengeIn(browser)).toEqual({
      challenge: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      rpId: 'moien.example',
      timeout: 600_000,
      userVerification: 'required',
      allowCredentials: [{ type: 'public-key', id: device.id, transports: ['internal', 'hybrid'] }],
    });
    expect((await browser.get('/api/account')).json().hasPasskey).toBe(true);
  });

  it('refuses a challenge to who has none', async () => {
    const email = newAddress();
    await insertAccount(site.database.client, { email });
    const browser = await signIn(email);
    const answer = await browser.post(BEGIN);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'passkey-not-found']);
    expect((await browser.get('/api/account')).json().hasPasskey).toBe(false);
  });

  it('makes the change, and counts once', async () => {
    const { browser, device, userId } = await withPasskey();
    const proof = device.answer(await challengeIn(browser));
    expect((await renew(browser, proof)).statusCode).toBe(200);
    const { rows } = await query('select 1 from email_change where user_id = $1 and changed_at is null', [
      userId,
    ]);
    expect(rows).toHaveLength(1);
    const again = await renew(browser, proof);
    expect([again.statusCode, again.json().code]).toEqual([403, 'proof-refused']);
  });

  it('takes an answer that does not say whose passkey it is: the challenge named it', async () => {
    const { browser, device } = await withPasskey();
    const answer = device.answer(await challengeIn(browser));
    const { userHandle: _, ...response } = answer.response;
    expect((await renew(browser, { ...answer, response })).statusCode).toBe(200);
  });

  it('deletes an account, which ends its challenges', async () => {
    const { browser, device, userId } = await withPasskey();
    const passkey = device.answer(await challengeIn(browser));
    await challengeIn(browser);
    expect((await browser.post('/api/account/delete', { proof: { passkey } })).statusCode).toBe(200);
    const { rows } = await query('select 1 from passkey_challenge where user_id = $1', [userId]);
    expect(rows).toEqual([]);
  });
});

describe('a passkey that proves nothing', () => {
  it.each<[string, Lie]>([
    ['on a page of another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['whose owner was not verified', { isVerified: false }],
    ['that was being made', { type: 'webauthn.create' }],
    ['that says it is somebody else’s', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['for a challenge that the site has not made', { challenge: 'a'.repeat(43) }],
    ['whose counter goes back', { counter: 0 }],
  ])('is one %s', async (_case, lie) => {
    const { browser, device, userId } = await withPasskey();
    expect((await renew(browser, device.answer(await challengeIn(browser)))).statusCode).toBe(200);
    const answer = await renew(browser, device.answer(await challengeIn(browser), lie));
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'proof-refused']);
    await untilRefused(userId);
  });

  it('is one of another session of the same person, or of a session that has ended', async () => {
    const { browser, device, email } = await withPasskey();
    const other = await signIn(email);
    const there = device.answer(await challengeIn(other));
    expect((await renew(browser, there)).json().code).toBe('proof-refused');
    expect((await renew(other, there)).statusCode).toBe(200);

    const before = await challengeIn(browser);
    await browser.submit('/api/admin/sign-in', { email, password: TEST_PASSWORD });
    expect((await renew(browser, device.answer(before))).json().code).toBe('proof-refused');
  });

  it('is somebody else’s, also for one’s own challenge', async () => {
    const victim = await withPasskey();
    const attacker = await withPasskey();
    const request = await challengeIn(victim.browser);
    expect((await renew(victim.browser, attacker.device.answer(request))).json().code).toBe('proof-refused');
    const own = await challengeIn(attacker.browser);
    expect((await renew(victim.browser, victim.device.answer(own))).json().code).toBe('proof-refused');
  });

  it('is one that is unknown, or was removed', async () => {
    const { browser, device, id } = await withPasskey();
    const unknown = createSoftwarePasskey(MAIL_ORIGIN);
    expect((await renew(browser, unknown.answer(await challengeIn(browser)))).json().code).toBe(
      'proof-refused',
    );
    const request = await challengeIn(browser);
    await browser.post(`/api/account/passkeys/${id}/removal`, { proof: { password: TEST_PASSWORD } });
    expect((await renew(browser, device.answer(request))).json().code).toBe('proof-refused');
  });

  it('is one that comes too late', async () => {
    const { browser, device, userId } = await withPasskey();
    const answer = device.answer(await challengeIn(browser));
    await expireRows(site.database.client, 'passkey_challenge', 'user_id = $1', [userId]);
    expect((await renew(browser, answer)).json().code).toBe('proof-refused');
  });

  it('answers a challenge that was made for something else, or the other way round', async () => {
    const { browser, device } = await withPasskey();
    const signIn = (await browser.post('/api/sign-in/passkey')).json();
    expect((await renew(browser, device.answer(signIn))).json().code).toBe('proof-refused');
    const proof = { password: TEST_PASSWORD };
    const creation = (await browser.post('/api/account/passkeys', { proof })).json();
    const credential = device.answer({ ...signIn, challenge: creation.challenge });
    expect((await renew(browser, credential)).json().code).toBe('proof-refused');
    const request = await challengeIn(browser);
    const answer = await browser.post('/api/sign-in/passkey/confirm', { credential: device.answer(request) });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'passkey-expired']);
    const made = device.create({ ...creation, challenge: request.challenge });
    const added = await browser.post('/api/account/passkeys/confirm', { credential: made });
    expect(added.json().code).toBe('passkey-expired');
  });

  it('is one of two that come with the same answer', async () => {
    const { browser, device } = await withPasskey();
    const answer = device.answer(await challengeIn(browser));
    const answers = await Promise.all([1, 2].map(() => renew(browser, answer)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
  });
});
