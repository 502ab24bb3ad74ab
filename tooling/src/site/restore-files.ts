import { type ReleaseFiles, releaseKey } from '@moien/api/domains/platform/index';
import type { Release } from '@moien/contract';
import { readFiles, type WorkspaceBuild } from '../webpack/workspace-builds.ts';
import type { ReleaseCalls } from './release-calls.ts';

/**
 * Puts files of published builds back that the site has lost, as when the database is older than `var`, or
 * that were changed since. A build whose published form was another one is left alone. Returns what was
 * restored.
 */
export async function restoreFiles(
  calls: ReleaseCalls,
  builds: readonly WorkspaceBuild[],
  files: ReleaseFiles,
): Promise<WorkspaceBuild[]> {
  const restored: WorkspaceBuild[] = [];
  for (const build of builds) {
    const { remote, version } = build.release;
    const lost = await findLost(build, files);
    if (lost.length === 0) continue;
    const published = await calls.release(remote.name, version);
    if (!published || !hasSameFiles(published, build.release)) continue;
    for (const [key, content] of lost) await files.write(key, content);
    restored.push(build);
  }
  return restored;
}

/** By their keys. */
async function findLost(build: WorkspaceBuild, files: ReleaseFiles): Promise<[string, Buffer][]> {
  const { remote, version } = build.release;
  const lost: [string, Buffer][] = [];
  for (const [path, content] of await readFiles(build)) {
    const key = releaseKey(remote.name, version, path);
    if (!(await files.read(key))?.equals(content)) lost.push([key, content]);
  }
  return lost;
}

function hasSameFiles(one: Release, other: Release): boolean {
  const namesOf = ({ files, serverIntegrity }: Release) =>
    [serverIntegrity, ...files.map(({ path, integrity }) => `${path} ${integrity}`)].sort().join();
  return namesOf(one) === namesOf(other);
}
