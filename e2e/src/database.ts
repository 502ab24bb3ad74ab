import { openDatabase } from '@moien/api/database/database';
import { lockProperties, type OpenTransaction } from '@moien/api/domains/catalog/index';

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

/**
 * Writes bookings and taken days of a home. The home is locked first, as the product does: its jobs work in
 * the same rows at the same time, and any other order can end in a deadlock.
 */
export function writeToHome(
  propertyId: string,
  write: (transaction: OpenTransaction) => Promise<unknown>,
): Promise<void> {
  return withDatabase((database) =>
    database.transaction().execute(async (transaction) => {
      await lockProperties(transaction, [propertyId]);
      await write(transaction);
    }),
  );
}

function databaseUrl(): string {
  const url = process.env.MOIEN_E2E_DATABASE_URL;
  if (!url) throw new Error('MOIEN_E2E_DATABASE_URL names no database.');
  return url;
}
