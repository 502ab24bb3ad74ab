import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** Whether some home shows the picture at this path, without size and format. */
export async function isPropertyImage(database: Database, path: string): Promise<boolean> {
  const { rows } = await sql`select 1 from property_image where path = ${path} limit 1`.execute(database);
  return rows.length > 0;
}
