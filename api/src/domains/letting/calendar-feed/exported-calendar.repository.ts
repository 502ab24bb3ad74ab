import type { Day, LanguageTag } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { OpenTransaction } from '../../catalog/index.ts';

export type ExportRow = {
  source: string;
  first_day: Day;
  end_day: Day;
  kind: string;
  site_uid: string | null;
};
export type ExportedHome = {
  property_id: string;
  feed_id: string | null;
  created_at: string;
  language: LanguageTag;
};

export async function findExportedHome(
  database: Database,
  secret: string,
): Promise<ExportedHome | undefined> {
  const { rows } = await sql<ExportedHome>`
    select property.id as property_id, feed_id, property.created_at, coalesce(account.language, 'en') as language
    from (
      select property_id, null::uuid as feed_id from calendar_export where secret = ${secret}
      union all select property_id, id from calendar_feed where secret = ${secret}
    ) as export
    join property on property.id = export.property_id
    left join account on account.user_id = property.owner_id
  `.execute(database);
  return rows[0];
}

/**
 * What takes days of a home, without the events of one other calendar. What a guest holds for minutes is left
 * out: other calendars ask each hour or less often, and would keep it for as long. Parts of an event around a
 * booking are told as one.
 */
export async function listExported(
  database: Database,
  { property_id: propertyId, feed_id: feedId }: ExportedHome,
  days: { from: Day; until: Day },
): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select occupancy.source_id::text as source, min(lower(period)) as first_day, max(upper(period)) as end_day,
      case when is_reservation is false then 'closed' else occupancy.kind end as kind, site_uid
    from occupancy
    left join calendar_event on calendar_event.source_id = occupancy.source_id
    left join rental_booking on rental_booking.id = occupancy.source_id and occupancy.kind = 'hold'
    where occupancy.property_id = ${propertyId} and period && daterange(${days.from}::date, ${days.until}::date)
      and feed_id is distinct from ${feedId ?? '00000000-0000-0000-0000-000000000000'}::uuid
      and (rental_booking.id is null or rental_booking.state <> 'held')
    group by occupancy.source_id, occupancy.kind, is_reservation, site_uid
    union all
    select 'closed', lower(period), upper(period), 'closed', null
    from unnest((
      select range_agg(daterange(day, day + 1)) - coalesce((
        select range_agg(period) from occupancy where occupancy.property_id = ${propertyId}
      ), '{}')
      from rental_day
      where property_id = ${propertyId} and not is_available_for_short_term
        and day >= ${days.from}::date and day < ${days.until}::date
    )) as period
    order by first_day, source
  `.execute(database);
  return rows;
}

export async function findExportSecret(database: Database, propertyId: string): Promise<string | undefined> {
  const { rows } = await sql<{ secret: string }>`
    select secret from calendar_export where property_id = ${propertyId}
  `.execute(database);
  return rows[0]?.secret;
}

export async function putExportSecret(
  transaction: OpenTransaction,
  { propertyId, secret, at }: { propertyId: string; secret: string; at: Date },
): Promise<void> {
  await sql`
    insert into calendar_export (property_id, secret, created_at) values (${propertyId}, ${secret}, ${at})
    on conflict (property_id) do update set secret = excluded.secret, created_at = excluded.created_at
  `.execute(transaction);
}

export async function setFeedSecret(
  transaction: OpenTransaction,
  { propertyId, feedId, secret }: { propertyId: string; feedId: string; secret: string },
): Promise<void> {
  await sql`
    update calendar_feed set secret = ${secret} where id = ${feedId} and property_id = ${propertyId}
  `.execute(transaction);
}
