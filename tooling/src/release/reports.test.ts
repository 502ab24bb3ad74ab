import type { ReleaseEvent } from '@moien/contract';
import { integrityOf } from '../webpack/release-files.ts';
import { createClient } from './client.ts';
import { countedLine, examine } from './doctor.ts';
import { historyLines } from './history.ts';
import { printStatus } from './status.ts';
import { type FakeGateway, registryOf, startFakeGateway } from './testing/fake-gateway.ts';
import { readWorkspace } from './testing/workspace.ts';
import { tokenLines } from './tokens.ts';

const workspace = readWorkspace(['mf-search', 'mf-blog']);
let gateway: FakeGateway;
let said: jest.SpyInstance;

beforeEach(async () => {
  gateway = await startFakeGateway();
  said = jest.spyOn(console, 'log').mockImplementation();
});
afterEach(async () => {
  said.mockRestore();
  await gateway.close();
});

function releaseOf(name: string, version: string) {
  return { ...workspace().remote(name).release, version };
}

function event(sequence: number, kind: ReleaseEvent['kind'], version: string | null): ReleaseEvent {
  const at = `2026-11-21T08:00:${String(sequence % 60).padStart(2, '0')}.000Z`;
  return { sequence, at, actor: 'search-team', kind, remote: 'mf-search', version, note: '' };
}

function lines(): string[] {
  return said.mock.calls.map(([line]) => line);
}

const client = (token?: string) => createClient({ url: gateway.url, token });

describe('status', () => {
  beforeEach(() => {
    const releases = [
      releaseOf('mf-search', '0.1.0-b'),
      releaseOf('mf-search', '0.1.0-a'),
      releaseOf('mf-blog', '0.1.0-c'),
    ];
    gateway.answers.set('GET /registry', { body: registryOf(412, releases) });
  });

  it('says for each remote what is active, what takes over and who published it, however long ago', async () => {
    const history = '/api/releases/history?remote=mf-search&limit=200';
    const newest = Array.from({ length: 200 }, (_, index) => event(401 - index, 'activate', '0.1.0-b'));
    gateway.answers.set(`GET ${history}`, {
      body: { eventArray: [event(402, 'publish', '0.1.0-b'), ...newest].slice(0, 200) },
    });
    gateway.answers.set(`GET ${history}&before=203`, {
      body: { eventArray: [event(5, 'publish', '0.1.0-a')] },
    });
    gateway.answers.set('GET /api/releases/history?remote=mf-blog&limit=200', { body: { eventArray: [] } });
    await printStatus(client('team'));
    expect(lines()).toEqual([
      'REMOTE     STATE     VERSION  PUBLISHED                BY           SHELLS',
      'mf-search  active    0.1.0-b  2026-11-21 08:00:42 UTC  search-team  ^0.1.0',
      '           fallback  0.1.0-a  2026-11-21 08:00:05 UTC  search-team  ^0.1.0',
      'mf-blog    active    0.1.0-c                                        ^0.1.0',
      'after event 412',
    ]);
  });

  it('says what everybody may know without a token', async () => {
    await printStatus(client());
    expect(lines()).toContain('mf-blog    active    0.1.0-c                 ^0.1.0');
    expect(lines().at(-1)).toBe('Who published it is told to those with a token (MOIEN_RELEASE_TOKEN).');
  });
});

it('history tells what happened in columns', () => {
  expect(
    historyLines([{ ...event(12, 'rollback', null), note: 'it was\nbroken' }, event(9, 'publish', '1.0.0')]),
  ).toEqual([
    'EVENT  AT                       WHAT      REMOTE     VERSION  BY           NOTE',
    '12     2026-11-21 08:00:12 UTC  rollback  mf-search  none     search-team  it was broken',
    '9      2026-11-21 08:00:09 UTC  publish   mf-search  1.0.0    search-team',
  ]);
  expect(historyLines([])).toEqual(['Nothing has happened yet.']);
});

it('tokens are listed without their secret', () => {
  const token = {
    id: 'x',
    name: 'team',
    remotes: ['mf-search', 'mf-ads'],
    createdAt: '2026-11-21T08:00:00.000Z',
    expiresAt: '2999-11-21T08:00:00.000Z',
  };
  expect(
    tokenLines([
      { ...token, revokedAt: null },
      { ...token, expiresAt: '2026-11-21T10:00:00.000Z', revokedAt: null },
      { ...token, name: 'old', revokedAt: '2026-11-21T09:00:00.000Z' },
    ]),
  ).toEqual([
    'NAME  REMOTES           MADE                     STATE',
    'team  mf-search,mf-ads  2026-11-21 08:00:00 UTC  valid until 2999-11-21 08:00:00 UTC',
    'team  mf-search,mf-ads  2026-11-21 08:00:00 UTC  expired 2026-11-21 10:00:00 UTC',
    'old   mf-search,mf-ads  2026-11-21 08:00:00 UTC  revoked 2026-11-21 09:00:00 UTC',
  ]);
});

describe('doctor', () => {
  const fault = {
    remote: 'mf-search',
    version: '0.1.0-a',
    owner: 'Search',
    fault: 'MF-201',
    part: 'route-search.js',
    count: 3,
    firstAt: '2026-11-20T08:00:00.000Z',
    lastAt: '2026-11-21T08:00:00.000Z',
  } as const;

  it('says of each fault where, how often and what to do', () => {
    expect(countedLine(fault)).toBe(
      'MF-201 mf-search 0.1.0-a (part route-search.js; owner: Search): a file of the release is not there. To do: publish it again, or roll back. 3 times, last at 2026-11-21 08:00:00 UTC.',
    );
    expect(countedLine({ ...fault, part: '', count: 1 })).toContain('(part; owner: Search)');
    expect(countedLine({ ...fault, count: 1 })).toMatch(/ Once, last at /);
  });

  function serve(name: string, answer: (path: string) => { status?: number; body: string } | undefined) {
    const release = releaseOf(name, '0.1.0-a');
    release.files = release.files.map((file) => ({
      ...file,
      integrity: integrityOf(`${name} ${file.path}`),
    }));
    for (const { path } of release.files) {
      const given = answer(path);
      if (given) gateway.answers.set(`GET /remotes/${name}/0.1.0-a/${path}`, given);
    }
    return release;
  }

  it('finds entries and first files that are missing, away or not what was published', async () => {
    const search = serve('mf-search', (path) =>
      path === 'entry.js'
        ? { body: 'mf-search entry.js, and more' }
        : path === 'route-search.js'
          ? { status: 503, body: '' }
          : undefined,
    );
    const blog = serve('mf-blog', (path) => ({ body: `mf-blog ${path}` }));
    gateway.answers.set('GET /registry', { body: registryOf(2, [search, blog]) });
    gateway.answers.set('GET /api/releases/faults', { body: { faultArray: [fault] } });
    expect(await examine(client('team'))).toBe(false);
    const missing = search.remote.routes.filter(({ id }) => id !== 'search');
    expect(missing.length).toBeGreaterThan(0);
    expect(lines().map((line) => line.split(':', 1)[0])).toEqual([
      'MF-201 mf-search 0.1.0-a (part route-search.js; owner',
      'MF-204 mf-search 0.1.0-a (part route-search.js; owner',
      ...missing.map(({ id }) => `MF-201 mf-search 0.1.0-a (part route-${id}.js; owner`),
      'MF-104 mf-search 0.1.0-a (entry entry.js; owner',
      expect.stringMatching(/^1 of 2 active releases are whole/),
    ]);
  });

  it('is content with what is whole', async () => {
    gateway.answers.set('GET /registry', {
      body: registryOf(2, [serve('mf-blog', (path) => ({ body: `mf-blog ${path}` }))]),
    });
    gateway.answers.set('GET /api/releases/faults', { body: { faultArray: [] } });
    expect(await examine(client('team'))).toBe(true);
    expect(lines()).toEqual([
      'No page or gateway has met a fault in the last days.',
      `1 of 1 active releases are whole, as ${gateway.url} gives them now.`,
    ]);
  });
});
