import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256Hex } from '../lib/sha256.ts';

export type MigrationFile = { name: string; sql: string; checksum: string };

export const MIGRATIONS_DIRECTORY = join(import.meta.dirname, '../../migrations');

/** The migrations of this code, in the order in which they run. */
export async function readMigrationFiles(directory = MIGRATIONS_DIRECTORY): Promise<MigrationFile[]> {
  const names = (await readdir(directory)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(directory, name), 'utf8');
      return { name: name.slice(0, -4), sql, checksum: sha256Hex(sql) };
    }),
  );
}
