import { openDatabase } from '@moien/api/database/database';

export type Database = ReturnType<typeof openDatabase>;

/** Works in the database of the site that the journeys visit. */
export async function withDatabase<Value>(work: (database: Database) => Promise<Value>): Promise<Value> {
  const database = openDatabase(databaseUrl(), (error) => {
    throw error;
  });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

function databaseUrl(): string {
  const url = process.env.MOIEN_E2E_DATABASE_URL;
  if (!url) throw new Error('MOIEN_E2E_DATABASE_URL names no database.');
  return url;
}
