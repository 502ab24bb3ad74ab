import type { Release } from '@moien/contract';
import type pg from 'pg';
import { pathsOfRelease, type ReleaseFiles, releaseKey } from '../domains/platform/index.ts';

export type ReleaseName = { remote: string; version: string };
export type StoredRelease = ReleaseName & { manifest: Release };

/** Releases whose files are in the store, in the transaction of `client`. */
export async function listStoredReleases(client: pg.ClientBase): Promise<StoredRelease[]> {
  const { rows } = await client.query<StoredRelease>(
    'select remote, version, manifest from release where has_files order by remote, version',
  );
  return rows;
}

/** Whether the files of a release were, or are being, collected. */
export async function isCollected(client: pg.ClientBase, { remote, version }: ReleaseName): Promise<boolean> {
  const { rows } = await client.query(
    `select from release where remote = $1 and version = $2 and (not has_files or 'collect' =
      (select kind from release_event where remote = $1 and version = $2 and kind in ('publish', 'collect')
        order by sequence desc limit 1))`,
    [remote, version],
  );
  return rows.length > 0;
}

/**
 * Reads all files of a release into memory, by key; together they are below 16 MiB, the limit of an upload.
 * `missing` has the keys of required files that are not in the store.
 */
export async function readReleaseContents(
  files: ReleaseFiles,
  { remote, version, manifest }: StoredRelease,
): Promise<{ contents: Map<string, Buffer>; missing: string[] }> {
  const { required, encoded } = pathsOfRelease(manifest);
  const contents = new Map<string, Buffer>();
  const missing: string[] = [];
  for (const path of [...required, ...encoded]) {
    const key = releaseKey(remote, version, path);
    const bytes = await files.read(key);
    if (bytes) contents.set(key, bytes);
    else if (required.includes(path)) missing.push(key);
  }
  return { contents, missing };
}
