import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** Brings rules into the search that have begun or ended by their days since it was asked last. */
export async function followRegistrationRules(database: Database): Promise<void> {
  await sql`select refresh_registered_homes()`.execute(database);
}
