import {
  type OfferedRelease,
  REGISTRY_FORMAT,
  type Registry,
  type RegistryEntry,
  type RegistryState,
  resolveRegistry,
} from '@moien/contract';
import { type RemoteOverride, withOverride } from './remote-override.ts';

/** What one document is made from; later releases do not change it. */
export type UsableRegistry = {
  registry: Registry;
  /** False before any release is known of: then nobody can say which pages there are. */
  isKnown: boolean;
  /** What the registry says of an entry's release, its server build above all. */
  offerOf: (entry: RegistryEntry) => OfferedRelease | undefined;
};

type UsableRegistryOptions = {
  state: () => RegistryState | undefined;
  shellVersion: string;
  override: RemoteOverride | undefined;
};

const NOTHING: RegistryState = { format: REGISTRY_FORMAT, sequence: 0, remotes: [] };

/** The registry as a shell of this version may use it, worked out once for each state. */
export function createUsableRegistry({
  state,
  shellVersion,
  override,
}: UsableRegistryOptions): () => UsableRegistry {
  let last: { state: RegistryState | undefined; usable: UsableRegistry } | undefined;

  return function usableRegistry() {
    const current = state();
    if (last && last.state === current) return last.usable;
    last = { state: current, usable: usableIn(current) };
    return last.usable;
  };

  function usableIn(current: RegistryState | undefined): UsableRegistry {
    const { remotes } = current ?? NOTHING;
    const resolved = resolveRegistry(current ?? NOTHING, shellVersion);
    return {
      registry: override ? withOverride(resolved, override) : resolved,
      isKnown: current !== undefined && current.sequence > 0,
      offerOf: ({ remote, version }) =>
        remotes.find(({ name }) => name === remote.name)?.offers.find((offer) => offer.version === version),
    };
  }
}
