import type { BackupManifest } from '@moien/api/backup/backup-manifest';
import { columns } from '../release/columns.ts';

const DIGEST_LENGTH = 16;

/** What a backup holds, in one sentence. */
export function contentSentence({ at, tables, jobs, pictures, releaseFiles }: BackupManifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `The site as it was at ${at.slice(0, 19)} UTC: ${[
    `${rows} rows of ${tables.length} tables`,
    `${jobs.rows} ${jobs.rows === 1 ? 'job' : 'jobs'} not done`,
    `${pictures.length} ${pictures.length === 1 ? 'picture' : 'pictures'}`,
    `${releaseFiles.length} files of releases`,
  ].join(', ')}.`;
}

/** Rows and digest of each table. */
export function tableLines({ tables }: BackupManifest): string[] {
  const rows = tables.map(({ name, rows, digest }) => [name, String(rows), digest.slice(0, DIGEST_LENGTH)]);
  return columns([['TABLE', 'ROWS', 'SHA-256'], ...rows]);
}
