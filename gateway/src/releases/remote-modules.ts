import { integrityOf, releaseKey } from '@moien/api';
import type { OfferedRelease } from '@moien/contract';
import { LRUCache } from 'lru-cache';
import { RemoteFault, serverBuildName } from '../faults/render-fault.ts';
import { loadCommonJs } from './load-common-js.ts';
import type { ReadReleaseFile } from './read-release-file.ts';

/** A store that was away is asked again soon. */
const MISSING_MEMORY_MILLISECONDS = 1000;
/** The same bytes fail in the same way: only what they depend on may have changed. */
const RETRY_DELAY_MILLISECONDS = 10_000;
/** A build that does not come to an end when it is loaded would hold every visitor. */
const LOAD_MILLISECONDS = 2000;
/** The active version, the one before, and one for documents that are still under way. */
const KEPT_VERSIONS = 3;

type Loaded = { module: unknown } | { error: unknown; until: number };

type RemoteModulesOptions = {
  readFile: ReadReleaseFile;
  /** What the shell gives to remotes, by specifier. */
  sharedModules: Record<string, unknown>;
  /** What the builds see as `console`; default: that of this process. */
  console?: Console;
  /** For tests: a clock that never jumps, in milliseconds. */
  now?: () => number;
};

/**
 * Server builds of releases, each verified and run once; of each remote only the versions used last stay in
 * memory.
 */
export function createRemoteModules({
  readFile,
  sharedModules,
  console: ownConsole = console,
  now = performance.now.bind(performance),
}: RemoteModulesOptions) {
  const remotes = new Map<string, LRUCache<string, Promise<Loaded>>>();

  return async function moduleOf(release: OfferedRelease): Promise<unknown> {
    const versions = versionsOf(release.remote.name);
    const known = await versions.get(release.version);
    const isUsable = known && ('module' in known || now() < known.until);
    const loaded = isUsable ? known : await keep(versions, release);
    if ('error' in loaded) throw loaded.error;
    return loaded.module;
  };

  function versionsOf(name: string): LRUCache<string, Promise<Loaded>> {
    const versions = remotes.get(name) ?? new LRUCache({ max: KEPT_VERSIONS });
    remotes.set(name, versions);
    return versions;
  }

  function keep(versions: LRUCache<string, Promise<Loaded>>, release: OfferedRelease): Promise<Loaded> {
    const loading = load(release);
    versions.set(release.version, loading);
    return loading;
  }

  async function load(release: OfferedRelease): Promise<Loaded> {
    const failed = (error: unknown, milliseconds: number) => ({ error, until: now() + milliseconds });
    let source: string;
    try {
      source = await readVerified(release, readFile);
    } catch (error) {
      return failed(error, MISSING_MEMORY_MILLISECONDS);
    }
    try {
      return { module: run(release, source, { sharedModules, console: ownConsole }) };
    } catch (error) {
      return failed(error, RETRY_DELAY_MILLISECONDS);
    }
  }
}

/** @throws RemoteFault */
async function readVerified(
  { remote, version, serverEntry, serverIntegrity }: OfferedRelease,
  readFile: ReadReleaseFile,
): Promise<string> {
  const key = releaseKey(remote.name, version, `server/${serverEntry}`);
  const name = serverBuildName(remote.name, version, serverEntry);
  const content = await readFile(key).catch((cause: unknown) => {
    throw new RemoteFault('MF-501', `${name} cannot be read.`, { cause });
  });
  if (!content) throw new RemoteFault('MF-501', `${name} is not there.`);
  if (integrityOf(content) !== serverIntegrity)
    throw new RemoteFault('MF-502', `${name} is not the file that was published.`);
  return content.toString('utf8');
}

/** @throws RemoteFault */
function run(
  { remote: { name }, version, serverEntry }: OfferedRelease,
  source: string,
  { sharedModules, console }: { sharedModules: Record<string, unknown>; console: Console },
): unknown {
  const require = (specifier: string): unknown => {
    if (!(specifier in sharedModules))
      throw new Error(`${name} asks for «${specifier}», which the shell does not share.`);
    return sharedModules[specifier];
  };
  try {
    const exports = loadCommonJs(source, serverBuildName(name, version, serverEntry), require, {
      timeout: LOAD_MILLISECONDS,
      console,
    });
    const module = (exports as { remote?: unknown }).remote;
    if (!module) throw new Error(`The server build of ${name} exports no remote.`);
    return module;
  } catch (cause) {
    throw new RemoteFault('MF-501', `${serverBuildName(name, version, serverEntry)} does not run: ${cause}`, {
      cause,
    });
  }
}
