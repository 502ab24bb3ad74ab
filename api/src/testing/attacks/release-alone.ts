import { createReleaseToken } from '@moien/contract';
import { TEST_PASSWORD } from '../account-factory.ts';
import { callReleases } from '../release-caller.ts';
import { makeUpload } from '../release-factory.ts';
import { type AttackedSite, fromNetwork, type Person } from './attacked-site.ts';
import { createFindings, describeCounts, type Findings, type Outcome } from './outcome.ts';

const WRONG_PROOFS = 30;
/**
 * Those that are free in a browser that is known, and what a wait of seconds lets through on a slow machine.
 */
const COMPARED_MAXIMUM = 10 + 10;
/** Not that of the attacker, which has used up its limit of calls. */
const AT_HOME = fromNetwork('203.0.113.77');
const PROOF = { password: TEST_PASSWORD };

/** A stolen session, and one member of a team, try to bring code to visitors alone. */
export async function releaseAlone(site: AttackedSite): Promise<Outcome> {
  const findings = createFindings();
  const member = await joinTeam(site, ['mf-search']);
  const statuses = await makeTokensWithoutProof(member, findings);
  const activated = () => countActivations(site);
  await site.client.query('delete from session where user_id = $1', [member.userId]);

  const alone = await joinTeam(site, ['mf-search']);
  const asked = await askInEveryOrder(site, alone, findings);
  const [stranger, visitor] = [await joinTeam(site, ['mf-blog']), await site.join()];
  for (const id of asked) {
    findings.expectRefusal('an approval of one’s own release', await approve(alone, id));
    findings.expectRefusal('an approval by another team', await approve(stranger, id));
    findings.expectRefusal('an approval by a visitor with an account', await approve(visitor, id));
  }
  const second = await joinTeam(site, ['mf-search']);
  const [id = ''] = asked;
  findings.expectRefusal('an approval without a proof', await approve(second, id, {}));
  const wrong = { proof: { password: 'Wrong-horse-1' } };
  findings.expectRefusal('an approval with a wrong proof', await approve(second, id, wrong));
  findings.expect((await activated()) === 0, 'a release was activated by one person');
  findings.expect((await approve(second, id)).statusCode === 200, 'the second person cannot approve');
  findings.expect((await activated()) === 1, 'the approved release is not active');
  return {
    figures: `tokens without a right proof: ${describeCounts(statuses)}; ${asked.length} requests for activation`,
    problems: findings.problems,
  };
}

async function joinTeam(site: AttackedSite, remotes: string[]): Promise<Person> {
  const person = await site.join();
  await site.client.query(`update account set role = 'team-member', remotes = $2 where user_id = $1`, [
    person.userId,
    remotes,
  ]);
  return person;
}

/** With the cookie of a session and nothing else that is the member's. */
async function makeTokensWithoutProof({ browser }: Person, findings: Findings): Promise<number[]> {
  const wish = { name: 'stolen', remotes: ['mf-search'] };
  const cookieAlone = await browser.post(createReleaseToken.url, wish);
  findings.expectRefusal('a token by a cookie alone', cookieAlone);
  const statuses = [cookieAlone.statusCode];
  for (let guess = 0; guess < WRONG_PROOFS; guess += 1) {
    const proof = { password: `Wrong-horse-${guess}` };
    const answer = await browser.post(createReleaseToken.url, { ...wish, proof });
    findings.expectRefusal(`a token with the wrong proof ${guess}`, answer);
    statuses.push(answer.statusCode);
  }
  const compared = statuses.filter((status) => status === 403).length;
  findings.expect(compared <= COMPARED_MAXIMUM, `${compared} wrong proofs were compared`);
  return statuses;
}

/**
 * Publishes with one token of the person and asks with another, in every order. @returns ids of what waits
 */
async function askInEveryOrder(
  site: AttackedSite,
  { browser }: Person,
  findings: Findings,
): Promise<string[]> {
  const tokens = [];
  for (const name of ['one', 'other']) {
    const wish = { name: `alone ${name}`, remotes: ['mf-search'], proof: PROOF };
    const made = await browser.post(createReleaseToken.url, wish, AT_HOME);
    tokens.push(callReleases(site.limited, made.json().token));
  }
  const ids: string[] = [];
  for (const [first, publisher] of tokens.entries())
    for (const [last, asker] of tokens.entries()) {
      const version = `6.${first}.${last}`;
      await publisher.publish(makeUpload({ version }));
      const answer = await asker.activate(version);
      findings.expect(answer.statusCode === 202, `an activation by one person: ${answer.statusCode}`);
      ids.push(answer.json().id);
    }
  return ids;
}

function approve({ browser }: Person, id: string, body: object = { proof: PROOF }) {
  return browser.post(`/api/release-activations/${id}/approval`, body, AT_HOME);
}

async function countActivations({ client }: AttackedSite): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::int as count from release_event where kind = 'activate'`,
  );
  return rows[0].count;
}
