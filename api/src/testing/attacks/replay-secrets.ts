import {
  changePassword,
  confirmEmailChange,
  deleteAccount,
  requestEmailChange,
  requestPasswordReset,
  requestSignInToken,
  resetPassword,
  signIn,
  signInWithPassword,
  signOut,
  signUp,
  verifySignUp,
} from '@moien/contract';
import { TEST_PASSWORD } from '../account-factory.ts';
import { expireRows } from '../expire-rows.ts';
import { openBrowser, type TestBrowser } from '../test-browser.ts';
import { type AttackedSite, codeOf, type Person, SESSION_COOKIE, tokenOf } from './attacked-site.ts';
import { createFindings, type Findings, type Outcome } from './outcome.ts';

const NEW_PASSWORD = 'Another-horse-2';
/** Calls that take what a mail's link carries. */
const TAKING_TOKENS = [verifySignUp.url, resetPassword.url, confirmEmailChange.url];

type Replay = (site: AttackedSite, findings: Findings) => Promise<void>;

/** Everything that counts once, or for a time, is tried again, too late and in the wrong place. */
export async function replaySecrets(site: AttackedSite): Promise<Outcome> {
  const findings = createFindings();
  const refused = { count: 0 };
  const counted: Findings = {
    ...findings,
    expectRefusal(what, answer) {
      refused.count += 1;
      findings.expectRefusal(what, answer);
    },
  };
  for (const replay of REPLAYS) await replay(site, counted);
  return { figures: `${refused.count} refused`, problems: findings.problems };
}

const codes: Replay = async (site, { expect, expectRefusal }) => {
  const { email } = await site.join();
  const browser = openBrowser(site.open);
  const ask = async (count: number) => {
    await browser.post(requestSignInToken.url, { email });
    return codeOf(await site.mailTo(email, count));
  };
  const enter = (token: string, on: TestBrowser = browser) => on.post(signIn.url, { email, token });
  const former = await ask(1);
  const code = await ask(2);
  if (former !== code) expectRefusal('a code before the last one', await enter(former));
  expectRefusal('the code in another browser', await enter(code, openBrowser(site.open)));
  expect((await enter(code)).statusCode === 200, 'the code signs nobody in');
  expectRefusal('the code for the second time', await enter(code));
  const late = await ask(3);
  await expireRows(site.client, 'sign_in_code', 'email = $1', [email]);
  expectRefusal('a code whose time is over', await enter(late));
};

const signUps: Replay = async (site, { expect, expectRefusal }) => {
  const browser = openBrowser(site.open);
  const join = async (email: string) => {
    const names = { firstName: 'Jo', lastName: 'Ney', phonePrefix: '+352', phoneNumber: '621 123 456' };
    await browser.post(signUp.url, { ...names, email, password: NEW_PASSWORD });
    return tokenOf(await site.mailTo(email, 1));
  };
  const verify = (token: string) => openBrowser(site.open).post(verifySignUp.url, { token });
  const token = await join('replayed@example.org');
  const elsewhere = await verify(token);
  expect(elsewhere.statusCode === 200 && elsewhere.json().profile === null, 'a link signs in in any browser');
  expectRefusal('the link of a mail for the second time', await verify(token));
  const late = await join('replayed-late@example.org');
  await expireRows(site.client, 'sign_up', 'email = $1', ['replayed-late@example.org']);
  expectRefusal('the link of a mail after its day', await verify(late));
};

const resets: Replay = async (site, { expect, expectRefusal }) => {
  const { email, browser: signedIn } = await site.join();
  const browser = openBrowser(site.open);
  const ask = async (count: number) => {
    await browser.post(requestPasswordReset.url, { email });
    return tokenOf(await site.mailTo(email, count));
  };
  const reset = (token: string, password = NEW_PASSWORD) =>
    browser.post(resetPassword.url, { token, password });
  const former = await ask(1);
  const token = await ask(2);
  for (const url of TAKING_TOKENS.filter((other) => other !== resetPassword.url))
    expectRefusal('the link to a new password elsewhere', await browser.post(url, { token }));
  expect((await reset(token)).statusCode === 200, 'the password was not changed');
  expectRefusal('the link to a new password for the second time', await reset(token, TEST_PASSWORD));
  expectRefusal('a link that was mailed before the password was changed', await reset(former, TEST_PASSWORD));
  expect((await signedIn.userId()) === undefined, 'a session outlives its password');
  const fields = { email, password: TEST_PASSWORD };
  expectRefusal('the former password', await browser.submit(signInWithPassword.url, fields));
  const late = await ask(4);
  await expireRows(site.client, 'password_reset', 'email = $1', [email]);
  expectRefusal('a link to a new password after its day', await reset(late, TEST_PASSWORD));
};

const sessions: Replay = async (site, findings) => {
  const { expect } = findings;
  const isOpen = async (token: string | undefined) => {
    const cookie = `${SESSION_COOKIE}=${token}`;
    const answer = await site.open.inject({ method: 'POST', url: '/api/get-session', headers: { cookie } });
    return answer.json().profile !== null;
  };
  const tokenIn = ({ browser }: Person) => browser.cookies.get(SESSION_COOKIE);
  const leaving = await site.join();
  const left = tokenIn(leaving);
  await leaving.browser.post(signOut.url);
  expect(!(await isOpen(left)), 'a session goes on after it was ended');

  const changing = await site.join();
  const before = tokenIn(changing);
  const proof = { password: TEST_PASSWORD };
  await changing.browser.put(changePassword.url, { proof, password: NEW_PASSWORD });
  expect(!(await isOpen(before)), 'a token goes on after it was replaced');
  expect(await isOpen(tokenIn(changing)), 'the person who has changed the password is signed out');

  for (const column of ['expires_at', 'last_seen_at']) {
    const person = await site.join();
    const at = `now() - interval '31 days'`;
    await site.client.query(`update session set ${column} = ${at} where user_id = $1`, [person.userId]);
    expect(!(await isOpen(tokenIn(person))), `a session goes on although its ${column} is long ago`);
  }

  const deleting = await site.join();
  const own = tokenIn(deleting);
  await deleting.browser.post(deleteAccount.url, { proof });
  expect(!(await isOpen(own)), 'a session outlives its account');
};

const addressChanges: Replay = async (site, { expect, expectRefusal }) => {
  const { email, browser, userId } = await site.join();
  const change = async (to: string, count: number) => {
    const proof = { password: TEST_PASSWORD };
    await browser.post(requestEmailChange.url, { proof, email: to });
    return [tokenOf(await site.mailTo(email, count)), tokenOf(await site.mailTo(to, 1))] as const;
  };
  const confirm = (token: string) => openBrowser(site.open).post(confirmEmailChange.url, { token });
  const addressNow = async () =>
    (await site.client.query('select email from profile where user_id = $1', [userId])).rows[0].email;
  const [, ofNew] = await change('replayed-first@example.org', 1);
  await confirm(ofNew);
  await confirm(ofNew);
  expect((await addressNow()) === email, 'one address alone has changed it');
  const [lateOld, lateNew] = await change('replayed-second@example.org', 2);
  expectRefusal('the link of a change that was replaced', await confirm(ofNew));
  await expireRows(site.client, 'email_change', 'true', []);
  for (const token of [lateOld, lateNew])
    expectRefusal('the link of a change after its day', await confirm(token));
  expect((await addressNow()) === email, 'a change was made after its day');
};

const REPLAYS: readonly Replay[] = [codes, signUps, resets, sessions, addressChanges];
