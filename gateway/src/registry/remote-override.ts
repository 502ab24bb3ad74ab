import type { Registry, RegistryEntry, RemoteDeclaration } from '@moien/contract';

/** A remote that is served from its sources. */
export type RemoteOverride = {
  origin: string;
  remote: RemoteDeclaration;
  /** Of one that a single browser has: when it ends. */
  expiresAt?: string;
};

/** `mf-name=origin`, as the environment names a remote that is served from source. */
export function parseOverride(text: string | undefined): { name: string; origin: string } | undefined {
  const [name, origin] = text?.split('=') ?? [];
  return name && origin ? { name, origin } : undefined;
}

/**
 * Puts a remote that is served from source in the place of its release. It is neither preloaded nor rendered
 * on the server.
 */
export function withOverride(registry: Registry, { origin, remote, expiresAt }: RemoteOverride): Registry {
  const override: RegistryEntry = {
    remote,
    version: 'source',
    base: `${origin}/`,
    entry: 'entry.js',
    preload: {},
    isDevelopment: true,
    ...(expiresAt && { overrideUntil: expiresAt }),
  };
  const others = registry.entries.filter((entry) => entry.remote.name !== remote.name);
  return { ...registry, entries: [...others, override] };
}
