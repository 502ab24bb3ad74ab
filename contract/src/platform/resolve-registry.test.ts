import type { OfferedRelease, RemoteDeclaration } from './registry.schema.ts';
import { resolveRegistry } from './resolve-registry.ts';

const declare = (routeId: string, supportedShells = '*'): RemoteDeclaration => ({
  name: 'mf-search',
  owner: 'Search',
  mountContract: 1,
  supportedShells,
  routes: [{ id: routeId, path: routeId, isPublic: true, skeleton: 'cards' }],
  slots: [],
  textNamespaces: ['search'],
  byteBudget: 1,
});
const offer = (version: string, remote: RemoteDeclaration): OfferedRelease => ({
  version,
  remote,
  entry: 'entry.js',
  integrity: 'sha384-1',
  serverEntry: 'server.cjs',
  serverIntegrity: 'sha384-2',
  preload: {},
  preloadIntegrity: {},
});
const resolve = (...offers: OfferedRelease[]) =>
  resolveRegistry({ format: 1, sequence: 1, remotes: [{ name: 'mf-search', offers }] }, '0.1.0-abc').entries;

describe('what takes over where the active release fails', () => {
  it('comes with its own declaration', () => {
    const [entry] = resolve(offer('2', declare('found')), offer('1', declare('search')));
    expect(entry?.remote.routes.map(({ id }) => id)).toEqual(['found']);
    expect(entry?.fallback).toEqual({
      remote: declare('search'),
      version: '1',
      base: '/remotes/mf-search/1/',
      entry: 'entry.js',
      integrity: 'sha384-1',
    });
  });

  it('is the next one that supports the shell', () => {
    const [entry] = resolve(
      offer('3', declare('found')),
      offer('2', declare('other', '^0.2.0')),
      offer('1', declare('search')),
    );
    expect(entry?.fallback?.remote.routes.map(({ id }) => id)).toEqual(['search']);
  });
});
