import { getInstance } from '@module-federation/enhanced/runtime';
import { containerName, type FaultCode, type RegistryEntry } from '@moien/contract';
import type { RemoteModule } from '@moien/shared-lib';
import type { FileCondition } from './examine-file.ts';
import { lookAtFile } from './look-at-file.ts';
import { missedFile, partFailure } from './part-failure.ts';
import { RemoteFailure } from './remote-failure.ts';

const ENTRY_TIMEOUT_MILLISECONDS = 20_000;

const FAULT_OF_ENTRY: Record<Exclude<FileCondition, 'intact'>, FaultCode> = {
  missing: 'MF-101',
  unreachable: 'MF-102',
  altered: 'MF-104',
};

/**
 * Loads a release's federation container; one that failed before is fetched anew.
 * @throws RemoteFailure
 */
export async function loadFederatedModule(release: RegistryEntry): Promise<RemoteModule> {
  const file = `${release.base}${release.entry}`;
  try {
    return await startContainer(release, file);
  } catch (cause) {
    if (cause instanceof RemoteFailure) throw cause;
    const { condition, integrity } = await lookAtFile(release, release.entry);
    if (condition !== 'intact')
      throw new RemoteFailure(FAULT_OF_ENTRY[condition], release, { file, integrity });
    return startContainer(release, file).catch((cause: unknown) => {
      if (missedFile(cause)) return partFailure(release, 'remote', cause);
      throw isScriptFault(cause) ? new RemoteFailure('MF-103', release, { file, cause }) : cause;
    });
  }
}

async function startContainer(release: RegistryEntry, file: string): Promise<RemoteModule> {
  const federation = getInstance();
  if (!federation) throw new Error('The federation runtime has not started.');
  if (!release.integrity && !release.isDevelopment)
    throw new RemoteFailure('MF-104', release, {
      file,
      cause: new Error('The registry names no integrity.'),
    });
  const name = containerName(release.remote.name, release.version);
  if (release.integrity) integrityByUrl.set(absolute(file), release.integrity);
  // The name carries the version, so that two releases of a remote can share a page.
  federation.registerRemotes([{ name, entry: file, type: 'global' }], { force: true });
  const loaded = await federation.loadRemote<{ remote: RemoteModule }>(`${name}/remote`);
  if (!loaded) throw new Error(`${name} has no module «remote».`);
  return loaded.remote;
}

/** The runtime's own errors speak of the script; all others come from code that ran. */
function isScriptFault(error: unknown): boolean {
  return error instanceof Error && /#RUNTIME-|ScriptExecutionError|ScriptNetworkError/.test(error.message);
}

const integrityByUrl = new Map<string, string>();

/** The runtime asks with absolute addresses. */
function absolute(url: string): string {
  return new URL(url, document.baseURI).href;
}

/** Makes the runtime fetch entries with their integrity, and give up in time. */
export function guardEntries(): void {
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
