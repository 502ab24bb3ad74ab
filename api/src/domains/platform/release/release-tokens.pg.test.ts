import { randomUUID } from 'node:crypto';
import { callReleases } from '../../../testing/release-caller.ts';
import { makeUpload } from '../../../testing/release-factory.ts';
import { problemOf, type ReleaseSite, startReleaseSite } from '../../../testing/release-site.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createReleaseToken, listReleaseTokens, revokeReleaseToken } from './release-tokens.ts';

let site: ReleaseSite;

beforeAll(async () => {
  site = await startReleaseSite();
}, 120_000);

afterAll(() => site.close());

describe('a token', () => {
  const upload = makeUpload({ version: '4.0.0' });

  it('is needed for every change, and for the log', async () => {
    const calls = [
      ['POST', '/api/releases', upload],
      ['POST', '/api/releases/activate', { remote: 'mf-search', version: '4.0.0' }],
      ['POST', '/api/releases/rollback', { remote: 'mf-search', version: '4.0.0' }],
      ['GET', '/api/releases/history', undefined],
      ['GET', '/api/releases/faults', undefined],
    ] as const;
    const known = (await listReleaseTokens(site.database.url))[0]?.id;
    for (const [method, url, payload] of calls) {
      const ask = (authorization?: string) =>
        site.app.inject({ method, url, payload, headers: authorization ? { authorization } : {} });
      const missing = await ask();
      expect(problemOf(missing)).toEqual([401, 'release-token-missing']);
      expect(missing.headers['www-authenticate']).toBe('Bearer');
      expect(problemOf(await ask('Basic abc'))).toEqual([401, 'release-token-missing']);
      for (const wrong of ['abc', `moien_${known}_${'A'.repeat(43)}`])
        expect(problemOf(await ask(`Bearer ${wrong}`))).toEqual([401, 'release-token-invalid']);
    }
  });

  it('is for its remotes only, and one for all is for all', async () => {
    const blogTeam = await site.join('blog team', ['mf-blog', 'mf-x1']);
    const platform = await site.join('platform', ['*']);
    expect(problemOf(await blogTeam.publish(upload))).toEqual([403, 'release-token-scope']);
    expect(problemOf(await blogTeam.activate('1.0.1'))).toEqual([403, 'release-token-scope']);
    expect(problemOf(await blogTeam.rollback('1.0.1'))).toEqual([403, 'release-token-scope']);
    expect((await blogTeam.publish(makeUpload({ remote: 'mf-blog' }))).statusCode).toBe(200);
    expect((await blogTeam.history()).statusCode).toBe(200);
    expect((await platform.publish(upload)).json().actor).toBe('platform');
  });

  it('ends when it is revoked, and its name is free again', async () => {
    const wish = { name: 'short', remotes: ['mf-search'] };
    const { id, token } = await createReleaseToken(site.database.url, wish);
    const holder = callReleases(site.app, token);
    expect((await holder.history()).statusCode).toBe(200);
    await expect(createReleaseToken(site.database.url, wish)).rejects.toThrow(
      'There is already a valid token called short',
    );
    expect(await revokeReleaseToken(site.database.url, 'short')).toBe(true);
    expect(await revokeReleaseToken(site.database.url, id)).toBe(false);
    expect(problemOf(await holder.history())).toEqual([401, 'release-token-invalid']);
    const next = await createReleaseToken(site.database.url, wish);
    expect(await revokeReleaseToken(site.database.url, next.id)).toBe(true);
    const listed = (await listReleaseTokens(site.database.url)).filter(({ name }) => name === 'short');
    expect(listed.map(({ revokedAt }) => revokedAt === null)).toEqual([false, false]);
  });

  it.each([
    [{ name: 'Search', remotes: ['mf-search'] }],
    [{ name: 'collector', remotes: ['mf-search'] }],
    [{ name: 'search', remotes: [] }],
    [{ name: 'search', remotes: ['search'] }],
  ])('is not made for %j', async (wish) => {
    await expect(createReleaseToken(site.database.url, wish)).rejects.toThrow(RangeError);
  });

  it('is stored as a hash alone', async () => {
    const { id, token } = await createReleaseToken(site.database.url, {
      name: 'secret',
      remotes: ['mf-search'],
    });
    const { rows } = await site.database.client.query(
      'select release_token::text from release_token where id = $1',
      [id],
    );
    expect(JSON.stringify(rows)).not.toContain(token.slice(-43));
    expect((await site.app.inject('/api/openapi.json')).body).not.toContain('moien_');
  });

  it('is asked for after the rate limit: nobody tries many', async () => {
    const limited = await buildTestApp(site.database.url, { isRateLimited: true });
    const headers = { authorization: `Bearer moien_${randomUUID()}_${'A'.repeat(43)}` };
    const answer = await limited.inject({ url: '/api/releases/history', headers });
    expect(problemOf(answer)).toEqual([401, 'release-token-invalid']);
    expect(answer.headers['x-ratelimit-remaining']).toBe('599');
    await limited.close();
  });
});
