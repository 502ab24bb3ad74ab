import type { Registry, RegistryEntry, RemoteDeclaration } from '@moien/contract';

/** A remote that is served from its sources. */
export type RemoteOverride = { origin: string; remote: RemoteDeclaration };

/** `mf-name=origin`, as the environment names a remote that is served from source. */
export function parseOverride(text: string | undefined): { name: string; origin: string } | undefined {
  const [name, origin] = text?.split('=') ?? [];
  return name && origin ? { name, origin } : undefined;
}

/** Puts a remote that is served from source in the place of its release. It is neither preloaded nor rendered on the server. */
export function withOverride(registry: Registry, { origin, remote }: RemoteOverride): Registry {
  const override: RegistryEntry = {
    remote,
    version: 'source',
    base: `${origin}/`,
    entry: 'entry.js',
    preload: {},
    isDevelopment: true,
  };
  const others = registry.entries.filter((entry) => entry.remote.name !== remote.name);
  return { ...registry, entries: [...others, override] };
}
