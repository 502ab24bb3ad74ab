import type { Registry, RegistryEntry, RemoteDeclaration } from '@moien/contract';
import type { RemoteModule, RemoteRoute } from '@moien/shared-lib';
import { createPlatform } from './create-platform.ts';
import { RemoteFailure } from './remote-failure.ts';

const REMOTE: RemoteDeclaration = {
  name: 'mf-search',
  owner: 'Search',
  mountContract: 1,
  supportedShells: '^0.1.0',
  routes: [],
  slots: [],
  textNamespaces: ['search'],
  byteBudget: 1,
};
const ACTIVE: RegistryEntry = {
  remote: REMOTE,
  version: '2',
  base: '/remotes/mf-search/2/',
  entry: 'entry.js',
  preload: {},
  fallback: {
    remote: REMOTE,
    version: '1',
    base: '/remotes/mf-search/1/',
    entry: 'entry.js',
    integrity: 'sha384-1',
  },
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
const setOf = (sequence: number, ...entries: RegistryEntry[]): Registry => ({ format: 1, sequence, entries });
const broken = () => new RemoteFailure('MF-101', ACTIVE, { file: '/remotes/mf-search/2/entry.js' });

type Answer = RemoteModule | Error | 'never';

/**
 * A platform whose releases answer as the lists say, by version, one answer for each time that it is asked
 * for.
 */
function platformWith(answers: Record<string, Answer[]>) {
  const loads: string[] = [];
  const faults: string[] = [];
  const platform = createPlatform({
    registry: setOf(1, ACTIVE),
    languageTag: 'de',
    place: 'browser',
    loadModule: async ({ version }) => {
      loads.push(version);
      const answer = answers[version]?.shift();
      if (answer === 'never') return new Promise(() => undefined);
      if (answer instanceof Error || !answer) throw answer ?? new Error('asked too often');
      return answer;
    },
    onFailure: ({ fault }, { version }) => faults.push(`${fault} ${version}`),
  });
  const candidates = () => platform.candidates(platform.registry(), 'mf-search');
  const versions = () => candidates().map(({ version }) => version);
  const ready = () => platform.ready(candidates(), (release) => platform.route(release, 'search'));
  return { platform, loads, faults, versions, ready };
}

describe('a platform', () => {
  it('loads a release once for all its parts, texts in the language of the page', async () => {
    const { platform, loads } = platformWith({ 2: [MODULE] });
    const parts = await Promise.all([platform.route(ACTIVE, 'search'), platform.texts(ACTIVE)]);
    expect(parts).toEqual([ROUTE, { greeting: 'Moien' }]);
    expect(platform.route(ACTIVE, 'search')).toBe(platform.route(ACTIVE, 'search'));
    expect(loads).toEqual(['2']);
  });

  it('remembers a failure, so that rendering does not ask in a loop, until it may be tried again', async () => {
    const { platform, loads } = platformWith({ 2: [broken(), MODULE] });
    await expect(platform.route(ACTIVE, 'search')).rejects.toThrow('MF-101');
    await expect(platform.route(ACTIVE, 'search')).rejects.toThrow('MF-101');
    expect(loads).toHaveLength(1);
    platform.forget('mf-search');
    await expect(platform.route(ACTIVE, 'search')).resolves.toBe(ROUTE);
  });

  it('names a part that the code does not export', async () => {
    const { platform, faults } = platformWith({ 2: [MODULE] });
    await expect(platform.slot(ACTIVE, 'map')).rejects.toMatchObject({ fault: 'MF-203', part: 'slots/map' });
    expect(faults).toEqual(['MF-203 2']);
  });

  it('tells who waits for a remote, and nobody else, that it may be tried again', () => {
    const { platform } = platformWith({});
    const told: string[] = [];
    const stop = platform.onChange('mf-search', () => told.push('search'));
    platform.onChange('mf-auth', () => told.push('auth'));
    platform.forget('mf-search');
    stop();
    platform.forget('mf-search');
    expect(told).toEqual(['search']);
  });
});

describe('a release that fails', () => {
  it('gives way to the last good one, is named once and avoided until it may be tried again', async () => {
    const { platform, faults, versions, ready } = platformWith({ 2: [broken()], 1: [MODULE] });
    expect(versions()).toEqual(['2', '1']);
    await expect(ready()).resolves.toMatchObject({ release: { version: '1' }, value: ROUTE });
    expect(versions()).toEqual(['1']);
    expect(faults).toEqual(['MF-101 2']);
    platform.forget('mf-search');
    expect(versions()).toEqual(['2', '1']);
  });

  it('is tried again when there is no good one', async () => {
    const { versions, ready } = platformWith({ 2: [broken()], 1: [broken()] });
    await expect(ready()).rejects.toThrow('MF-101');
    expect(versions()).toEqual(['2', '1']);
  });

  it('after it was seen stays for a repetition, and is avoided from the next navigation on', () => {
    const { platform, versions } = platformWith({});
    platform.crash(ACTIVE, new RemoteFailure('MF-402', ACTIVE));
    platform.repeat();
    platform.begin();
    expect(versions()).toEqual(['2', '1']);
    platform.begin();
    expect(versions()).toEqual(['1']);
  });
});

describe('a release that hangs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is raced after three seconds by the last good one, and has not failed', async () => {
    const { loads, faults, versions, ready } = platformWith({ 2: ['never'], 1: [MODULE] });
    const first = ready();
    await jest.advanceTimersByTimeAsync(2999);
    expect(loads).toEqual(['2']);
    await jest.advanceTimersByTimeAsync(1);
    await expect(first).resolves.toMatchObject({ release: { version: '1' } });
    expect(faults).toEqual(['MF-106 2']);
    expect(versions()).toEqual(['2', '1']);
  });

  it('has its patience for each part: one that has been there for long is not raced at once', async () => {
    const search = () => new Promise<RemoteRoute>((resolve) => setTimeout(() => resolve(ROUTE), 2000));
    const slow = { ...MODULE, routes: { search } };
    const { platform, loads, ready } = platformWith({ 2: [slow], 1: [MODULE] });
    await platform.texts(ACTIVE);
    await jest.advanceTimersByTimeAsync(60_000);
    const route = ready();
    await jest.advanceTimersByTimeAsync(2000);
    await expect(route).resolves.toMatchObject({ release: { version: '2' } });
    expect(loads).toEqual(['2']);
  });

  it('does not use up the patience again', async () => {
    const { ready } = platformWith({ 2: ['never'], 1: [MODULE] });
    const first = ready();
    await jest.advanceTimersByTimeAsync(3000);
    await first;
    const second = ready();
    await jest.advanceTimersByTimeAsync(0);
    await expect(second).resolves.toMatchObject({ release: { version: '1' } });
  });
});

describe('a newer set of releases', () => {
  const newer = setOf(2, { ...ACTIVE, version: '3' });

  it('is used from the next navigation on, and the earlier one is still known to the page that shows it', () => {
    const { platform } = platformWith({});
    platform.offer(newer);
    expect(platform.registry().sequence).toBe(1);
    expect(platform.begin()).toBe(newer);
    expect(platform.registry()).toBe(newer);
    expect(platform.registryAt(1).entries).toEqual([ACTIVE]);
  });

  it('is not replaced by an older one', () => {
    const { platform } = platformWith({});
    platform.offer(newer);
    platform.offer(setOf(1, { ...ACTIVE, version: '0' }));
    expect(platform.begin()).toBe(newer);
  });
});
