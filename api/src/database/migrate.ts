import type pg from 'pg';
import { seedVocabulary } from '../vocabulary/seed-vocabulary.ts';
import { checkHistory, type RecordedMigration } from './check-history.ts';
import { openClient } from './connections.ts';
import { migrateJobs } from './migrate-jobs.ts';
import { MigrationError } from './migration-error.ts';
import { MIGRATIONS_DIRECTORY, type MigrationFile, readMigrationFiles } from './migration-files.ts';
import { MIGRATION_LOCK_MILLISECONDS } from './statement-limits.ts';

/** Any constant; equal in every process, so that only one of them migrates at a time. */
const ADVISORY_LOCK = 4_910_613;

export type MigrateOptions = {
  /** Hears one short sentence for each step that does something. */
  onProgress?: (step: string) => void;
  migrationsDirectory?: string;
  /**
   * The last migration to run, for a backup of that time; the vocabulary of this code is then not written.
   */
  upTo?: string;
};

/**
 * Brings a database to the state of this code: SQL files in order, each in a transaction, then the job queue
 * and the vocabulary.
 * @throws MigrationError with a sentence for the person who starts the server
 */
export async function migrate(databaseUrl: string, options: MigrateOptions = {}): Promise<void> {
  const { upTo } = options;
  const all = await readMigrationFiles(options.migrationsDirectory ?? MIGRATIONS_DIRECTORY);
  const files = all.filter(({ name }) => upTo === undefined || name <= upTo);
  const report = options.onProgress ?? (() => {});
  const client = await connect(databaseUrl);
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await client.query(
      `create table if not exists migration (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const recorded = await client.query<RecordedMigration>('select name, checksum from migration');
    await client.query(`set lock_timeout = ${MIGRATION_LOCK_MILLISECONDS}`);
    for (const file of checkHistory(files, recorded.rows)) {
      report(`Migration ${file.name}`);
      await apply(client, file);
    }
    await migrateJobs(client, databaseUrl, report);
    if (upTo === undefined) await seedVocabulary(client, report);
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, file: MigrationFile): Promise<void> {
  await client.query('begin');
  try {
    await client.query(file.sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [file.name, file.checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new MigrationError('migration-failed', `Migration ${file.name} failed and was undone: ${reason}.`);
  }
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  let place = 'the address of DATABASE_URL';
  try {
    const url = new URL(databaseUrl);
    place = `${url.hostname || 'localhost'}:${url.port || 5432}, database ${url.pathname.slice(1) || 'postgres'}`;
    const client = openClient({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
    await client.connect();
    return client;
  } catch (error) {
    throw new MigrationError('database-unreachable', `No database answers at ${place} (${reasonOf(error)}).`);
  }
}

function reasonOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'no connection';
}
