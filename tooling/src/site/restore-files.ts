import { isDeepStrictEqual } from 'node:util';
import type { ReleaseFiles } from '@moien/api';
import type { ReleaseCalls } from './release-calls.ts';
import { readFiles, type WorkspaceBuild } from './workspace-builds.ts';

/**
 * Puts files of published builds back that the site has lost, as when the database is older than `var`. A build whose
 * published form was another one is left alone. Returns what was restored.
 */
export async function restoreFiles(
  calls: ReleaseCalls,
  builds: readonly WorkspaceBuild[],
  files: ReleaseFiles,
): Promise<WorkspaceBuild[]> {
  const restored: WorkspaceBuild[] = [];
  for (const build of builds) {
    const { remote, version, entry } = build.release;
    const base = `${remote.name}/${version}`;
    if (await files.exists(`${base}/browser/${entry}`)) continue;
    if (!isDeepStrictEqual(await calls.release(remote.name, version), build.release)) continue;
    for (const [path, content] of await readFiles(build)) await files.write(`${base}/${path}`, content);
    restored.push(build);
  }
  return restored;
}
