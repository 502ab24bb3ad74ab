import type { RegistryEntry, Release, RemoteDeclaration } from '@moien/contract';

/** What a page is told of the active releases. */
export function registryEntries(releases: Release[]): RegistryEntry[] {
  return releases.map((release) => ({
    remote: release.remote,
    version: release.version,
    base: `/remotes/${release.remote.name}/${release.version}/`,
    entry: release.entry,
    integrity: release.files.find((file) => file.path === release.entry)?.integrity,
    preload: release.preload,
    preloadIntegrity: preloadIntegrity(release),
  }));
}

function preloadIntegrity({ files, preload }: Release): Record<string, string> {
  const paths = new Set(Object.values(preload).flatMap(({ scripts, styles }) => [...scripts, ...styles]));
  return Object.fromEntries(
    files.filter(({ path }) => paths.has(path)).map(({ path, integrity }) => [path, integrity]),
  );
}

export type RemoteOverride = { name: string; origin: string };

/** `mf-name=origin`, as the environment names a remote that is served from source. */
export function parseOverride(text: string | undefined): RemoteOverride | undefined {
  const [name, origin] = text?.split('=') ?? [];
  return name && origin ? { name, origin } : undefined;
}

/** Puts a remote that is served from source in the place of its release. It is neither preloaded nor rendered on the server. */
export function withOverride(
  entries: RegistryEntry[],
  { name, origin }: RemoteOverride,
  remote: RemoteDeclaration,
): RegistryEntry[] {
  const override: RegistryEntry = {
    remote,
    version: 'source',
    base: `${origin}/`,
    entry: 'entry.js',
    preload: {},
    isDevelopment: true,
  };
  return [...entries.filter((entry) => entry.remote.name !== name), override];
}
