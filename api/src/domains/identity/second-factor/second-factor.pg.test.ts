import { insertAccount, TEST_PASSWORD } from '../../../testing/account-factory.ts';
import { codeOf, setUpAuthenticator } from '../../../testing/authenticator.ts';
import { expireRows } from '../../../testing/expire-rows.ts';
import { type MailSite, startMailSite } from '../../../testing/mail-site.ts';
import { newAddress } from '../../../testing/new-address.ts';
import { mailedCodeFor, untilQueueIsEmpty } from '../../../testing/read-mail.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';

const SESSION = '__Host-moien-session';
const proof = { password: TEST_PASSWORD };

let site: MailSite;

beforeAll(async () => {
  site = await startMailSite();
}, 120_000);

afterAll(() => site.close());

const query = (text: string, values: unknown[]) => site.database.client.query(text, values);

const signIn = (browser: TestBrowser, email: string, password = TEST_PASSWORD) =>
  browser.submit('/api/admin/sign-in', { email, password });

const enter = (browser: TestBrowser, code: string) => browser.post('/api/sign-in/second-factor', { code });

async function newPerson() {
  const email = newAddress();
  const userId = await insertAccount(site.database.client, { email });
  const browser = openBrowser(site.app);
  expect((await signIn(browser, email)).statusCode).toBe(200);
  return { email, userId, browser };
}

/** Somebody with an authenticator, and a browser in which the password was right. */
async function halfSignedIn() {
  const person = await newPerson();
  const { secret, code, recoveryCodes } = await setUpAuthenticator(person.browser);
  const half = openBrowser(site.app);
  const answer = await signIn(half, person.email);
  expect(answer.json()).toMatchObject({ status: 403, code: 'second-factor-required', step: 'code' });
  expect(answer.json().error).toBe(answer.json().message);
  return { ...person, secret, usedCode: code, recoveryCodes, half };
}

const kindsOf = async (userId: string) =>
  (
    await query(
      'select kind, result from security_event where user_id = $1 order by created_at desc, id desc',
      [userId],
    )
  ).rows.map(({ kind, result }) => (result === 'success' ? kind : `${kind} ${result}`));

describe('setting up an authenticator', () => {
  it('needs a proof, and a code of it', async () => {
    const { browser, userId } = await newPerson();
    const refused = await browser.post('/api/account/authenticator', {
      proof: { password: 'Wrong-horse-3' },
    });
    expect(refused.json().code).toBe('proof-refused');
    const setup = (await browser.post('/api/account/authenticator', { proof })).json();
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(setup.url).toContain(`secret=${setup.secret}&issuer=Mo%C3%AFen`);
    expect(setup.qrCode.path).toMatch(/^(M\d+ \d+\.5h\d+)+$/);
    const wrong = await browser.post('/api/account/authenticator/confirm', { code: '000000' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'authenticator-code-refused']);
    expect((await browser.get('/api/account')).json().secondFactor.hasAuthenticator).toBe(false);
    const code = codeOf(setup.secret);
    const { recoveryCodeArray } = (
      await browser.post('/api/account/authenticator/confirm', {
        code: `${code.slice(0, 3)} ${code.slice(3)}`,
      })
    ).json();
    expect(new Set(recoveryCodeArray).size).toBe(10);
    for (const recoveryCode of recoveryCodeArray) expect(recoveryCode).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/);
    expect((await browser.get('/api/account')).json().secondFactor).toEqual({
      hasAuthenticator: true,
      recoveryCodeCount: 10,
      isMandatory: false,
    });
    expect((await kindsOf(userId))[0]).toBe('authenticator-added');
  });

  it('leaves no secret readable in the database', async () => {
    const { userId, secret, recoveryCodes } = await halfSignedIn();
    const { rows } = await query(
      `select authenticator::text || recovery_code::text as text
       from authenticator join recovery_code using (user_id) where user_id = $1`,
      [userId],
    );
    const text = rows.map((row) => row.text).join();
    for (const hidden of [secret, ...recoveryCodes]) expect(text).not.toContain(hidden);
  });

  it('mails each change to the person', async () => {
    const { email, browser } = await newPerson();
    await setUpAuthenticator(browser);
    await browser.post('/api/account/recovery-codes', { proof });
    await browser.post('/api/account/authenticator/removal', { proof });
    const payloads = (await site.openJobs()).filter(({ task }) => task === 'send-security-event');
    const { rows } = await query(
      `select kind from security_event join profile using (user_id)
       where email = $1 and id::text = any ($2::text[]) order by security_event.created_at, id`,
      [email, payloads.map(({ payload }) => Object(payload).eventId)],
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      'new-device',
      'authenticator-added',
      'recovery-codes-renewed',
      'authenticator-removed',
    ]);
  });
});

describe('signing in with a second factor', () => {
  it('begins no session by password alone, and one by the code', async () => {
    const { half, secret, userId } = await halfSignedIn();
    expect(half.cookies.get(SESSION)).toBeUndefined();
    expect(await half.userId()).toBeUndefined();
    const answer = await enter(half, codeOf(secret, 1));
    expect([answer.statusCode, answer.json().profile.userId]).toEqual([200, userId]);
    expect(await half.userId()).toBe(userId);
  });

  it('asks for it after a mailed code, too', async () => {
    const { email, secret, userId } = await halfSignedIn();
    await site.start();
    await untilQueueIsEmpty(site);
    const browser = openBrowser(site.app);
    await browser.post('/api/request-token', { email });
    const token = await mailedCodeFor(site, email, 2);
    const answer = await browser.post('/api/sign-in', { email, token });
    expect(answer.json()).toMatchObject({ code: 'second-factor-required', step: 'code' });
    expect((await enter(browser, codeOf(secret, 1))).json().profile.userId).toBe(userId);
  });

  it('takes no code twice, whichever browser enters it, nor the one it was set up with', async () => {
    const { half, secret, usedCode, email } = await halfSignedIn();
    expect((await enter(half, usedCode)).json().code).toBe('second-factor-refused');
    const code = codeOf(secret, 1);
    const other = openBrowser(site.app);
    await signIn(other, email);
    const answers = await Promise.all([enter(half, code), enter(other, code)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
  });

  it('is bound to the browser that has begun it', async () => {
    const { secret } = await halfSignedIn();
    const elsewhere = await enter(openBrowser(site.app), codeOf(secret, 1));
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([409, 'sign-in-expired']);
  });

  it('has five tries, then the password is asked for again', async () => {
    const { half, secret, userId } = await halfSignedIn();
    for (let count = 0; count < 5; count += 1)
      expect((await enter(half, '000000')).json().code).toBe('second-factor-refused');
    expect((await enter(half, codeOf(secret, 1))).json().code).toBe('sign-in-expired');
    expect(await half.userId()).toBeUndefined();
    expect((await kindsOf(userId))[0]).toBe('sign-in refused');
  });

  it('is over after ten minutes', async () => {
    const { half, secret, userId } = await halfSignedIn();
    await expireRows(site.database.client, 'pending_sign_in', 'user_id = $1', [userId]);
    expect((await enter(half, codeOf(secret, 1))).json().code).toBe('sign-in-expired');
  });

  it('ends with a new password', async () => {
    const { half, secret, browser } = await halfSignedIn();
    await browser.put('/api/account/password', { proof, password: 'Another-horse-2' });
    expect((await enter(half, codeOf(secret, 1))).json().code).toBe('sign-in-expired');
  });

  it('refuses a wrong password as before, whether or not there is a second factor', async () => {
    const { email } = await halfSignedIn();
    const { email: without } = await newPerson();
    const answers = await Promise.all(
      [email, without, 'nobody@example.org'].map((address) =>
        signIn(openBrowser(site.app), address, 'Wrong-horse-3'),
      ),
    );
    const problems = answers.map((answer) => ({ ...answer.json(), requestId: undefined }));
    for (const problem of problems) expect(problem).toEqual(problems[0]);
  });
});

describe('recovery codes', () => {
  it('each sign in once, however they are written, and are told of', async () => {
    const { half, email, userId, recoveryCodes } = await halfSignedIn();
    const [code = ''] = recoveryCodes;
    expect((await enter(half, ` ${code.replace('-', ' ').toUpperCase()}`)).statusCode).toBe(200);
    expect((await half.get('/api/account')).json().secondFactor.recoveryCodeCount).toBe(9);
    expect(await kindsOf(userId)).toContain('recovery-code-used');
    const again = openBrowser(site.app);
    await signIn(again, email);
    expect((await enter(again, code)).json().code).toBe('second-factor-refused');
  });

  it('end when there are new ones', async () => {
    const { browser, half, recoveryCodes } = await halfSignedIn();
    const renewed = await browser.post('/api/account/recovery-codes', { proof });
    expect((await enter(half, recoveryCodes[0] ?? '')).json().code).toBe('second-factor-refused');
    expect((await enter(half, renewed.json().recoveryCodeArray[0])).statusCode).toBe(200);
  });

  it('are nobody else’s', async () => {
    const { recoveryCodes } = await halfSignedIn();
    const { half } = await halfSignedIn();
    expect((await enter(half, recoveryCodes[0] ?? '')).json().code).toBe('second-factor-refused');
  });
});

describe('removing the authenticator', () => {
  it('needs a proof; afterwards the password is enough', async () => {
    const { browser, email } = await halfSignedIn();
    const wrong = { proof: { password: 'Wrong-horse-3' } };
    expect((await browser.post('/api/account/authenticator/removal', wrong)).json().code).toBe(
      'proof-refused',
    );
    expect((await browser.post('/api/account/authenticator/removal', { proof })).statusCode).toBe(200);
    expect((await signIn(openBrowser(site.app), email)).statusCode).toBe(200);
    const again = await browser.post('/api/account/authenticator/removal', { proof });
    expect([again.statusCode, again.json().code]).toEqual([409, 'no-authenticator']);
    expect((await browser.post('/api/account/recovery-codes', { proof })).json().code).toBe(
      'no-authenticator',
    );
  });
});

describe('who works for a site for others', () => {
  async function teamMember(role = 'admin') {
    const email = newAddress();
    const userId = await insertAccount(site.database.client, { email });
    await query('update account set role = $2 where user_id = $1', [userId, role]);
    return { email, userId, browser: openBrowser(site.app) };
  }
  const begin = (browser: TestBrowser) => browser.post('/api/sign-in/authenticator');
  const confirm = (browser: TestBrowser, code: string) =>
    browser.post('/api/sign-in/authenticator/confirm', { code });

  it.each(['admin', 'team-member'])('sets one up to sign in: %s', async (role) => {
    const { email, userId, browser } = await teamMember(role);
    const answer = await signIn(browser, email);
    expect(answer.json()).toMatchObject({ status: 403, code: 'second-factor-required', step: 'enrolment' });
    expect(await browser.userId()).toBeUndefined();
    const { secret } = (await begin(browser)).json();
    expect(await browser.userId()).toBeUndefined();
    const { session, recoveryCodeArray } = (await confirm(browser, codeOf(secret))).json();
    expect([session.profile.userId, recoveryCodeArray.length]).toEqual([userId, 10]);
    expect(await browser.userId()).toBe(userId);
    const removal = await browser.post('/api/account/authenticator/removal', { proof });
    expect([removal.statusCode, removal.json().code]).toEqual([409, 'second-factor-mandatory']);
  });

  it('needs none on a developer’s machine', async () => {
    const { email } = await teamMember();
    const app = await site.start({ isDevelopment: true, runsJobs: false });
    expect((await signIn(openBrowser(app), email)).statusCode).toBe(200);
  });

  it('is not let in by an enrolment that somebody else has finished before', async () => {
    const { email, browser } = await teamMember();
    const intruder = openBrowser(site.app);
    await signIn(browser, email);
    await signIn(intruder, email);
    const { secret } = (await begin(browser)).json();
    expect((await confirm(browser, codeOf(secret))).statusCode).toBe(200);
    const { secret: other } = (await begin(intruder)).json();
    expect((await confirm(intruder, codeOf(other))).json().code).toBe('sign-in-expired');
    expect(await intruder.userId()).toBeUndefined();
  });

  it('enters no code where an enrolment waits, and enrols nothing where a code is asked for', async () => {
    const { email, browser } = await teamMember();
    await signIn(browser, email);
    expect((await enter(browser, '000000')).json().code).toBe('sign-in-expired');
    const { half } = await halfSignedIn();
    expect((await begin(half)).json().code).toBe('sign-in-expired');
  });
});
