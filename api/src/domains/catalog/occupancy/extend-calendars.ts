import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** How far ahead a home can be booked counts from today: its calendar gets the days that have come since. */
export async function extendCalendars(database: Database): Promise<void> {
  await sql`select extend_calendars()`.execute(database);
}
