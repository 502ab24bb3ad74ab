import type { Release } from '@moien/contract';
import type pg from 'pg';
import { pathsOfRelease, type ReleaseFiles, releaseKey } from '../domains/platform/index.ts';

export type ReleaseName = { remote: string; version: string };
export type KeptRelease = ReleaseName & { manifest: Release };

/** Releases whose files the store has, as the connection sees them. */
export async function listKeptReleases(client: pg.ClientBase): Promise<KeptRelease[]> {
  const { rows } = await client.query<KeptRelease>(
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
 * A release's files by key, at most 16 MB as it was published, and the keys of those that the store should
 * have and has not.
 */
export async function readReleaseContents(
  files: ReleaseFiles,
  { remote, version, manifest }: KeptRelease,
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
