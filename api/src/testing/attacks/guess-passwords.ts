import { requestSignInToken, signIn, signInWithPassword } from '@moien/contract';
import { WRONG_PASSWORDS_A_DAY } from '../../domains/identity/access/attempt-limits.ts';
import { createRandom } from '../../lib/random.ts';
import { TEST_PASSWORD } from '../account-factory.ts';
import { openBrowser } from '../test-browser.ts';
import { type AttackedSite, codeOf, fromNetwork } from './attacked-site.ts';
import { createFindings, describeCounts, type Outcome } from './outcome.ts';

const GUESSES_OF_A_NETWORK = 50;
/** Those that are not slowed down, and what a wait of seconds lets through on a slow machine. */
const COMPARED_OF_A_NETWORK = 5 + 10;
const WORDS = ['Sommer', 'Qwertz', 'Letzebuerg', 'Passwort', 'Correct-horse', 'Moien'];

/**
 * Many networks guess the password of the same address, each a few dozen times. Beyond a hundred wrong ones a
 * day no unknown browser is answered with a comparison, so that its owner signs in there by a code.
 */
export async function guessPasswords(site: AttackedSite, count: number): Promise<Outcome> {
  const findings = createFindings();
  const { email, userId, browser: known } = await site.join();
  const random = createRandom(count);
  const statuses: number[] = [];
  const networks = Math.ceil(count / GUESSES_OF_A_NETWORK);
  for (let index = 0; index < networks; index += 1) {
    const browser = openBrowser(site.limited);
    const network = networkOf(index);
    for (let guess = 0; guess < GUESSES_OF_A_NETWORK; guess += 1) {
      const password = `${random.pick(WORDS)}-${2 + random.below(10_000)}`;
      const answer = await browser.submit(signInWithPassword.url, { email, password }, network);
      statuses.push(answer.statusCode);
      findings.expectRefusal(`guess ${guess} of network ${index}`, answer);
    }
  }
  const compared = statuses.filter((status) => status === 403).length;
  const comparedMaximum = Math.min(networks * COMPARED_OF_A_NETWORK, WRONG_PASSWORDS_A_DAY);
  findings.expect(compared <= comparedMaximum, `${compared} guesses were compared`);

  const rightly = { email, password: TEST_PASSWORD };
  // In the middle of those who guess, in a browser that is known.
  const beside = await known.submit(signInWithPassword.url, rightly, networkOf(0));
  findings.expect(beside.statusCode === 200, `the person at home: ${beside.statusCode}`);
  const travelling = openBrowser(site.limited);
  const away = fromNetwork('203.0.113.9');
  const elsewhere = await travelling.submit(signInWithPassword.url, rightly, away);
  const isCeilingReached = compared >= WRONG_PASSWORDS_A_DAY;
  findings.expect(
    elsewhere.statusCode === (isCeilingReached ? 429 : 200),
    `the person in a new browser elsewhere: ${elsewhere.statusCode}`,
  );
  if (isCeilingReached) {
    // The first mail tells of the attack.
    await site.mailTo(email, 1);
    await travelling.post(requestSignInToken.url, { email }, away);
    await travelling.post(signIn.url, { email, token: codeOf(await site.mailTo(email, 2)) }, away);
  }
  findings.expect((await travelling.userId()) === userId, 'the rightful person is not signed in');
  return {
    figures: `${statuses.length} guesses from ${networks} networks: ${describeCounts(statuses)}; ${compared} compared with the password`,
    problems: findings.problems,
  };
}

const networkOf = (index: number) => fromNetwork(`10.3.${index >> 8}.${index & 255}`);
