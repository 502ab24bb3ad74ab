import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  acceptRegistry,
  DEVELOPMENT_REGISTRY_KEYS,
  type RegistryState,
  type ReleaseEvent,
  type SignedRegistry,
} from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { callReleases } from '../../testing/release-caller.ts';
import { makeUpload, uploadedFile } from '../../testing/release-factory.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createReleaseToken, listReleaseTokens, revokeReleaseToken } from './release-tokens.ts';

let database: TestDatabase;
let directory: string;
let app: FastifyInstance;
let team: ReturnType<typeof callReleases>;

beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'moien-releases-'));
  app = await buildTestApp(database.url, { releasesDirectory: directory });
  const { token } = await createReleaseToken(database.url, { name: 'search team', remotes: ['mf-search'] });
  team = callReleases(app, token);
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
  await rm(directory, { recursive: true });
});

async function readRegistry(query = ''): Promise<RegistryState> {
  const signed: SignedRegistry = (await app.inject(`/api/registry${query}`)).json();
  return acceptRegistry(signed, { keys: DEVELOPMENT_REGISTRY_KEYS, sequence: 0, now: new Date() });
}

async function offered(remote = 'mf-search'): Promise<string[]> {
  const { remotes } = await readRegistry();
  return remotes.find(({ name }) => name === remote)?.offers.map(({ version }) => version) ?? [];
}

const problemOf = (response: { statusCode: number; json: () => { code: string } }) => [
  response.statusCode,
  response.json().code,
];

describe('a release', () => {
  it('is published with all its files, activated, and told with its integrities', async () => {
    const upload = makeUpload({ version: '1.0.0+first', note: 'the first\nof all' });
    const published = await team.publish(upload);
    expect([published.statusCode, published.json()]).toEqual([
      200,
      expect.objectContaining({ kind: 'publish', actor: 'search team', note: 'the first\nof all' }),
    ]);
    expect(await offered()).toEqual([]);
    const file = (path: string) => readFile(join(directory, 'mf-search/1.0.0+first', path), 'utf8');
    expect(await file('browser/entry.js')).toBe('entry of 1.0.0+first');
    expect(await file('server/server.cjs')).toBe('server of 1.0.0+first');
    expect((await file('browser/entry.js.br')).length).toBeGreaterThan(0);

    expect((await team.activate('1.0.0+first', { note: 'go' })).json()).toMatchObject({
      kind: 'activate',
      version: '1.0.0+first',
      note: 'go',
    });
    const { remotes } = await readRegistry();
    const integrityOf = (path: string) =>
      upload.release.files.find((listed) => listed.path === path)?.integrity;
    expect(remotes[0]?.offers[0]).toEqual({
      version: '1.0.0+first',
      remote: upload.release.remote,
      entry: 'entry.js',
      integrity: integrityOf('entry.js'),
      serverEntry: 'server.cjs',
      serverIntegrity: upload.release.serverIntegrity,
      preload: upload.release.preload,
      preloadIntegrity: {
        'parts/route-search.js': integrityOf('parts/route-search.js'),
        'route-search.css': integrityOf('route-search.css'),
      },
    });
    const told = await app.inject('/api/releases/mf-search/1.0.0+first');
    expect(told.json()).toEqual(upload.release);
  });

  it('keeps what newer tools say of it', async () => {
    const upload = makeUpload({ version: '1.0.1' });
    const payload = { ...upload, release: { ...upload.release, canary: { share: 0.1 } } };
    expect((await team.publish(payload)).statusCode).toBe(200);
    expect((await app.inject('/api/releases/mf-search/1.0.1')).json()).toMatchObject({
      canary: { share: 0.1 },
    });
  });

  it('never changes: the same bytes are the same event, others are refused and write nothing', async () => {
    const first = (await team.publish(makeUpload({ version: '2.0.0', note: 'once' }))).json();
    const again = (await team.publish(makeUpload({ version: '2.0.0', note: 'twice' }))).json();
    expect(again).toEqual(first);
    const other = await team.publish(makeUpload({ version: '2.0.0', entry: 'other bytes' }));
    expect(problemOf(other)).toEqual([409, 'release-differs']);
    expect(await readFile(join(directory, 'mf-search/2.0.0/browser/entry.js'), 'utf8')).toBe(
      'entry of 2.0.0',
    );
  });

  it('that two publish at once with different bytes is the one whose files are kept', async () => {
    const texts = ['one', 'two', 'three', 'four'];
    const answers = await Promise.all(
      texts.map((entry) => team.publish(makeUpload({ version: '2.1.0', entry }))),
    );
    const winners = texts.filter((_text, index) => answers[index]?.statusCode === 200);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect([await readFile(join(directory, 'mf-search/2.1.0/browser/entry.js'), 'utf8')]).toEqual(winners);
  });

  it('is activated and rolled back as the log says, each once', async () => {
    await team.publish(makeUpload({ version: '3.0.0' }));
    await team.publish(makeUpload({ version: '3.1.0' }));
    const before = await offered();
    const activated = (await team.activate('3.0.0')).json();
    expect((await team.activate('3.0.0')).json()).toEqual(activated);
    await team.activate('3.1.0');
    expect(await offered()).toEqual(['3.1.0', '3.0.0']);
    expect((await team.rollback('mf-search', '3.1.0')).json()).toMatchObject({
      kind: 'rollback',
      version: '3.0.0',
    });
    expect(await offered()).toEqual(['3.0.0', before[0]]);
    expect(problemOf(await team.rollback('mf-search', '3.1.0'))).toEqual([409, 'release-not-active']);
    expect(await offered()).toEqual(['3.0.0', before[0]]);
    await team.rollback();
    expect(await offered()).toEqual(before);
  });

  it('is refused where there is none', async () => {
    expect(problemOf(await team.activate('9.9.9'))).toEqual([404, 'release-not-found']);
    expect(problemOf(await app.inject('/api/releases/mf-search/9.9.9'))).toEqual([404, 'release-not-found']);
    const { token } = await createReleaseToken(database.url, { name: 'lonely', remotes: ['mf-lonely'] });
    const lonely = callReleases(app, token);
    expect(problemOf(await lonely.rollback('mf-lonely'))).toEqual([409, 'release-no-previous']);
    await lonely.publish(makeUpload({ remote: 'mf-lonely' }));
    await lonely.activate('1.0.0', { remote: 'mf-lonely' });
    expect(problemOf(await lonely.rollback('mf-lonely'))).toEqual([409, 'release-no-previous']);
    expect(await offered('mf-lonely')).toEqual(['1.0.0']);
  });
});

describe('an upload that does not hold together', () => {
  const upload = makeUpload({ version: '7.0.0' });
  const change = (path: string, content: string | Buffer) => ({
    ...upload,
    files: upload.files.map((file) => (file.path === path ? uploadedFile(path, content) : file)),
  });
  const add = (path: string) => ({ ...upload, files: [...upload.files, uploadedFile(path, 'x')] });
  const describeAs = (change: object) => ({ ...upload, release: { ...upload.release, ...change } });
  const name = (path: string) =>
    describeAs({ files: [{ path, integrity: upload.release.serverIntegrity, bytes: 1 }] });

  it.each<[string, object, number, string]>([
    ['a changed file', change('browser/entry.js', 'entry of 7.0.1'), 400, 'release-integrity'],
    ['a changed server build', change('server/server.cjs', 'x'), 400, 'release-integrity'],
    ['another brotli', change('browser/entry.js.br', 'no brotli'), 400, 'release-encoding'],
    [
      'a gzip of other bytes',
      change('browser/entry.js.gz', Buffer.from('H4sIAAAAAAAAA0vKSQQAq7KgGwMAAAA=', 'base64')),
      400,
      'release-encoding',
    ],
    [
      'a missing file',
      { ...upload, files: upload.files.filter(({ path }) => path !== 'browser/route-search.css') },
      400,
      'release-file-missing',
    ],
    [
      'a missing server build',
      { ...upload, files: upload.files.filter(({ path }) => !path.startsWith('server/')) },
      400,
      'release-file-missing',
    ],
    ['a file that nobody named', add('browser/extra.js'), 400, 'release-file-unexpected'],
    ['a second server build', add('server/other.cjs'), 400, 'release-file-unexpected'],
    ['a file twice', add('browser/entry.js'), 400, 'release-file-repeated'],
    ['a way out in the upload', add('browser/../../../etc/cron.d/x'), 400, 'release-file-unexpected'],
    ['a folder of its own', add('etc/passwd'), 400, 'invalid-request'],
    ['a way out in the description', name('../../other/browser/entry.js'), 400, 'release-path'],
    ['an absolute path', name('/etc/passwd'), 400, 'release-path'],
    ['a hidden file', name('.env'), 400, 'release-path'],
    ['a way out as the server build', describeAs({ serverEntry: '../x' }), 400, 'release-path'],
    ['an entry that is no file', describeAs({ entry: 'other.js' }), 400, 'release-file-missing'],
    [
      'a preload that is no file',
      describeAs({ preload: { search: { scripts: ['other.js'], styles: [] } } }),
      400,
      'release-file-missing',
    ],
    [
      'shells that are no range',
      describeAs({ remote: { ...upload.release.remote, supportedShells: 'all of them' } }),
      400,
      'release-range',
    ],
    ['a later format', describeAs({ format: 2 }), 400, 'release-format'],
    ['a version that leads out', describeAs({ version: '../1.0.0' }), 400, 'invalid-request'],
    ['a remote that is none', describeAs({ remote: { name: '../mf-search' } }), 400, 'invalid-request'],
    ['a huge description', describeAs({ more: 'x'.repeat(600_000) }), 400, 'release-manifest-too-large'],
    ['a note that steers terminals', { ...upload, note: '\u001b[2J' }, 400, 'invalid-request'],
    ['a note with a null character', { ...upload, note: '\u0000' }, 400, 'invalid-request'],
    ['too many bytes', { ...upload, note: 'x'.repeat(17 * 1024 * 1024) }, 413, 'body-too-large'],
  ])('is refused: %s', async (_case, payload, status, code) => {
    const response = await team.publish(payload as typeof upload);
    expect(problemOf(response)).toEqual([status, code]);
    expect(problemOf(await app.inject('/api/releases/mf-search/7.0.0'))).toEqual([404, 'release-not-found']);
  });
});

describe('a token', () => {
  const upload = makeUpload({ version: '4.0.0' });

  it('is needed for every change, and for the log', async () => {
    const calls = [
      ['POST', '/api/releases', upload],
      ['POST', '/api/releases/activate', { remote: 'mf-search', version: '4.0.0' }],
      ['POST', '/api/releases/rollback', { remote: 'mf-search' }],
      ['GET', '/api/releases/history', undefined],
      ['GET', '/api/releases/faults', undefined],
    ] as const;
    const known = (await listReleaseTokens(database.url))[0]?.id;
    for (const [method, url, payload] of calls) {
      const ask = (authorization?: string) =>
        app.inject({ method, url, payload, headers: authorization ? { authorization } : {} });
      const missing = await ask();
      expect(problemOf(missing)).toEqual([401, 'release-token-missing']);
      expect(missing.headers['www-authenticate']).toBe('Bearer');
      expect(problemOf(await ask('Basic abc'))).toEqual([401, 'release-token-missing']);
      for (const wrong of ['abc', `moien_${known}_${'A'.repeat(43)}`])
        expect(problemOf(await ask(`Bearer ${wrong}`))).toEqual([401, 'release-token-invalid']);
    }
  });

  it('is for its remotes only, and one for all is for all', async () => {
    const blog = await createReleaseToken(database.url, { name: 'blog team', remotes: ['mf-blog', 'mf-x1'] });
    const all = await createReleaseToken(database.url, { name: 'platform', remotes: ['*'] });
    const blogTeam = callReleases(app, blog.token);
    expect(problemOf(await blogTeam.publish(upload))).toEqual([403, 'release-token-scope']);
    expect(problemOf(await blogTeam.activate('1.0.1'))).toEqual([403, 'release-token-scope']);
    expect(problemOf(await blogTeam.rollback())).toEqual([403, 'release-token-scope']);
    expect((await blogTeam.publish(makeUpload({ remote: 'mf-blog' }))).statusCode).toBe(200);
    expect((await blogTeam.history()).statusCode).toBe(200);
    expect((await callReleases(app, all.token).publish(upload)).json().actor).toBe('platform');
  });

  it('ends when it is revoked, and its name is free again', async () => {
    const wish = { name: 'short', remotes: ['mf-search'] };
    const { id, token } = await createReleaseToken(database.url, wish);
    const holder = callReleases(app, token);
    expect((await holder.history()).statusCode).toBe(200);
    await expect(createReleaseToken(database.url, wish)).rejects.toThrow(
      'There is a valid token called short',
    );
    expect(await revokeReleaseToken(database.url, 'short')).toBe(true);
    expect(await revokeReleaseToken(database.url, id)).toBe(false);
    expect(problemOf(await holder.history())).toEqual([401, 'release-token-invalid']);
    const next = await createReleaseToken(database.url, wish);
    expect(await revokeReleaseToken(database.url, next.id)).toBe(true);
    const listed = (await listReleaseTokens(database.url)).filter(({ name }) => name === 'short');
    expect(listed.map(({ revokedAt }) => revokedAt === null)).toEqual([false, false]);
  });

  it.each([
    [{ name: 'Search', remotes: ['mf-search'] }],
    [{ name: 'search', remotes: [] }],
    [{ name: 'search', remotes: ['search'] }],
  ])('is not made for %j', async (wish) => {
    await expect(createReleaseToken(database.url, wish)).rejects.toThrow(RangeError);
  });

  it('is stored as a hash alone', async () => {
    const { id, token } = await createReleaseToken(database.url, { name: 'secret', remotes: ['mf-search'] });
    const { rows } = await database.client.query(
      'select release_token::text from release_token where id = $1',
      [id],
    );
    expect(JSON.stringify(rows)).not.toContain(token.slice(-43));
    expect((await app.inject('/api/openapi.json')).body).not.toContain('moien_');
  });
});

describe('the log', () => {
  it('is told newest first, in pages, of all remotes or one', async () => {
    const all: ReleaseEvent[] = (await team.history('?limit=200')).json().eventArray;
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_event, index) => all.length - index));
    const page: ReleaseEvent[] = (await team.history(`?limit=2&before=${all.length}`)).json().eventArray;
    expect(page).toEqual(all.slice(1, 3));
    const ofBlog: ReleaseEvent[] = (await team.history('?remote=mf-blog')).json().eventArray;
    expect(ofBlog).toEqual(all.filter(({ remote }) => remote === 'mf-blog'));
    for (const wrong of ['?limit=201', '?limit=0', '?before=1e300', '?remote=x', '?colour=red'])
      expect(problemOf(await team.history(wrong))).toEqual([400, 'invalid-request']);
  });

  it.each([
    'update release_event set note = $$x$$',
    'delete from release_event',
    'truncate release_event',
    'truncate release cascade',
    'update release set digest = repeat($$0$$, 64)',
    'delete from release',
  ])('refuses: %s', async (statement) => {
    const read = async () => (await database.client.query('select * from release_event order by 1')).rows;
    const before = await read();
    await expect(database.client.query(statement)).rejects.toMatchObject({ code: '23001' });
    expect(await read()).toEqual(before);
  });

  it('tells of past moments and of none that has not been', async () => {
    const { sequence } = await readRegistry();
    expect(await readRegistry('?at=0')).toEqual({ format: 1, sequence: 0, remotes: [] });
    expect(await readRegistry(`?at=${sequence}`)).toEqual(await readRegistry());
    expect((await readRegistry('?at=2')).remotes[0]?.offers.map(({ version }) => version)).toEqual([
      '1.0.0+first',
    ]);
    expect(problemOf(await app.inject(`/api/registry?at=${sequence + 1}`))).toEqual([
      404,
      'registry-not-found',
    ]);
    for (const wrong of ['?at=-1', '?after=1e300', '?at=x'])
      expect(problemOf(await app.inject(`/api/registry${wrong}`))).toEqual([400, 'invalid-request']);
  });
});
