import type { Registry, RegistryEntry } from '@moien/contract';

export function releaseKey({ remote, version }: RegistryEntry): string {
  return `${remote.name}@${version}`;
}

const fallbacks = new WeakMap<RegistryEntry, RegistryEntry>();

/** The active release of a remote and, where pages may fall back, the last good one before it. */
export function candidatesOf({ entries }: Registry, remote: string, hasFallbacks: boolean): RegistryEntry[] {
  const active = entries.find((entry) => entry.remote.name === remote);
  if (!active) return [];
  const fallback = hasFallbacks ? fallbackOf(active) : undefined;
  return fallback ? [active, fallback] : [active];
}

/** The same object each time, so that effects do not take it for another release. */
function fallbackOf(active: RegistryEntry): RegistryEntry | undefined {
  if (!active.fallback) return undefined;
  const known = fallbacks.get(active);
  const fallback = known ?? { ...active.fallback, preload: {}, preloadIntegrity: {} };
  fallbacks.set(active, fallback);
  return fallback;
}

/** Names of the remotes of which one set says something else than the other. */
export function changedRemotes(earlier: Registry, later: Registry): Set<string> {
  const known = new Map(earlier.entries.map((entry) => [entry.remote.name, JSON.stringify(entry)]));
  const changed = later.entries.filter((entry) => known.get(entry.remote.name) !== JSON.stringify(entry));
  const remaining = new Set(later.entries.map(({ remote }) => remote.name));
  const gone = [...known.keys()].filter((name) => !remaining.has(name));
  return new Set([...changed.map(({ remote }) => remote.name), ...gone]);
}
