import { sql } from 'kysely';
import { checkHistory, type RecordedMigration } from './check-history.ts';
import type { Database } from './database.ts';
import { MigrationError } from './migration-error.ts';
import { readMigrationFiles } from './migration-files.ts';

/**
 * True when this code's migrations ran. A newer database is fine, because migrations expand first and
 * contract later: the old processes of a rolling update stay ready. Throws when the database does not answer.
 */
export async function isMigrated(database: Database): Promise<boolean> {
  const { rows: tables } =
    await sql`select 1 from pg_catalog.pg_class where oid = to_regclass('migration')`.execute(database);
  if (tables.length === 0) return false;
  const { rows } = await sql<RecordedMigration>`select name, checksum from migration`.execute(database);
  try {
    return checkHistory(await readMigrationFiles(), rows).length === 0;
  } catch (error) {
    if (error instanceof MigrationError) return error.code === 'database-newer';
    throw error;
  }
}
