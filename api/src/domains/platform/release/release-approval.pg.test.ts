import { randomUUID } from 'node:crypto';
import { TEST_PASSWORD } from '../../../testing/account-factory.ts';
import { callReleases } from '../../../testing/release-caller.ts';
import { makeUpload } from '../../../testing/release-factory.ts';
import { problemOf, type ReleaseSite, startReleaseSite } from '../../../testing/release-site.ts';
import { insertPerson, insertSession, type PersonRole } from '../../../testing/session-factory.ts';
import { createReleaseToken } from './release-tokens.ts';

let site: ReleaseSite;
/** Each test has a release of its own. */
let version: string;
let count = 0;

beforeAll(async () => {
  site = await startReleaseSite({ needsReleaseApproval: true });
}, 120_000);

afterAll(() => site.close());

beforeEach(() => {
  count += 1;
  version = `8.0.${count}`;
});

/** Somebody with a session, who makes tokens and approves with their password. */
async function signIn(role: PersonRole = 'team-member', remotes = ['mf-search']) {
  const isMember = role === 'team-member';
  const userId = await insertPerson(site.database.client, {
    role,
    hasPassword: true,
    remotes: isMember ? remotes : [],
  });
  const headers = { cookie: await insertSession(site.database.client, userId) };
  const post = (url: string, payload: object) => site.app.inject({ method: 'POST', url, headers, payload });
  const proof = { password: TEST_PASSWORD };
  return {
    userId,
    async team(wanted = remotes) {
      const wish = { name: `token ${randomUUID()}`, remotes: wanted, userId };
      const { id, token } = await createReleaseToken(site.database.url, wish);
      return { ...callReleases(site.app, token), id };
    },
    revoke: (id: string) => site.app.inject({ method: 'DELETE', url: `/api/release-tokens/${id}`, headers }),
    approve: (id: string, body: object = { proof }) => post(`/api/release-activations/${id}/approval`, body),
    async list(): Promise<string[]> {
      const answer = await site.app.inject({ url: '/api/release-activations', headers });
      return answer.json().activationArray.map((activation: { version: string }) => activation.version);
    },
  };
}

type Team = ReturnType<typeof callReleases>;

/** Publishes a release with one team's token and asks for it with another's. */
async function ask(publisher: Team, asker: Team = publisher, wanted = version): Promise<string> {
  expect((await publisher.publish(makeUpload({ version: wanted }))).statusCode).toBe(200);
  const answer = await asker.activate(wanted);
  expect(answer.statusCode).toBe(202);
  return answer.json().id;
}

const events = async () => (await site.team.history('?remote=mf-search&limit=200')).json().eventArray;
const isActivated = async () =>
  (await events()).some(
    (event: { kind: string; version: string }) => event.kind === 'activate' && event.version === version,
  );

describe('an activation that needs a second person', () => {
  it('waits, is the same when it is asked for again, and is logged with both people', async () => {
    const [asking, approving] = [await signIn(), await signIn()];
    const team = await asking.team();
    const id = await ask(team);
    expect(await isActivated()).toBe(false);
    expect((await team.activate(version)).json()).toMatchObject({ id, remote: 'mf-search', version });
    expect(await approving.list()).toContain(version);
    const answer = await approving.approve(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      kind: 'activate',
      version,
      actor: expect.stringMatching(/^token /),
      approver: expect.stringMatching(/\w/),
    });
    const { rows } = await site.database.client.query(
      `select actor_id, approver_id from release_event where version = $1 and kind = 'activate'`,
      [version],
    );
    expect(rows).toEqual([{ actor_id: asking.userId, approver_id: approving.userId }]);
    expect(await approving.list()).not.toContain(version);
    expect((await team.activate(version)).statusCode).toBe(200);
  });

  it('is approved by nobody with a session alone or with a wrong proof', async () => {
    const [asking, approving] = [await signIn(), await signIn()];
    const id = await ask(await asking.team());
    expect(problemOf(await approving.approve(id, {}))).toEqual([400, 'invalid-request']);
    const wrong = { proof: { password: 'Wrong-horse-1' } };
    expect(problemOf(await approving.approve(id, wrong))).toEqual([403, 'proof-refused']);
    expect(await isActivated()).toBe(false);
  });

  it('is approved by no one person, with however many tokens of theirs', async () => {
    const alone = await signIn('admin');
    const [one, other] = [await alone.team(['mf-search']), await alone.team(['*'])];
    const id = await ask(one, other);
    expect(problemOf(await alone.approve(id))).toEqual([403, 'release-approval-own']);
    expect((await one.activate(version)).json().id).toBe(id);
    expect(await isActivated()).toBe(false);
  });

  it('is approved neither by who has published the release nor by another team', async () => {
    const [publisher, stranger] = [await signIn(), await signIn('team-member', ['mf-blog'])];
    const asker = await signIn();
    const id = await ask(await publisher.team(), await asker.team());
    for (const person of [publisher, asker])
      expect(problemOf(await person.approve(id))).toEqual([403, 'release-approval-own']);
    expect(problemOf(await stranger.approve(id))).toEqual([404, 'release-activation-unknown']);
    expect(await stranger.list()).not.toContain(version);
    expect((await (await signIn('admin')).approve(id)).statusCode).toBe(200);
  });

  it('of an operator’s token needs one person of the team', async () => {
    const id = await ask(site.team);
    expect((await (await signIn()).approve(id)).statusCode).toBe(200);
  });

  it('is asked for anew by the other of two people, so that neither is stuck', async () => {
    const [publisher, asker] = [await signIn(), await signIn()];
    const team = await publisher.team();
    const former = await ask(team, await asker.team());
    const { id } = (await team.activate(version)).json();
    expect(id).not.toBe(former);
    expect(problemOf(await asker.approve(former))).toEqual([409, 'release-activation-superseded']);
    expect((await asker.approve(id)).statusCode).toBe(200);
  });
});

describe('an approval comes too late', () => {
  it('for the second of two at once', async () => {
    const id = await ask(site.team);
    const people = await Promise.all([signIn(), signIn()]);
    const answers = await Promise.all(people.map(({ approve }) => approve(id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await events()).filter((event: { version: string }) => event.version === version)).toHaveLength(
      2,
    );
  });

  it('once the token that asked was revoked', async () => {
    const [asking, approving] = [await signIn(), await signIn()];
    const team = await asking.team();
    const id = await ask(team);
    await asking.revoke(team.id);
    expect(problemOf(await approving.approve(id))).toEqual([409, 'release-activation-withdrawn']);
  });

  it('once the account of that token has lost the remote', async () => {
    const [asking, approving] = [await signIn(), await signIn()];
    const id = await ask(await asking.team());
    await site.database.client.query(`update account set remotes = '{mf-blog}' where user_id = $1`, [
      asking.userId,
    ]);
    expect(problemOf(await approving.approve(id))).toEqual([409, 'release-activation-withdrawn']);
  });

  it('once another release was made active, unless it is asked for again', async () => {
    const approving = await signIn();
    const id = await ask(site.team);
    const other = await ask(site.team, site.team, `8.1.${count}`);
    expect((await approving.approve(other)).statusCode).toBe(200);
    expect(problemOf(await approving.approve(id))).toEqual([409, 'release-activation-outdated']);
    expect(await approving.list()).not.toContain(version);
    const again = (await site.team.activate(version)).json().id;
    expect((await approving.approve(again)).statusCode).toBe(200);
  });

  it('after a day', async () => {
    const id = await ask(site.team);
    await site.database.client.query(
      `update release_activation set created_at = now() - interval '25 hours', expires_at = now() - interval '1 hour' where id = $1`,
      [id],
    );
    const approving = await signIn();
    expect(problemOf(await approving.approve(id))).toEqual([409, 'release-activation-expired']);
    expect((await site.team.activate(version)).json().id).not.toBe(id);
  });
});

it('a rollback waits for nobody: it is the way out of an incident', async () => {
  await (await signIn()).approve(await ask(site.team));
  const answer = await site.team.rollback(version);
  expect([answer.statusCode, answer.json().kind]).toEqual([200, 'rollback']);
});

it('who has a token sees what waits, with every remote', async () => {
  await ask(site.team);
  const blog = await site.join(`blog ${count}`, ['mf-blog']);
  const answer = await blog.activations();
  expect(answer.json().activationArray).toContainEqual(
    expect.objectContaining({ version, actor: 'search team' }),
  );
});
