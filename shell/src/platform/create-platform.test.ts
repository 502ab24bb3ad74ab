import type { RegistryEntry } from '@moien/contract';
import type { RemoteModule, RemoteRoute } from '@moien/shared-lib';
import { createPlatform } from './create-platform.ts';

const ENTRY: RegistryEntry = {
  remote: {
    name: 'mf-search',
    owner: 'Search',
    mountContract: 1,
    supportedShells: '^0.1.0',
    routes: [],
    slots: [],
    textNamespaces: ['search'],
    byteBudget: 1,
  },
  version: '1',
  base: '/remotes/mf-search/1/',
  entry: 'entry.js',
  preload: {},
};
const ROUTE: RemoteRoute = {
  load: async () => null,
  Component: () => null,
  head: () => ({ title: '', description: '', canonicalPath: '/' }),
};
const text = (greeting: string) => async () => ({ default: { greeting } });
const MODULE: RemoteModule = {
  routes: { search: async () => ROUTE },
  slots: {},
  texts: { en: text('Hello'), fr: text('Bonjour'), de: text('Moien') },
};

/** A platform whose remote answers as the list says, one entry for each time that it is asked for. */
function platformWith(...answers: (RemoteModule | Error)[]) {
  let loads = 0;
  const platform = createPlatform({
    entries: [ENTRY],
    languageTag: 'de',
    loadModule: async () => {
      const answer = answers[loads];
      loads += 1;
      if (answer instanceof Error || !answer) throw answer ?? new Error('asked too often');
      return answer;
    },
  });
  return { platform, loads: () => loads };
}

describe('createPlatform', () => {
  it('loads a remote once for all its parts, texts in the language of the page', async () => {
    const { platform, loads } = platformWith(MODULE);
    const parts = await Promise.all([platform.route('mf-search', 'search'), platform.texts('mf-search')]);
    expect(parts).toEqual([ROUTE, { greeting: 'Moien' }]);
    expect(platform.route('mf-search', 'search')).toBe(platform.route('mf-search', 'search'));
    expect(loads()).toBe(1);
  });

  it('remembers a failure, so that rendering does not ask in a loop, until it may be tried again', async () => {
    const { platform, loads } = platformWith(new Error('offline'), MODULE);
    await expect(platform.route('mf-search', 'search')).rejects.toThrow('offline');
    await expect(platform.route('mf-search', 'search')).rejects.toThrow('offline');
    expect(loads()).toBe(1);
    platform.forget('mf-search');
    await expect(platform.route('mf-search', 'search')).resolves.toBe(ROUTE);
    expect(loads()).toBe(2);
  });

  it('forgets failures alone, and of that remote alone', async () => {
    const { platform, loads } = platformWith(MODULE);
    await platform.route('mf-search', 'search');
    await expect(platform.slot('mf-search', 'map')).rejects.toThrow('«map»');
    platform.forget('mf-search');
    await platform.route('mf-search', 'search');
    expect(loads()).toBe(1);
  });

  it('tells who waits for a remote that it may be tried again', () => {
    const { platform } = platformWith();
    const told: string[] = [];
    const stop = platform.onForget('mf-search', () => told.push('search'));
    platform.onForget('mf-auth', () => told.push('auth'));
    platform.forget('mf-search');
    stop();
    platform.forget('mf-search');
    expect(told).toEqual(['search']);
  });

  it('knows no remote without an active release', async () => {
    await expect(platformWith().platform.route('mf-auth', 'sign-in')).rejects.toThrow(
      'No active release of mf-auth',
    );
  });
});
