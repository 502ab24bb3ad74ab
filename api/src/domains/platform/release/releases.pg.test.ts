import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  acceptRegistry,
  DEVELOPMENT_REGISTRY_KEYS,
  type RegistryState,
  type SignedRegistry,
} from '@moien/contract';
import { makeUpload } from '../../../testing/release-factory.ts';
import { problemOf, type ReleaseSite, startReleaseSite } from '../../../testing/release-site.ts';
import { createReleaseToken } from './release-tokens.ts';

let site: ReleaseSite;

beforeAll(async () => {
  site = await startReleaseSite();
}, 120_000);

afterAll(() => site.close());

async function readRegistry(query = ''): Promise<RegistryState> {
  const signed: SignedRegistry = (await site.app.inject(`/api/registry${query}`)).json();
  return acceptRegistry(signed, { keys: DEVELOPMENT_REGISTRY_KEYS, sequence: 0, now: new Date() });
}

async function offered(remote = 'mf-search'): Promise<string[]> {
  const { remotes } = await readRegistry();
  return remotes.find(({ name }) => name === remote)?.offers.map(({ version }) => version) ?? [];
}

describe('a release', () => {
  it('is published with all its files, activated, and told with its integrities', async () => {
    const upload = makeUpload({ version: '1.0.0+first', note: 'the first\nof all' });
    const published = await site.team.publish(upload);
    expect([published.statusCode, published.json()]).toEqual([
      200,
      expect.objectContaining({ kind: 'publish', actor: 'search team', note: 'the first\nof all' }),
    ]);
    expect(await offered()).toEqual([]);
    const file = (path: string) => readFile(join(site.directory, 'mf-search/1.0.0+first', path), 'utf8');
    expect(await file('browser/entry.js')).toBe('entry of 1.0.0+first');
    expect(await file('server/server.cjs')).toBe('server of 1.0.0+first');
    expect((await file('browser/entry.js.br')).length).toBeGreaterThan(0);

    expect((await site.team.activate('1.0.0+first', { note: 'go' })).json()).toMatchObject({
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
    const told = await site.app.inject('/api/releases/mf-search/1.0.0+first');
    expect(told.json()).toEqual(upload.release);
  });

  it('keeps what newer tools say of it', async () => {
    const upload = makeUpload({ version: '1.0.1' });
    const payload = { ...upload, release: { ...upload.release, canary: { share: 0.1 } } };
    expect((await site.team.publish(payload)).statusCode).toBe(200);
    expect((await site.app.inject('/api/releases/mf-search/1.0.1')).json()).toMatchObject({
      canary: { share: 0.1 },
    });
  });

  it('never changes: the same bytes are the same event, others are refused and write nothing', async () => {
    const first = (await site.team.publish(makeUpload({ version: '2.0.0', note: 'once' }))).json();
    const again = (await site.team.publish(makeUpload({ version: '2.0.0', note: 'twice' }))).json();
    expect(again).toEqual(first);
    const other = await site.team.publish(makeUpload({ version: '2.0.0', entry: 'other bytes' }));
    expect(problemOf(other)).toEqual([409, 'release-differs']);
    expect(await readFile(join(site.directory, 'mf-search/2.0.0/browser/entry.js'), 'utf8')).toBe(
      'entry of 2.0.0',
    );
  });

  it('that is published again has all its files as they were, also what the store has lost or somebody has changed', async () => {
    const upload = makeUpload({ version: '2.2.0' });
    const first = (await site.team.publish(upload)).json();
    const file = (path: string) => join(site.directory, 'mf-search/2.2.0', path);
    await writeFile(file('browser/entry.js'), 'changed');
    await rm(file('server/server.cjs'));
    expect((await site.team.publish(upload)).json()).toEqual(first);
    expect(await readFile(file('browser/entry.js'), 'utf8')).toBe('entry of 2.2.0');
    expect(await readFile(file('server/server.cjs'), 'utf8')).toBe('server of 2.2.0');
  });

  it('that two publish at once with different bytes is the one whose files are kept', async () => {
    const texts = ['one', 'two', 'three', 'four'];
    const answers = await Promise.all(
      texts.map((entry) => site.team.publish(makeUpload({ version: '2.1.0', entry }))),
    );
    const winners = texts.filter((_text, index) => answers[index]?.statusCode === 200);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect([await readFile(join(site.directory, 'mf-search/2.1.0/browser/entry.js'), 'utf8')]).toEqual(
      winners,
    );
  });

  it('is activated and rolled back as the log says, each once', async () => {
    await site.team.publish(makeUpload({ version: '3.0.0' }));
    await site.team.publish(makeUpload({ version: '3.1.0' }));
    const before = await offered();
    const activated = (await site.team.activate('3.0.0')).json();
    expect((await site.team.activate('3.0.0')).json()).toEqual(activated);
    await site.team.activate('3.1.0');
    expect(await offered()).toEqual(['3.1.0', '3.0.0']);
    expect((await site.team.rollback('3.1.0')).json()).toMatchObject({
      kind: 'rollback',
      version: '3.0.0',
    });
    expect(await offered()).toEqual(['3.0.0', before[0]]);
    expect(problemOf(await site.team.rollback('3.1.0'))).toEqual([409, 'release-not-active']);
    expect(await offered()).toEqual(['3.0.0', before[0]]);
    await site.team.rollback('3.0.0');
    expect(await offered()).toEqual(before);
  });

  it('is not rolled back by a call that does not say from which', async () => {
    const { token } = await createReleaseToken(site.database.url, { name: 'hasty', remotes: ['mf-search'] });
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/releases/rollback',
      payload: { remote: 'mf-search' },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(problemOf(answer)).toEqual([400, 'invalid-request']);
  });

  it('is refused where there is none', async () => {
    expect(problemOf(await site.team.activate('9.9.9'))).toEqual([404, 'release-not-found']);
    expect(problemOf(await site.app.inject('/api/releases/mf-search/9.9.9'))).toEqual([
      404,
      'release-not-found',
    ]);
    const lonely = await site.join('lonely', ['mf-lonely']);
    expect(problemOf(await lonely.rollback('1.0.0', 'mf-lonely'))).toEqual([409, 'release-none-active']);
  });

  it('that is the only one is rolled back to none, once, and may come back', async () => {
    const single = await site.join('single', ['mf-single']);
    await single.publish(makeUpload({ remote: 'mf-single' }));
    await single.activate('1.0.0', { remote: 'mf-single' });
    expect((await single.rollback('1.0.0', 'mf-single')).json()).toMatchObject({
      kind: 'rollback',
      version: null,
    });
    expect((await readRegistry()).remotes.map(({ name }) => name)).not.toContain('mf-single');
    expect(problemOf(await single.rollback('1.0.0', 'mf-single'))).toEqual([409, 'release-none-active']);
    expect((await single.activate('1.0.0', { remote: 'mf-single' })).json().kind).toBe('activate');
    expect(await offered('mf-single')).toEqual(['1.0.0']);
  });

  it('that replaces a bad one leaves it behind: what takes over is the one before', async () => {
    const mending = await site.join('mending', ['mf-mending']);
    const activate = async (version: string, dropsPrevious?: boolean) =>
      (await mending.activate(version, { remote: 'mf-mending', dropsPrevious })).json();
    for (const version of ['1', '2', '3'])
      await mending.publish(makeUpload({ remote: 'mf-mending', version }));
    for (const version of ['1', '2']) await activate(version);
    const activated = await activate('3', true);
    expect([activated.kind, activated.version, await offered('mf-mending')]).toEqual([
      'activate',
      '3',
      ['3', '1'],
    ]);
    expect(await activate('3', true)).toEqual(activated);
    expect(await offered('mf-mending')).toEqual(['3', '1']);
    expect((await activate('1', true)).version).toBe('1');
    expect(await offered('mf-mending')).toEqual(['1']);
    await activate('2', true);
    expect(await offered('mf-mending')).toEqual(['2']);
  });
});
