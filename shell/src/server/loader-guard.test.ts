import type { RegistryEntry } from '@moien/contract';
import { data } from 'react-router-dom';
import { createLoaderGuard, type LoaderFailures } from './loader-guard.ts';

const ENTRY: RegistryEntry = {
  remote: {
    name: 'mf-search',
    owner: 'Search',
    mountContract: 1,
    supportedShells: '^0.1.0',
    routes: [
      { id: 'search', path: 'search', isPublic: true, skeleton: 'cards' },
      { id: 'account', path: 'account', isPublic: false, skeleton: 'article' },
    ],
    slots: [],
    textNamespaces: ['search'],
    byteBudget: 1,
  },
  version: '1',
  base: '/remotes/mf-search/1/',
  entry: 'entry.js',
  preload: {},
};

function createGuard(entry: RegistryEntry = ENTRY, failures: LoaderFailures = new Map()) {
  const errors: [routeId: string, error: string][] = [];
  const guard = createLoaderGuard({
    entries: [entry],
    loaderTimeout: 30,
    failures,
    onError: (error, routeId) => errors.push([routeId, String(error)]),
  });
  return { ...guard, errors };
}

describe('createLoaderGuard', () => {
  it('hands on what a loader answers', async () => {
    const { guardLoader, skippedRoutes, errors } = createGuard();
    await expect(guardLoader('mf-search/search', async () => ({ key: 'a' }))).resolves.toEqual({ key: 'a' });
    expect([...skippedRoutes, ...errors]).toEqual([]);
  });

  it('skips a loader that throws, and says which', async () => {
    const { guardLoader, skippedRoutes, errors } = createGuard();
    const load = () => Promise.reject(new Error('no server build'));
    await expect(guardLoader('mf-search/search', load)).resolves.toBeNull();
    expect([...skippedRoutes]).toEqual(['mf-search/search']);
    expect(errors).toEqual([['mf-search/search', 'Error: no server build']]);
  });

  it('skips a loader over its limit, and does not wait for it', async () => {
    const { guardLoader, skippedRoutes, errors } = createGuard();
    await expect(guardLoader('mf-search/search', () => new Promise(() => undefined))).resolves.toBeNull();
    expect([...skippedRoutes]).toEqual(['mf-search/search']);
    expect(errors).toEqual([
      ['mf-search/search', expect.stringMatching(/MF-504 mf-search 1 search .* took longer than 30 ms\.$/)],
    ]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['throws', () => Promise.reject(new Error('no server build'))],
    ['is over its limit', () => new Promise(() => undefined)],
  ])(
    'gives a page that can do without its data, when its loader %s, what it then shows',
    async (_why, load) => {
      const { guardLoader, skippedRoutes, errors } = createGuard();
      await expect(guardLoader('home', load, { homes: [] })).resolves.toEqual({ homes: [] });
      expect([...skippedRoutes]).toEqual([]);
      expect(errors).toHaveLength(1);
    },
  );

  it('always asks the loader of a page that can do without its data, since it may answer with a redirect', async () => {
    const failures: LoaderFailures = new Map([['home undefined', [0, 1, 2].map(() => Date.now())]]);
    const answer = new Response(null, { status: 302 });
    const { guardLoader } = createGuard(ENTRY, failures);
    await expect(guardLoader('home', () => Promise.reject(answer), {})).rejects.toBe(answer);
  });

  it('does not ask a loader of a version that keeps failing, for a while', async () => {
    const failures: LoaderFailures = new Map();
    const load = jest.fn(async (): Promise<unknown> => {
      throw new Error('slow');
    });
    for (let document = 0; document < 5; document += 1) {
      const { guardLoader } = createGuard(ENTRY, failures);
      await expect(guardLoader('mf-search/search', load)).resolves.toBeNull();
    }
    expect(load).toHaveBeenCalledTimes(3);
    const newer = { ...ENTRY, version: '2' };
    await createGuard(newer, failures).guardLoader('mf-search/search', load);
    expect(load).toHaveBeenCalledTimes(4);
    failures.set(
      'mf-search/search 1',
      [0, 1, 2].map((age) => Date.now() - 10_001 - age),
    );
    load.mockResolvedValue('data');
    await expect(createGuard(ENTRY, failures).guardLoader('mf-search/search', load)).resolves.toBe('data');
  });

  it.each([
    ['data', data(null, { status: 404 })],
    ['a response', new Response(null, { status: 301 })],
  ])('lets a route answer with %s of its own', async (_what, answer) => {
    const { guardLoader, skippedRoutes, errors } = createGuard();
    await expect(guardLoader('mf-search/search', () => Promise.reject(answer))).rejects.toBe(answer);
    expect([...skippedRoutes, ...errors]).toEqual([]);
  });

  it.each([
    ['a private route', 'mf-search/account', ENTRY],
    ['a remote that is served from source', 'mf-search/search', { ...ENTRY, isDevelopment: true }],
  ])('never runs the loader of %s', async (_what, routeId, entry) => {
    const { guardLoader, skippedRoutes, errors } = createGuard(entry);
    let hasRun = false;
    const load = async () => {
      hasRun = true;
    };
    await expect(guardLoader(routeId, load)).resolves.toBeNull();
    expect([hasRun, ...skippedRoutes, ...errors]).toEqual([false, routeId]);
  });
});
