import { type AppBundle, type OfferedRelease, resolveRegistry } from '@moien/contract';
import { resolveForApp } from './resolve-for-app.ts';

const offer = (name: string, version: string, supportedShells = '^0.1.0'): OfferedRelease => ({
  version,
  remote: {
    name,
    owner: 'Search',
    mountContract: 1,
    supportedShells,
    routes: [{ id: name, path: name, isPublic: true, skeleton: 'cards' }],
    slots: [],
    textNamespaces: [name],
    byteBudget: 1,
  },
  entry: 'entry.js',
  integrity: `sha384-${version}`,
  serverEntry: 'server.cjs',
  serverIntegrity: 'sha384-server',
  preload: {},
  preloadIntegrity: {},
});

const stateOf = (sequence: number, ...offers: OfferedRelease[]) => ({
  format: 1,
  sequence,
  remotes: [...new Set(offers.map(({ remote }) => remote.name))].map((name) => ({
    name,
    offers: offers.filter(({ remote }) => remote.name === name),
  })),
});

const SHELL = '0.1.0-app';
const carried = resolveRegistry(stateOf(0, offer('mf-search', '1'), offer('mf-blog', '1')), SHELL);
const bundle = {
  siteOrigin: 'https://moien.example',
  shell: { version: SHELL },
  registry: {
    ...carried,
    entries: carried.entries.map((entry) => ({ ...entry, base: `https://localhost${entry.base}` })),
  },
} as AppBundle;

const resolve = (...offers: OfferedRelease[]) =>
  resolveForApp(stateOf(9, ...offers), bundle).entries.map(({ remote, version, base, fallback }) => ({
    is: `${remote.name} ${version} ${new URL(base).host}`,
    else: fallback && `${fallback.version} ${new URL(fallback.base).host}`,
  }));

describe('what a registry means for an app that is months old', () => {
  it('a newer release comes from the site, and the one in the app takes over where it fails', () => {
    expect(resolve(offer('mf-search', '2'), offer('mf-search', '1'), offer('mf-blog', '1'))).toEqual([
      { is: 'mf-search 2 moien.example', else: '1 localhost' },
      { is: 'mf-blog 1 localhost', else: undefined },
    ]);
  });

  it('a release that does not support the shell is passed over, for an older one or for the one in the app', () => {
    expect(
      resolve(offer('mf-search', '4', '^0.2.0'), offer('mf-search', '3'), offer('mf-blog', '2', '>=0.2.0')),
    ).toEqual([
      { is: 'mf-search 3 moien.example', else: '1 localhost' },
      { is: 'mf-blog 1 localhost', else: undefined },
    ]);
  });

  it('a remote that is new comes from the site, and one that is no longer named is gone', () => {
    expect(resolve(offer('mf-blog', '1'), offer('mf-ads', '2'), offer('mf-ads', '1'))).toEqual([
      { is: 'mf-blog 1 localhost', else: undefined },
      { is: 'mf-ads 2 moien.example', else: '1 moien.example' },
    ]);
  });
});
