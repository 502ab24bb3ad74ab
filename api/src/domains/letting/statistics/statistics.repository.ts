import type { Day } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** One view more of a home that guests can see and that is not the visitor’s own. */
export async function addView(
  database: Database,
  { propertyId, visitorId, day }: { propertyId: string; visitorId: string | undefined; day: Day },
): Promise<void> {
  await sql`
    insert into property_view (property_id, day, view_count)
    select id, ${day}::date, 1 from property
    where id = ${propertyId} and is_published and owner_id is distinct from ${visitorId ?? null}::uuid
    on conflict (property_id, day) do update set view_count = property_view.view_count + 1
  `.execute(database);
}

export async function removeViewsBefore(database: Database, day: Day): Promise<void> {
  await sql`delete from property_view where day < ${day}::date`.execute(database);
}
