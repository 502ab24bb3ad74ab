import {
  type AppBundle,
  type Registry,
  type RegistryEntry,
  type RegistryState,
  resolveRegistry,
} from '@moien/contract';

/**
 * What a state of the registry means for an app, which may be months old: newer releases that support its
 * shell come from the site, and where one cannot be had the release in the app takes over. A remote of which
 * no release supports the shell any more stays the one in the app; one that is no longer named is gone.
 */
export function resolveForApp(
  state: RegistryState,
  { shell, siteOrigin, registry: { entries: carried } }: Pick<AppBundle, 'shell' | 'siteOrigin' | 'registry'>,
): Registry {
  const named = new Set(state.remotes.map(({ name }) => name));
  const newer = new Map(
    resolveRegistry(state, shell.version).entries.map((entry) => [
      entry.remote.name,
      onSite(entry, siteOrigin),
    ]),
  );
  const known = carried.filter(({ remote }) => named.has(remote.name));
  const added = [...newer.values()].filter(
    ({ remote }) => !carried.some((entry) => isOf(entry, remote.name)),
  );
  return {
    format: state.format,
    sequence: state.sequence,
    entries: [...known.map((entry) => withFallback(newer.get(entry.remote.name), entry)), ...added],
  };
}

/** Its files come from the site, not from the app. */
function onSite({ fallback, ...entry }: RegistryEntry, origin: string): RegistryEntry {
  return {
    ...entry,
    base: origin + entry.base,
    ...(fallback && { fallback: { ...fallback, base: origin + fallback.base } }),
  };
}

const isOf = ({ remote }: RegistryEntry, name: string) => remote.name === name;

function withFallback(newer: RegistryEntry | undefined, carried: RegistryEntry): RegistryEntry {
  if (!newer || newer.version === carried.version) return carried;
  const { remote, version, base, entry, integrity = '' } = carried;
  return { ...newer, fallback: { remote, version, base, entry, integrity } };
}
