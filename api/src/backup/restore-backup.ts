import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { migrate } from '../database/migrate.ts';
import { readMigrationFiles } from '../database/migration-files.ts';
import { sha256Hex } from '../lib/sha256.ts';
import { type EntryContent, readArchive } from './backup-archive.ts';
import { BackupError } from './backup-error.ts';
import { type BackupManifest, MANIFEST_ENTRY } from './backup-manifest.ts';
import { checkBackup, contentName } from './check-backup.ts';
import { connect } from './connect.ts';
import { holdRestoredJobs } from './open-jobs.ts';
import { refuseOtherOriginals, writeOriginal } from './original-files.ts';
import { beginRowsRestore, type RowsRestore } from './restore-rows.ts';
import { checkMigrations, checkTarget } from './restore-target.ts';
import type { BackedUpSite } from './write-backup.ts';

export type RestoreOptions = {
  /** Hears one short sentence for each part. */
  onProgress?: (step: string) => void;
  /** Mails that waited when the backup was made are sent; else they are held until somebody decides. */
  sendsMails?: boolean;
  /** Default: those of this code. */
  migrationsDirectory?: string;
};

export type RestoredSite = { manifest: BackupManifest; digest: string; heldJobs: number };

/**
 * Restores a backup into an empty site: the whole file is checked before anything is written, files are
 * written before the transaction that names them is committed, and the rows are compared with the backup
 * before that.
 * @throws BackupError, or the error of the database or a store; the database is then empty
 */
export async function restoreBackup(
  site: BackedUpSite,
  file: string,
  options: RestoreOptions = {},
): Promise<RestoredSite> {
  const { onProgress = () => undefined, migrationsDirectory } = options;
  const { manifest, digest } = await checkBackup(file);
  onProgress(`a whole backup of ${manifest.at}`);
  const upTo = checkMigrations(await readMigrationFiles(migrationsDirectory), manifest.migrations);
  await refuseOtherOriginals(site.mediaDirectory, manifest.pictures);
  const client = await connect(site.databaseUrl);
  try {
    await checkTarget(client, upTo);
    await migrate(site.databaseUrl, { onProgress, migrationsDirectory, upTo });
    const heldJobs = await restoreInto(client, site, file, { manifest, options });
    await migrate(site.databaseUrl, { onProgress, migrationsDirectory });
    onProgress('as in the backup');
    return { manifest, digest, heldJobs };
  } finally {
    await client.end();
  }
}

type Restore = { manifest: BackupManifest; options: RestoreOptions };

async function restoreInto(
  client: pg.Client,
  site: BackedUpSite,
  file: string,
  { manifest, options }: Restore,
): Promise<number> {
  await client.query('begin');
  try {
    const rows = await beginRowsRestore(client, manifest);
    await readArchive(createReadStream(file), (name, content) =>
      takeEntry(name, content, { rows, site, manifest }),
    );
    options.onProgress?.('rows are compared');
    await rows.finish();
    const heldJobs = options.sendsMails ? 0 : await holdRestoredJobs(client);
    for (const { remote, version } of manifest.collectedReleases)
      await client.query('update release set has_files = false where remote = $1 and version = $2', [
        remote,
        version,
      ]);
    await client.query('commit');
    return heldJobs;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

type Destination = { rows: RowsRestore; site: BackedUpSite; manifest: BackupManifest };

async function takeEntry(
  name: string,
  content: EntryContent,
  { rows, site, manifest }: Destination,
): Promise<void> {
  if (name === MANIFEST_ENTRY) return;
  const [kind = '', ...rest] = contentName(name).split('/');
  const path = rest.join('/');
  if (kind === 'tables' || kind === 'queue') return rows.take(path, content);
  const described = kind === 'pictures' ? manifest.pictures : manifest.releaseFiles;
  const bytes = await buffer(content);
  // The file may have changed since it was checked.
  if (!described.some((one) => one.path === path && one.sha256 === sha256Hex(bytes)))
    throw new BackupError('The backup was changed while it was restored.');
  if (kind === 'pictures') await writeOriginal(site.mediaDirectory, path, bytes);
  else await site.releaseFiles.write(path, bytes);
}
