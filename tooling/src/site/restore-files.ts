import type { ReleaseFiles } from '@moien/api';
import type { Release } from '@moien/contract';
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
    const published = await calls.release(remote.name, version);
    if (!published || !hasSameFiles(published, build.release)) continue;
    for (const [path, content] of await readFiles(build)) await files.write(`${base}/${path}`, content);
    restored.push(build);
  }
  return restored;
}

function hasSameFiles(one: Release, other: Release): boolean {
  const namesOf = ({ files, serverIntegrity }: Release) =>
    [serverIntegrity, ...files.map(({ path, integrity }) => `${path} ${integrity}`)].sort().join();
  return namesOf(one) === namesOf(other);
}
