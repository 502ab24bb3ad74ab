import { requestSignInToken, signIn } from '@moien/contract';
import { SIGN_IN_CODE_MAILS } from '../../domains/identity/challenge/mail-rule.ts';
import { isOfNewDevice, untilQueueIsEmpty } from '../read-mail.ts';
import { solvedHeader } from '../solve-challenge.ts';
import { openBrowser } from '../test-browser.ts';
import { type AttackedSite, codeOf, fromNetwork } from './attacked-site.ts';
import { createFindings, describeCounts, type Outcome } from './outcome.ts';

/** Enough for the work to have doubled once; a whole day of it would take minutes. */
const SOLVED_MAXIMUM = 6;

/**
 * Each request comes from a network of its own. Without work five mails arrive; a few of those who ask do the
 * work. Then the owner of the address still gets a code in a new browser; an unknown address is answered
 * alike.
 */
export async function askForCodes(site: AttackedSite, count: number): Promise<Outcome> {
  const { problems, expect } = createFindings();
  const { email, userId } = await site.join();
  const unknown = `nobody-${email}`;
  const mailsNow = () =>
    site.mails.smtp.mails.filter((mail) => mail.to.includes(email) && !isOfNewDevice(mail));
  const answers = new Map<string, number[]>();
  let solved = 0;
  let milliseconds = 0;
  for (const address of [email, unknown]) {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const browser = openBrowser(site.limited);
      const network = fromNetwork(`10.5.${index >> 8}.${index & 255}`);
      const answer = await browser.post(requestSignInToken.url, { email: address }, network);
      statuses.push(answer.statusCode);
      const isWorked = answer.statusCode === 429 && index < SIGN_IN_CODE_MAILS.freeAnHour + SOLVED_MAXIMUM;
      if (!isWorked) continue;
      const started = performance.now();
      const header = await solvedHeader(answer);
      milliseconds += performance.now() - started;
      solved += 1;
      const again = await browser.post(requestSignInToken.url, { email: address }, { ...network, ...header });
      expect(again.statusCode === 200, `a solution is answered ${again.statusCode}`);
    }
    answers.set(address, statuses);
  }
  await untilQueueIsEmpty(site.mails);
  const mailed = mailsNow().length;
  const mailsExpected =
    SIGN_IN_CODE_MAILS.freeAnHour + Math.min(SOLVED_MAXIMUM, count - SIGN_IN_CODE_MAILS.freeAnHour);
  expect(mailed === mailsExpected, `${mailed} mails instead of ${mailsExpected}`);
  expect(`${answers.get(email)}` === `${answers.get(unknown)}`, 'an unknown address is answered otherwise');

  const fresh = openBrowser(site.limited);
  const home = fromNetwork('203.0.113.77');
  const required = await fresh.post(requestSignInToken.url, { email }, home);
  await fresh.post(requestSignInToken.url, { email }, { ...home, ...(await solvedHeader(required)) });
  const token = codeOf(await site.mailTo(email, mailed + 1));
  const entered = await fresh.post(signIn.url, { email, token }, home);
  expect(entered.json().profile?.userId === userId, `the person in a new browser: ${entered.statusCode}`);
  return {
    figures: `${count} requests from as many networks: ${describeCounts(answers.get(email) ?? [])}; ${mailed} mails, ${Math.round(milliseconds / solved)} ms of work for each that was solved`,
    problems,
  };
}
