import { PASSKEYS_MAXIMUM } from '@moien/contract';
import { insertAccount, TEST_PASSWORD } from '../../../testing/account-factory.ts';
import { expireRows } from '../../../testing/expire-rows.ts';
import { MAIL_ORIGIN, type MailSite, startMailSite } from '../../../testing/mail-site.ts';
import { newAddress } from '../../../testing/new-address.ts';
import { addPasskey } from '../../../testing/passkey-calls.ts';
import { createSoftwarePasskey, type Lie } from '../../../testing/software-passkey.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const proof = { password: TEST_PASSWORD };
const wrongProof = { password: 'Wrong-horse-3' };

let site: MailSite;

beforeAll(async () => {
  site = await startMailSite();
}, 120_000);

afterAll(() => site.close());

async function newPerson() {
  const email = newAddress();
  const userId = await insertAccount(site.database.client, { email });
  const browser = openBrowser(site.app, 'en', { 'user-agent': CHROME });
  await browser.submit('/api/admin/sign-in', { email, password: TEST_PASSWORD });
  return { email, userId, browser };
}

const begin = (browser: TestBrowser) => browser.post('/api/account/passkeys', { proof });
const confirm = (browser: TestBrowser, credential: object) =>
  browser.post('/api/account/passkeys/confirm', { credential });
const list = async (browser: TestBrowser) => (await browser.get('/api/account/passkeys')).json().passkeyArray;
const remove = (browser: TestBrowser, id: string, given: object = proof) =>
  browser.post(`/api/account/passkeys/${id}/removal`, { proof: given });
const rename = (browser: TestBrowser, id: string, name: string) =>
  browser.patch(`/api/account/passkeys/${id}`, { name });

const eventsOf = async (userId: string) =>
  (
    await site.database.client.query(
      `select id, kind, name from security_event where user_id = $1 and kind like 'passkey-%' order by id`,
      [userId],
    )
  ).rows;

describe('adding a passkey', () => {
  it('needs a proof', async () => {
    const { browser } = await newPerson();
    const refused = await browser.post('/api/account/passkeys', { proof: wrongProof });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof-refused']);
  });

  it('asks the device for a key of this site that verifies its owner', async () => {
    const { browser, email, userId } = await newPerson();
    expect((await begin(browser)).json()).toEqual({
      challenge: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      rp: { id: new URL(MAIL_ORIGIN).hostname, name: 'Moïen' },
      user: {
        id: Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url'),
        name: email,
        displayName: email,
      },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
      timeout: 600_000,
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    });
  });

  it('is bound to the public origin, whatever host the request names', async () => {
    const { browser } = await newPerson();
    const headers = { host: 'localhost:4000' };
    const answer = await browser.post('/api/account/passkeys', { proof }, headers);
    expect(answer.json().rp.id).toBe('moien.example');
  });

  it('names it after the device, lists it, records and mails it', async () => {
    const { browser, userId } = await newPerson();
    const { device, id } = await addPasskey(browser, MAIL_ORIGIN);
    expect(await list(browser)).toEqual([
      { id, name: 'Chrome, Linux', isBackedUp: true, createdAt: expect.any(String), lastUsedAt: null },
    ]);
    const events = await eventsOf(userId);
    expect(events).toMatchObject([{ kind: 'passkey-added', name: 'Chrome, Linux' }]);
    const mailed = (await site.openJobs()).map(({ payload }) => Object(payload).eventId);
    expect(mailed).toContain(events[0].id);
    const { excludeCredentials } = (await begin(browser)).json();
    expect(excludeCredentials).toEqual([
      { type: 'public-key', id: device.id, transports: ['internal', 'hybrid'] },
    ]);
    const stranger = await newPerson();
    expect((await begin(stranger.browser)).json().excludeCredentials).toEqual([]);
    expect(await list(stranger.browser)).toEqual([]);
  });

  it.each<[string, Lie, number, string]>([
    ['another origin', { origin: 'https://moien.example.evil' }, 403, 'passkey-refused'],
    ['another site', { rpId: 'evil.example' }, 403, 'passkey-refused'],
    ['nobody verified', { isVerified: false }, 403, 'passkey-refused'],
    ['a sign-in', { type: 'webauthn.get' }, 403, 'passkey-refused'],
    ['certificates', { format: 'packed' }, 403, 'passkey-refused'],
    ['certificates of a phone', { format: 'android-key' }, 403, 'passkey-refused'],
    ['another challenge', { challenge: 'a'.repeat(43) }, 409, 'passkey-expired'],
    ['no challenge', { challenge: '' }, 409, 'passkey-expired'],
  ])('refuses %s', async (_case, lie, status, code) => {
    const { browser } = await newPerson();
    const credential = createSoftwarePasskey(MAIL_ORIGIN).create((await begin(browser)).json(), lie);
    const answer = await confirm(browser, credential);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await list(browser)).toEqual([]);
  });

  it.each(['e30', 'bnVsbA', 'W10', 'eA'])('refuses client data that says nothing: %s', async (text) => {
    const { browser } = await newPerson();
    const credential = createSoftwarePasskey(MAIL_ORIGIN).create((await begin(browser)).json());
    credential.response.clientDataJSON = text;
    expect((await confirm(browser, credential)).json().code).toBe('passkey-refused');
  });

  it('takes a challenge once, in its browser, of its person', async () => {
    const person = await newPerson();
    const creation = (await begin(person.browser)).json();
    const elsewhere = await newPerson();
    const credential = createSoftwarePasskey(MAIL_ORIGIN).create(creation);
    expect((await confirm(elsewhere.browser, credential)).json().code).toBe('passkey-expired');
    const other = createSoftwarePasskey(MAIL_ORIGIN).create(creation);
    const answers = await Promise.all([confirm(person.browser, credential), confirm(person.browser, other)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('takes no challenge of a sign-in', async () => {
    const { browser } = await newPerson();
    const creation = (await begin(browser)).json();
    const { challenge } = (await browser.post('/api/sign-in/passkey')).json();
    const credential = createSoftwarePasskey(MAIL_ORIGIN).create({ ...creation, challenge });
    expect((await confirm(browser, credential)).json().code).toBe('passkey-expired');
  });

  it('is over after ten minutes', async () => {
    const { browser, userId } = await newPerson();
    const credential = createSoftwarePasskey(MAIL_ORIGIN).create((await begin(browser)).json());
    await expireRows(site.database.client, 'passkey_challenge', 'user_id = $1', [userId]);
    expect((await confirm(browser, credential)).json().code).toBe('passkey-expired');
  });

  it('refuses one that somebody has already', async () => {
    const { browser } = await newPerson();
    const { device } = await addPasskey(browser, MAIL_ORIGIN);
    const other = await newPerson();
    for (const one of [browser, other.browser]) {
      const answer = await confirm(one, device.create((await begin(one)).json()));
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'passkey-refused']);
    }
  });

  it('ends at ten, even where several are added at once', async () => {
    const { browser } = await newPerson();
    for (let count = 0; count < PASSKEYS_MAXIMUM - 1; count += 1) await addPasskey(browser, MAIL_ORIGIN);
    const creations = [(await begin(browser)).json(), (await begin(browser)).json()];
    const answers = await Promise.all(
      creations.map((creation) => confirm(browser, createSoftwarePasskey(MAIL_ORIGIN).create(creation))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = await begin(browser);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'too-many-passkeys']);
    expect(await list(browser)).toHaveLength(PASSKEYS_MAXIMUM);
  });
});

describe('one’s own passkeys', () => {
  it('are called what their owner wants', async () => {
    const { browser } = await newPerson();
    const { id } = await addPasskey(browser, MAIL_ORIGIN);
    expect((await rename(browser, id, '  My\u0000  phone ')).json()).toMatchObject({ id, name: 'My phone' });
    expect((await list(browser))[0].name).toBe('My phone');
    expect((await rename(browser, id, ' \u0007 ')).statusCode).toBe(400);
    const stranger = await newPerson();
    const answer = await rename(stranger.browser, id, 'Mine');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'passkey-not-found']);
  });

  it('are removed with a proof, by their owner alone; it is recorded and mailed', async () => {
    const { browser, userId } = await newPerson();
    const { id } = await addPasskey(browser, MAIL_ORIGIN);
    expect((await remove(browser, id, wrongProof)).json().code).toBe('proof-refused');
    const stranger = await newPerson();
    expect((await remove(stranger.browser, id)).json().code).toBe('passkey-not-found');
    expect(await list(browser)).toHaveLength(1);
    expect((await remove(browser, id)).statusCode).toBe(200);
    expect(await list(browser)).toEqual([]);
    const [, removal] = await eventsOf(userId);
    expect(removal).toMatchObject({ kind: 'passkey-removed', name: 'Chrome, Linux' });
    const mailed = (await site.openJobs()).map(({ payload }) => Object(payload).eventId);
    expect(mailed).toContain(removal.id);
    const again = await remove(browser, id);
    expect([again.statusCode, again.json().code]).toEqual([404, 'passkey-not-found']);
  });
});
