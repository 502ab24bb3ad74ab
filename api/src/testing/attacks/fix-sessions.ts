import { getSession, requestSignInToken, signIn, signInWithPassword } from '@moien/contract';
import { createToken } from '../../lib/random-token.ts';
import { insertAccount, TEST_PASSWORD } from '../account-factory.ts';
import { openBrowser } from '../test-browser.ts';
import { type AttackedSite, codeOf, SESSION_COOKIE } from './attacked-site.ts';
import { createFindings, type Findings, type Outcome } from './outcome.ts';

const NATIVE = { origin: 'capacitor://localhost' };

/** Somebody plants a session in a browser before its owner signs in there. */
export async function fixSessions(site: AttackedSite): Promise<Outcome> {
  const findings = createFindings();
  const thief = await site.join();
  const planted = {
    'one that the thief has made up': createToken(),
    'that of the thief': thief.browser.cookies.get(SESSION_COOKIE) ?? '',
  };
  let mailCount = 0;
  for (const [what, token] of Object.entries(planted)) {
    const email = `planted-${mailCount}@example.org`;
    await insertAccount(site.client, { email });
    const browser = openBrowser(site.open);
    const cookie = `${SESSION_COOKIE}=${token}`;
    const fields = { email, password: TEST_PASSWORD };
    const byPassword = await browser.submit(signInWithPassword.url, fields, { cookie });
    await expectNew(site, findings, {
      what: `${what}, by password`,
      token,
      given: sessionOf(byPassword.cookies),
    });

    await browser.post(requestSignInToken.url, { email });
    const code = codeOf(await site.mailTo(email, 1));
    const carried = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const before = browser.cookies.get(SESSION_COOKIE) ?? '';
    const byCode = await browser.post(signIn.url, { email, token: code }, { cookie: carried });
    await expectNew(site, findings, {
      what: `${what}, by code`,
      token: before,
      given: sessionOf(byCode.cookies),
    });
    mailCount += 1;
  }
  await crossCarriers(site, findings);
  return { figures: `${mailCount * 2} ways in with a planted session`, problems: findings.problems };
}

type Given = { what: string; token: string; given: string };

/** The session is a new one, and whoever knows the planted one has none. */
async function expectNew(
  site: AttackedSite,
  { expect }: Findings,
  { what, token, given }: Given,
): Promise<void> {
  expect(given !== '' && given !== token, `${what}: the session is not a new one`);
  expect(
    (await whoIs(site, `${SESSION_COOKIE}=${token}`)) === null,
    `${what}: the planted session is signed in`,
  );
  expect((await whoIs(site, `${SESSION_COOKIE}=${given}`)) !== null, `${what}: nobody is signed in`);
}

/**
 * A token that was read out of a cookie is none for an app, and the other way round (product decision 17).
 */
async function crossCarriers(site: AttackedSite, { expect }: Findings): Promise<void> {
  const { email, browser } = await site.join();
  const authorization = `Bearer ${browser.cookies.get(SESSION_COOKIE)}`;
  for (const headers of [{ authorization }, { authorization, ...NATIVE }]) {
    const answer = await site.open.inject({ method: 'POST', url: getSession.url, headers });
    expect(answer.json().profile === null, 'the token of a cookie counts in a header');
  }
  const inApp = await openBrowser(site.open).submit(
    signInWithPassword.url,
    { email, password: TEST_PASSWORD },
    NATIVE,
  );
  const token = String(inApp.headers['x-session-token']);
  expect(inApp.cookies.length === 0, 'an app is given a cookie');
  expect(
    (await whoIs(site, `${SESSION_COOKIE}=${token}`)) === null,
    'the token of an app counts in a cookie',
  );
}

async function whoIs(site: AttackedSite, cookie: string): Promise<object | null> {
  return (await site.open.inject({ method: 'POST', url: getSession.url, headers: { cookie } })).json()
    .profile;
}

const sessionOf = (cookies: readonly { name: string; value: string }[]) =>
  cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
