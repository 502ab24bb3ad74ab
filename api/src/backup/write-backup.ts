import type { Writable } from 'node:stream';
import type pg from 'pg';
import type { ReleaseFiles } from '../domains/platform/index.ts';
import { sha256Hex } from '../lib/sha256.ts';
import { type ArchiveWriter, openArchiveWriter } from './backup-archive.ts';
import { BackupError } from './backup-error.ts';
import { BACKUP_FORMAT, type BackedUpFile, type BackupManifest, MANIFEST_ENTRY } from './backup-manifest.ts';
import { connect } from './connect.ts';
import { copyRows, selectTable } from './copy-rows.ts';
import { SELECT_OPEN_JOBS } from './open-jobs.ts';
import { listOriginals, readOriginal } from './original-files.ts';
import {
  isCollected,
  listStoredReleases,
  readReleaseContents,
  type StoredRelease,
} from './release-contents.ts';
import { listTables, quoteAll, readSequences } from './table-catalog.ts';

/** What is backed up together. */
export type BackedUpSite = { databaseUrl: string; mediaDirectory: string; releaseFiles: ReleaseFiles };

export type BackupOptions = {
  /** Called with one short sentence for each part. */
  onProgress?: (step: string) => void;
  /** Called with the exported snapshot that is copied, while other connections can import it. */
  onSnapshot?: (snapshot: string) => Promise<void>;
  signal?: AbortSignal;
};

export type WrittenBackup = { manifest: BackupManifest; digest: string };
type DatabasePart = Pick<
  BackupManifest,
  'at' | 'postgres' | 'migrations' | 'tables' | 'sequences' | 'jobs'
> & {
  releases: StoredRelease[];
};

/**
 * Writes the site as it is at one instant, while it is in use. Rows are copied in one snapshot; files
 * afterwards, because a stored file never changes: every file the rows name then exists.
 * @throws BackupError, or the error of the database or the output; the output is then no backup
 */
export async function writeBackup(
  site: BackedUpSite,
  output: Writable,
  options: BackupOptions = {},
): Promise<WrittenBackup> {
  const client = await connect(site.databaseUrl);
  try {
    const archive = openArchiveWriter(output, options.signal);
    const { releases, ...database } = await writeDatabase(client, archive, options);
    const pictures = await writePictures(site.mediaDirectory, archive, options);
    const releasesPart = await writeReleases(client, releases, site.releaseFiles, archive, options);
    const manifest = { format: BACKUP_FORMAT, ...database, pictures, ...releasesPart };
    const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
    await archive.add(MANIFEST_ENTRY, bytes);
    await archive.finish();
    options.onProgress?.('written');
    return { manifest, digest: sha256Hex(bytes) };
  } finally {
    await client.end();
  }
}

/** Everything of the database as one transaction sees it. */
async function writeDatabase(
  client: pg.Client,
  archive: ArchiveWriter,
  { onProgress, onSnapshot }: BackupOptions,
): Promise<DatabasePart> {
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query(
    `select pg_export_snapshot() as snapshot, clock_timestamp()::text as at,
      current_setting('server_version') as postgres, to_regclass('migration') is not null as has_site`,
  );
  const { snapshot, at, postgres, has_site: hasSite } = rows[0];
  if (!hasSite)
    throw new BackupError('This database holds no site yet: start it once, which brings it up to date.');
  const migrations = await client.query('select name, checksum from migration order by name');
  const catalog = await listTables(client);
  // A change of the schema waits until the rows are copied.
  await client.query(`lock table ${quoteAll(catalog.map(({ name }) => name))} in access share mode`);
  await onSnapshot?.(snapshot);
  const tables: BackupManifest['tables'] = [];
  for (const table of catalog) {
    const rows = await writeRows(client, archive, { name: table.name, query: selectTable(table) });
    tables.push({ name: table.name, columns: table.columns, ...rows });
    onProgress?.(`${table.name}, ${rows.rows} rows`);
  }
  const jobs = await writeRows(client, archive, { name: 'jobs', query: SELECT_OPEN_JOBS, folder: 'queue' });
  const releases = await listStoredReleases(client);
  // Sequences are not transactional: read last, they may be ahead of the copied rows, never behind.
  const sequences = await readSequences(client);
  await client.query('commit');
  return { at, postgres, migrations: migrations.rows, tables, sequences, jobs, releases };
}

type RowsEntry = { name: string; query: string; folder?: string };

function writeRows(client: pg.Client, archive: ArchiveWriter, { name, query, folder = 'tables' }: RowsEntry) {
  let part = 0;
  return copyRows(client, query, (chunk) => {
    part += 1;
    return archive.add(`${folder}/${name}/${String(part).padStart(8, '0')}`, chunk);
  });
}

/** A picture deleted by hand meanwhile is skipped; the restored row then names a missing file. */
async function writePictures(
  mediaDirectory: string,
  archive: ArchiveWriter,
  { onProgress }: BackupOptions,
): Promise<BackedUpFile[]> {
  const written: BackedUpFile[] = [];
  for (const path of await listOriginals(mediaDirectory)) {
    const bytes = await readOriginal(mediaDirectory, path);
    if (!bytes) continue;
    await archive.add(`pictures/${path}`, bytes);
    written.push(describeFile(path, bytes));
    onProgress?.(`${written.length} pictures`);
  }
  return written;
}

async function writeReleases(
  client: pg.Client,
  releases: StoredRelease[],
  files: ReleaseFiles,
  archive: ArchiveWriter,
  { onProgress }: BackupOptions,
): Promise<Pick<BackupManifest, 'releaseFiles' | 'collectedReleases' | 'missingReleaseFiles'>> {
  const releaseFiles: BackedUpFile[] = [];
  const collectedReleases: BackupManifest['collectedReleases'] = [];
  const missingReleaseFiles: string[] = [];
  for (const release of releases) {
    const { contents, missing } = await readReleaseContents(files, release);
    if (missing.length > 0 && (await isCollected(client, release))) {
      collectedReleases.push({ remote: release.remote, version: release.version });
      continue;
    }
    missingReleaseFiles.push(...missing);
    for (const [key, bytes] of contents) {
      await archive.add(`releases/${key}`, bytes);
      releaseFiles.push(describeFile(key, bytes));
    }
    onProgress?.(`${releaseFiles.length} files of releases`);
  }
  return { releaseFiles, collectedReleases, missingReleaseFiles };
}

function describeFile(path: string, bytes: Buffer): BackedUpFile {
  return { path, bytes: bytes.length, sha256: sha256Hex(bytes) };
}
