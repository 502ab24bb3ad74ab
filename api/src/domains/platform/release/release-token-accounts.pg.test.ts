import { randomUUID } from 'node:crypto';
import { TEST_PASSWORD } from '../../../testing/account-factory.ts';
import { expireRows } from '../../../testing/expire-rows.ts';
import { callReleases } from '../../../testing/release-caller.ts';
import { makeUpload } from '../../../testing/release-factory.ts';
import { problemOf, type ReleaseSite, startReleaseSite } from '../../../testing/release-site.ts';
import { insertPerson, insertSession, type PersonRole } from '../../../testing/session-factory.ts';

let site: ReleaseSite;

beforeAll(async () => {
  site = await startReleaseSite();
}, 120_000);

afterAll(() => site.close());

async function signIn(role: PersonRole, remotes?: string[]) {
  const userId = await insertPerson(site.database.client, {
    role,
    hasPassword: true,
    ...(remotes ? { remotes } : {}),
  });
  const headers = { cookie: await insertSession(site.database.client, userId) };
  return {
    userId,
    create: (name: string, ...wanted: string[]) =>
      site.app.inject({
        method: 'POST',
        url: '/api/release-tokens',
        headers,
        payload: { name, remotes: wanted, proof: { password: TEST_PASSWORD } },
      }),
    createWith: (proof: object) =>
      site.app.inject({
        method: 'POST',
        url: '/api/release-tokens',
        headers,
        payload: { name: 'stolen', remotes: ['mf-search'], ...proof },
      }),
    revoke: (id: string) => site.app.inject({ method: 'DELETE', url: `/api/release-tokens/${id}`, headers }),
    list: async (): Promise<string[]> => {
      const { releaseTokenArray } = (await site.app.inject({ url: '/api/release-tokens', headers })).json();
      return releaseTokenArray.map(({ name }: { name: string }) => name);
    },
  };
}

const statusWith = async (token: string) => (await callReleases(site.app, token).history()).statusCode;

describe('a team member', () => {
  it('makes a token for remotes of the account, which is told once and publishes', async () => {
    const member = await signIn('team-member', ['mf-search', 'mf-blog']);
    const answer = await member.create('pipeline', 'mf-search');
    expect(answer.json()).toEqual({
      id: expect.any(String),
      name: 'pipeline',
      remotes: ['mf-search'],
      token: expect.stringMatching(/^moien_/),
      expiresAt: expect.stringMatching(/T/),
    });
    const upload = makeUpload({ version: '7.0.0' });
    expect((await callReleases(site.app, answer.json().token).publish(upload)).json().actor).toBe('pipeline');
    expect(await member.list()).toEqual(['pipeline', 'search team']);
  });

  it('makes, sees and revokes none for other remotes', async () => {
    const [member, other] = [
      await signIn('team-member', ['mf-blog']),
      await signIn('team-member', ['mf-ads']),
    ];
    for (const remotes of [['mf-search'], ['mf-blog', 'mf-search'], ['*']])
      expect(problemOf(await member.create('mine', ...remotes))).toEqual([403, 'release-token-scope']);
    const { id } = (await other.create('ads pipeline', 'mf-ads')).json();
    expect(await member.list()).toEqual([]);
    expect(problemOf(await member.revoke(id))).toEqual([404, 'release-token-unknown']);
    expect((await other.revoke(id.toUpperCase())).statusCode).toBe(200);
    expect(problemOf(await other.revoke(id))).toEqual([404, 'release-token-unknown']);
  });

  it('revokes by an id no token that somebody named after it', async () => {
    const member = await signIn('team-member', ['mf-blog']);
    const { id } = (await member.create('first', 'mf-blog')).json();
    const named = (await member.create(id, 'mf-blog')).json();
    expect((await member.revoke(id)).statusCode).toBe(200);
    expect(problemOf(await member.revoke(id))).toEqual([404, 'release-token-unknown']);
    expect((await callReleases(site.app, named.token).history()).statusCode).toBe(200);
  });

  it('makes none with a session alone, and none with a wrong password or code', async () => {
    const member = await signIn('team-member', ['mf-search']);
    expect(problemOf(await member.createWith({}))).toEqual([400, 'invalid-request']);
    for (const proof of [{ password: 'Wrong-horse-1' }, { token: '123456' }])
      expect(problemOf(await member.createWith({ proof }))).toEqual([403, 'proof-refused']);
    expect(await member.list()).not.toContain('stolen');
  });

  it('uses up no proof for remotes of others', async () => {
    const member = await signIn('team-member', ['mf-blog']);
    const refused = await member.createWith({ proof: { password: 'Wrong-horse-1' } });
    expect(problemOf(refused)).toEqual([403, 'release-token-scope']);
  });

  it('without remotes makes none', async () => {
    const member = await signIn('team-member');
    expect(problemOf(await member.create('mine', 'mf-search'))).toEqual([403, 'release-token-scope']);
  });

  it('takes no name that a valid token has, and none that the log has for itself', async () => {
    const member = await signIn('team-member', ['*']);
    expect((await member.create('once', 'mf-search')).statusCode).toBe(200);
    expect(problemOf(await member.create('once', 'mf-blog'))).toEqual([409, 'release-token-refused']);
    expect(problemOf(await member.create('Not a name', 'mf-blog'))).toEqual([400, 'invalid-request']);
    expect(problemOf(await member.create('none'))).toEqual([400, 'invalid-request']);
  });
});

describe('a token of an account', () => {
  it.each([
    ['loses a remote', `update account set remotes = '{mf-blog}' where user_id = $1`],
    ['is no team member any more', `update account set role = 'user', remotes = '{}' where user_id = $1`],
    ['is deleted', 'delete from profile where user_id = $1'],
  ])('ends when the account %s', async (_when, statement) => {
    const member = await signIn('team-member', ['mf-blog', 'mf-search']);
    const { token } = (await member.create(`name ${randomUUID()}`, 'mf-search', 'mf-blog')).json();
    expect(await statusWith(token)).toBe(200);
    await site.database.client.query(statement, [member.userId]);
    expect(await statusWith(token)).toBe(401);
  });

  it('ends after a year, and its name is free again', async () => {
    const member = await signIn('team-member', ['mf-blog']);
    const { id, token, expiresAt } = (await member.create('yearly', 'mf-blog')).json();
    const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThan(367);
    await expireRows(site.database.client, 'release_token', 'id = $1', [id]);
    expect(await statusWith(token)).toBe(401);
    expect((await member.create('yearly', 'mf-blog')).statusCode).toBe(200);
  });

  it('ends at once when it is revoked', async () => {
    const member = await signIn('team-member', ['*']);
    const { id, token } = (await member.create('to revoke', '*')).json();
    expect(await statusWith(token)).toBe(200);
    await member.revoke(id);
    expect(await statusWith(token)).toBe(401);
  });
});

describe('an admin', () => {
  it('makes tokens for all, sees those of all and revokes them', async () => {
    const [admin, member] = [await signIn('admin'), await signIn('team-member', ['mf-ads'])];
    const { id } = (await member.create('of a member', 'mf-ads')).json();
    expect(await statusWith((await admin.create('of the platform', '*')).json().token)).toBe(200);
    expect(await admin.list()).toEqual(
      expect.arrayContaining(['search team', 'of a member', 'of the platform']),
    );
    expect((await admin.revoke(id)).statusCode).toBe(200);
  });
});
