import { showVersion } from './release-edits.ts';
import type { ReleaseSite } from './release-site.ts';

const REMOTES = ['mf-search', 'mf-blog'] as const;
const VERSIONS = 3;

/** By remote. */
type Versions = ReadonlyMap<string, readonly string[]>;

/** Three versions of each remote, which show themselves; the first of them is active. */
export async function publishVersions(site: ReleaseSite): Promise<Versions> {
  const versions = new Map<string, string[]>();
  for (const remote of REMOTES) {
    const published: string[] = [];
    for (let count = 0; count < VERSIONS; count += 1)
      published.push((await site.publish(remote, showVersion)).version);
    await site.activate(remote, published[0] ?? '');
    versions.set(remote, published);
  }
  return versions;
}

/** Activates another version of one remote after the other; every fifth time it goes back. */
export async function deploy(site: ReleaseSite, versions: Versions, count: number): Promise<void> {
  const remote = REMOTES[count % REMOTES.length] ?? REMOTES[0];
  const version = versions.get(remote)?.[(1 + Math.floor(count / REMOTES.length)) % VERSIONS] ?? '';
  await (count % 5 === 4 ? site.rollback(remote) : site.activate(remote, version));
}
