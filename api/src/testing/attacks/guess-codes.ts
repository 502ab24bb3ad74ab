import { requestSignInToken, SIGN_IN_CODE_TRIES, signIn } from '@moien/contract';
import { createRandom } from '../../lib/random.ts';
import { untilQueueIsEmpty } from '../read-mail.ts';
import { openBrowser } from '../test-browser.ts';
import { type AttackedSite, codeOf, fromNetwork } from './attacked-site.ts';
import { createFindings, describeCounts, type Outcome } from './outcome.ts';

const GUESSES_OF_A_BROWSER = 20;
/** Mails an hour for one address, so that so many codes can be guessed at. */
const CODES_AN_HOUR = 5;

/**
 * Many browsers on networks of their own ask for codes to the same address and guess. A run in which one of
 * the few guesses that are compared at all is right by chance comes once in forty thousand.
 */
export async function guessCodes(site: AttackedSite, count: number): Promise<Outcome> {
  const findings = createFindings();
  const { email, userId, browser: known } = await site.join();
  await known.post(requestSignInToken.url, { email });
  const ownCode = codeOf(await site.mailTo(email, 1));
  const random = createRandom(count);
  const statuses: number[] = [];
  const browsers = Array.from({ length: Math.ceil(count / GUESSES_OF_A_BROWSER) }, () =>
    openBrowser(site.limited),
  );
  for (const [index, browser] of browsers.entries()) {
    const network = fromNetwork(`10.1.${index >> 8}.${index & 255}`);
    await browser.post(requestSignInToken.url, { email }, network);
    for (let guess = 0; guess < GUESSES_OF_A_BROWSER; guess += 1) {
      const token = String(random.below(1_000_000)).padStart(6, '0');
      const answer = await browser.post(signIn.url, { email, token }, network);
      statuses.push(answer.statusCode);
      findings.expectRefusal(`guess ${guess} of browser ${index}`, answer);
    }
  }

  const { rows } = await site.client.query(
    'select sum($2 - tries_left)::int as compared from sign_in_code where email = $1',
    [email, SIGN_IN_CODE_TRIES],
  );
  const compared: number = rows[0].compared;
  findings.expect(compared <= CODES_AN_HOUR * SIGN_IN_CODE_TRIES, `${compared} guesses were compared`);

  await untilQueueIsEmpty(site.mails);
  const codes = site.mails.smtp.mails.filter(({ to }) => to.includes(email)).map(codeOf);
  for (const [index, browser] of [...browsers.slice(0, CODES_AN_HOUR), openBrowser(site.limited)].entries()) {
    const network = fromNetwork(`10.2.0.${index}`);
    for (const token of codes)
      findings.expectRefusal(
        'a right code, too late or elsewhere',
        await browser.post(signIn.url, { email, token }, network),
      );
  }

  const entered = await known.post(signIn.url, { email, token: ownCode });
  findings.expect(entered.json().profile?.userId === userId, `the rightful person: ${entered.statusCode}`);
  return {
    figures: `${statuses.length} guesses by ${browsers.length} browsers: ${describeCounts(statuses)}; ${compared} compared with a code; ${codes.length} mails`,
    problems: findings.problems,
  };
}
