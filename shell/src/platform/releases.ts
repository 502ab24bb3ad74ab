import type { Registry, RegistryEntry } from '@moien/contract';

export function releaseKey({ remote, version }: RegistryEntry): string {
  return `${remote.name}@${version}`;
}

/** The active release of a remote and, where pages may fall back, the last good one before it. */
export function candidatesOf({ entries }: Registry, remote: string, hasFallbacks: boolean): RegistryEntry[] {
  const active = entries.find((entry) => entry.remote.name === remote);
  if (!active) return [];
  const { fallback, ...rest } = active;
  return hasFallbacks && fallback
    ? [active, { ...rest, ...fallback, preload: {}, preloadIntegrity: {} }]
    : [active];
}
