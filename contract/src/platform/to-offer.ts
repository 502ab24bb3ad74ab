import type { OfferedRelease, Release } from './registry.schema.ts';

/** What the registry shows of a release. */
export function toOffer(release: Release): OfferedRelease {
  const { version, remote, entry, serverEntry, serverIntegrity, preload, files } = release;
  const integrities = new Map(files.map(({ path, integrity }) => [path, integrity]));
  const integrityAt = (path: string) => integrities.get(path) ?? '';
  const preloaded = Object.values(preload).flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  return {
    version,
    remote,
    entry,
    integrity: integrityAt(entry),
    serverEntry,
    serverIntegrity,
    preload,
    preloadIntegrity: Object.fromEntries(preloaded.map((path) => [path, integrityAt(path)])),
  };
}
