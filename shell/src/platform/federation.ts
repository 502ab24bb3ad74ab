import { getInstance } from '@module-federation/enhanced/runtime';
import { containerName, type RegistryEntry } from '@moien/contract';
import { importFresh, type RemoteModule } from '@moien/shared-lib';

const ENTRY_TIMEOUT_MILLISECONDS = 20_000;

/** Loads a release's federation container; a container that failed before is fetched anew. */
export async function loadFederatedModule(entry: RegistryEntry): Promise<RemoteModule> {
  const federation = getInstance();
  if (!federation) throw new Error('The federation runtime has not started.');
  const alias = entry.remote.name;
  const container = {
    name: containerName(alias, entry.version),
    alias,
    entry: `${entry.base}${entry.entry}`,
    type: 'global' as const,
  };
  const load = () => {
    federation.registerRemotes([container], { force: true });
    return federation.loadRemote<{ remote: RemoteModule }>(`${alias}/remote`);
  };
  const loaded = await importFresh(load, () => container.entry);
  if (!loaded) throw new Error(`${alias} has no module «remote».`);
  return loaded.remote;
}

/** Makes the runtime fetch entries with their integrity, and give up in time. */
export function guardEntries(entries: RegistryEntry[]): void {
  // The runtime asks with absolute addresses.
  const absolute = (url: string) => new URL(url, window.location.href).href;
  const integrityByUrl = new Map(
    entries.map((entry) => [absolute(`${entry.base}${entry.entry}`), entry.integrity]),
  );
  getInstance()?.registerPlugins([
    {
      name: 'entry-integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.crossOrigin = 'anonymous';
        const integrity = integrityByUrl.get(absolute(url));
        if (integrity) script.integrity = integrity;
        return { script, timeout: ENTRY_TIMEOUT_MILLISECONDS };
      },
    },
  ]);
}
