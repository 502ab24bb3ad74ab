import type pg from 'pg';
import type { RecordedMigration } from '../database/check-history.ts';
import type { MigrationFile } from '../database/migration-files.ts';
import { TABLES_WITH_FIRST_ROWS } from '../vocabulary/first-rows.ts';
import { BackupError } from './backup-error.ts';
import { listTables, quoteAll } from './table-catalog.ts';

/**
 * @returns the name of the backup's last migration @throws BackupError when this code does not have each of
 * them
 */
export function checkMigrations(files: MigrationFile[], backedUp: RecordedMigration[]): string {
  const checksums = new Map(files.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of backedUp) {
    if (!checksums.has(name))
      throw new BackupError(
        `The backup is newer than this code: it has the migration ${name}. Restore it with the newer version.`,
      );
    if (checksums.get(name) !== checksum)
      throw new BackupError(
        `The backup was made with another form of the migration ${name} than this code has.`,
      );
  }
  const last = backedUp.at(-1)?.name ?? '';
  const missing = files.find(({ name }) => name < last && !backedUp.some((done) => done.name === name));
  if (missing)
    throw new BackupError(`The backup lacks the migration ${missing.name}: it holds no whole site.`);
  return last;
}

/** A new database, or one that was migrated no further than the backup and never used. @throws BackupError */
export async function checkTarget(client: pg.ClientBase, lastMigration: string): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('migration') is not null as exists`,
  );
  if (!rows[0]?.exists) return refuseForeignTables(client);
  const newer = await client.query<{ name: string }>(
    'select name from migration where name > $1 order by name limit 1',
    [lastMigration],
  );
  if (newer.rows[0])
    throw new BackupError(
      `This database has the migration ${newer.rows[0].name}, which is later than the backup: restore into a new one.`,
    );
  await refuseRows(client);
}

/**
 * What the migrations and the vocabulary write is in every site; any other row is somebody's. @throws
 * BackupError
 */
export async function refuseRows(client: pg.ClientBase): Promise<void> {
  for (const { name } of await listTables(client)) {
    if (TABLES_WITH_FIRST_ROWS.includes(name)) continue;
    const { rows } = await client.query(`select 1 from ${quoteAll([name])} limit 1`);
    if (rows.length > 0)
      throw new BackupError(
        `This site is not empty: its table ${name} has rows. A backup is restored into a new database.`,
      );
  }
}

async function refuseForeignTables(client: pg.ClientBase): Promise<void> {
  const [first] = await listTables(client);
  if (first)
    throw new BackupError(
      `This database holds something else: its table ${first.name} is none of ours. A backup is restored into a new one.`,
    );
}
