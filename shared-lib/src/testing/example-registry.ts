import type { Registry, RemoteDeclaration } from '@moien/contract';

/** As if each of these remotes were released, once. */
export function exampleRegistry(...declarations: RemoteDeclaration[]): Registry {
  return {
    format: 1,
    sequence: 0,
    entries: declarations.map((remote) => ({
      remote,
      version: 'example',
      base: '/',
      entry: 'entry.js',
      preload: {},
    })),
  };
}
