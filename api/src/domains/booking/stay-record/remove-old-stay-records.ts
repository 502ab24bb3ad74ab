import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** Full years after the one of the stay (Directive 2011/16/EU, annex V, section III B). */
const KEPT_YEARS = 10;

export async function removeOldStayRecords(database: Database, today: Date): Promise<void> {
  const year = today.getUTCFullYear() - KEPT_YEARS;
  await sql`delete from stay_record where departure_date < make_date(${year}::int, 1, 1)`.execute(database);
}
