import type { Day, DayStatistics } from '@moien/contract';
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

type Asked = { ownerId: string; propertyId: string; from: Day; to: Day };
type DayRow = { day: Day; views: number; saves: number; requests: number };

/** Each day of the period; undefined for a home of somebody else. */
export async function listDays(
  database: Database,
  { ownerId, propertyId, from, to }: Asked,
): Promise<DayStatistics[] | undefined> {
  const { rows } = await sql<DayRow>`
    with own as materialized (select id from property where id = ${propertyId} and owner_id = ${ownerId}),
    saved as materialized (
      select (created_at at time zone 'UTC')::date as day, count(*)::int as count
      from favorite join own on own.id = property_id
      where user_id <> ${ownerId}
        and created_at >= ${from}::date::timestamp at time zone 'UTC'
        and created_at < (${to}::date + 1)::timestamp at time zone 'UTC'
      group by 1
    ),
    asked as materialized (
      select (asked_at at time zone 'UTC')::date as day, count(*)::int as count
      from own
      join rental_booking on rental_booking.property_id = own.id
      cross join lateral (
        select min(at) as asked_at from booking_event
        where booking_id = rental_booking.id and transition in ('requested', 'paid')
      ) as event
      where asked_at >= ${from}::date::timestamp at time zone 'UTC'
        and asked_at < (${to}::date + 1)::timestamp at time zone 'UTC'
      group by 1
    )
    select shown.day::date as day, coalesce(view_count, 0) as views, coalesce(saved.count, 0) as saves,
      coalesce(asked.count, 0) as requests
    from own
    cross join generate_series(${from}::date, ${to}::date, interval '1 day') as shown (day)
    left join property_view on property_view.property_id = own.id and property_view.day = shown.day::date
    left join saved on saved.day = shown.day::date
    left join asked on asked.day = shown.day::date
    order by shown.day
  `.execute(database);
  if (rows.length === 0) return undefined;
  return rows.map(({ day, views, saves, requests }) => ({
    day,
    viewCount: views,
    saveCount: saves,
    requestCount: requests,
  }));
}
