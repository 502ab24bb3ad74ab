import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { linksOf, type MailSite, startMailSite } from '../../../testing/mail-site.ts';
import { mailsTo, subjectOf, textOf, untilQueueIsEmpty } from '../../../testing/read-mail.ts';
import { callReleases } from '../../../testing/release-caller.ts';
import { makeUpload } from '../../../testing/release-factory.ts';
import { insertPerson } from '../../../testing/session-factory.ts';
import { createReleaseToken } from './release-tokens.ts';

const releasesDirectory = join(tmpdir(), `moien-release-mails-${process.pid}`);
const LEA = 'lea@example.org';
const ADMIN = 'admin@example.org';

let site: MailSite;
let lea: string;
let approving: FastifyInstance;
let team: ReturnType<typeof callReleases>;

beforeAll(async () => {
  site = await startMailSite({ releasesDirectory });
  const { client } = site.database;
  lea = await insertPerson(client, { role: 'team-member', remotes: ['mf-search'], email: LEA });
  await client.query(`update account set language = 'de' where user_id = $1`, [lea]);
  await insertPerson(client, { role: 'admin', email: ADMIN });
  await insertPerson(client, { role: 'team-member', remotes: ['mf-blog'], email: 'blog@example.org' });
  await insertPerson(client, { email: 'guest@example.org' });
  const demo = await insertPerson(client, { role: 'admin', email: 'demo@example.org' });
  approving = await site.start({ needsReleaseApproval: true });
  // A public site starts with no demo account.
  await client.query('update account set is_demo = true where user_id = $1', [demo]);
  const { token } = await createReleaseToken(site.database.url, { name: 'ci', remotes: ['mf-search'] });
  team = callReleases(site.app, token);
}, 120_000);

afterAll(async () => {
  await site.close();
  await rm(releasesDirectory, { recursive: true, force: true });
});

it('a team and the admins hear of a token, an activation and a rollback, each in their language', async () => {
  await team.publish(makeUpload({ version: '1.0.0' }));
  await team.publish(makeUpload({ version: '2.0.0' }));
  for (const version of ['1.0.0', '2.0.0']) await team.activate(version);
  await team.rollback('2.0.0');
  await untilQueueIsEmpty(site);
  const german = await mailsTo(site, LEA, 4);
  expect(german.map(subjectOf).sort()).toEqual([
    'Ein neues Release-Token',
    'mf-search 1.0.0 ist live',
    'mf-search 2.0.0 ist live',
    'mf-search wurde auf 1.0.0 zurückgesetzt',
  ]);
  const english = (await mailsTo(site, ADMIN, 4)).map(textOf).join('\n');
  expect(english).toContain('The release token “ci” was created for mf-search.');
  expect(english).toContain('Created by the operator of the site.');
  expect(english).toContain('mf-search was rolled back to 1.0.0 with the release token “ci”.');
  expect(new Set(site.smtp.mails.flatMap(({ to }) => to))).toEqual(new Set([LEA, ADMIN]));
});

it('a token is mailed to the others of its team: its maker has a mail of their own', async () => {
  const before = site.smtp.mails.length;
  await createReleaseToken(site.database.url, { name: 'own', remotes: ['mf-search'], userId: lea });
  await untilQueueIsEmpty(site);
  expect(site.smtp.mails.slice(before).flatMap(({ to }) => to)).toEqual([ADMIN]);
});

it('hears once of what waits for approval, with the command', async () => {
  const before = site.smtp.mails.length;
  const asking = callReleases(
    approving,
    (await createReleaseToken(site.database.url, { name: 'asking', remotes: ['mf-search'] })).token,
  );
  await asking.publish(makeUpload({ version: '3.0.0' }));
  const { id } = (await asking.activate('3.0.0')).json();
  await asking.activate('3.0.0');
  await untilQueueIsEmpty(site);
  const mails = site.smtp.mails.slice(before).filter(({ to }) => to.includes(ADMIN));
  const asked = mails.filter((mail) => subjectOf(mail) === 'mf-search 3.0.0 is waiting for your approval');
  expect(asked).toHaveLength(1);
  const [mail] = asked;
  expect(mail && textOf(mail)).toContain(`npm run release -- approve ${id} --to https://moien.example`);
  expect(mail && linksOf(mail.source)).toEqual(['https://moien.example']);
});

it('many tokens of one remote silence no mail about a token of another, or of all', async () => {
  const { url } = site.database;
  for (let index = 0; index < 21; index += 1)
    await createReleaseToken(url, { name: `junk ${index}`, remotes: ['mf-junk'] });
  await untilQueueIsEmpty(site);
  const before = site.smtp.mails.length;
  await createReleaseToken(url, { name: 'more junk', remotes: ['mf-junk'] });
  await createReleaseToken(url, { name: 'of the blog', remotes: ['mf-blog'] });
  await createReleaseToken(url, { name: 'of all', remotes: ['*'] });
  await untilQueueIsEmpty(site);
  const told = site.smtp.mails
    .slice(before)
    .filter(({ to }) => to.includes(ADMIN))
    .map(textOf)
    .join();
  expect(['more junk', 'of the blog', 'of all'].map((name) => told.includes(`“${name}”`))).toEqual([
    false,
    true,
    true,
  ]);
});

it('a token that flips releases without end mails twenty times an hour', async () => {
  const { token } = await createReleaseToken(site.database.url, { name: 'flipping', remotes: ['mf-search'] });
  const flipping = callReleases(site.app, token);
  await untilQueueIsEmpty(site);
  for (let index = 0; index < 15; index += 1)
    for (const version of ['1.0.0', '2.0.0']) await flipping.activate(version);
  await untilQueueIsEmpty(site);
  const told = site.smtp.mails.filter((mail) => mail.to.includes(ADMIN) && / is live$/.test(subjectOf(mail)));
  expect(told.length).toBeGreaterThan(10);
  expect(told.length).toBeLessThanOrEqual(20);
}, 30_000);
