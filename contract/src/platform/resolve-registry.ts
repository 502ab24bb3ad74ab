import satisfies from 'semver/functions/satisfies.js';
import type { OfferedRelease, Registry, RegistryEntry, RegistryState } from './registry.schema.ts';

/**
 * What a page with this shell uses: of each remote the newest offered release that supports the shell, and
 * the next one as its fallback.
 */
export function resolveRegistry(
  { format, sequence, remotes }: RegistryState,
  shellVersion: string,
): Registry {
  const entries = remotes.flatMap(({ offers }) => {
    const [active, fallback] = offers.filter(({ remote }) => supports(remote.supportedShells, shellVersion));
    return active ? [toEntry(active, fallback)] : [];
  });
  return { format, sequence, entries };
}

/** A shell's version is its package's version and, after a hyphen, the hash of its build. */
export function supports(supportedShells: string, shellVersion: string): boolean {
  return satisfies(shellVersion.split('-', 1)[0] ?? shellVersion, supportedShells);
}

/** Absolute path of a release's browser files. */
export function releaseBase(remote: string, version: string): string {
  return `/remotes/${remote}/${version}/`;
}

function toEntry(active: OfferedRelease, fallback: OfferedRelease | undefined): RegistryEntry {
  const { remote, version, entry, integrity, preload, preloadIntegrity } = active;
  return {
    remote,
    version,
    base: releaseBase(remote.name, version),
    entry,
    integrity,
    preload,
    preloadIntegrity,
    ...(fallback && {
      fallback: {
        remote: fallback.remote,
        version: fallback.version,
        base: releaseBase(remote.name, fallback.version),
        entry: fallback.entry,
        integrity: fallback.integrity,
      },
    }),
  };
}
