import { MigrationError } from './migration-error.ts';
import type { MigrationFile } from './migration-files.ts';

export type RecordedMigration = { name: string; checksum: string };

/** What is still to do; throws when the database was made by other files than those of this code. */
export function checkHistory(files: MigrationFile[], recorded: RecordedMigration[]): MigrationFile[] {
  const checksums = new Map(recorded.map((migration) => [migration.name, migration.checksum]));
  const newer = recorded
    .map((migration) => migration.name)
    .filter((name) => !files.some((file) => file.name === name));
  if (newer.length > 0) {
    throw new MigrationError(
      'database-newer',
      `The database is newer than this code: it holds the migration ${newer.sort()[0]}. Start the newer version.`,
    );
  }
  const changed = files.find(
    (file) => checksums.has(file.name) && checksums.get(file.name) !== file.checksum,
  );
  if (changed) {
    throw new MigrationError(
      'migration-changed',
      `Migration ${changed.name} was changed after it ran on this database. Restore the file or use a new database.`,
    );
  }
  return files.filter((file) => !checksums.has(file.name));
}
