import type { Day } from '@moien/contract';
import { sql } from 'kysely';
import type { OpenTransaction } from '../../catalog/index.ts';
import type { ChosenEvent } from './choose-events.ts';

export type EventRow = {
  source_id: string;
  feed_id: string;
  feed_name: string;
  first_day: Day;
  end_day: Day;
  is_reservation: boolean;
  is_echo: boolean;
};

/** Of all calendars of a home, in the order in which they take days. */
export async function listEvents(transaction: OpenTransaction, propertyId: string): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select source_id, feed_id, name as feed_name, first_day, end_day, is_reservation, is_echo
    from calendar_event join calendar_feed on calendar_feed.id = feed_id
    where property_id = ${propertyId}
    order by is_reservation desc, calendar_feed.created_at, first_day, source_id
  `.execute(transaction);
  return rows;
}

type WrittenEvent = ChosenEvent & { isEcho: boolean };

/** Makes these the events of a calendar. */
export async function replaceEvents(
  transaction: OpenTransaction,
  feedId: string,
  events: readonly WrittenEvent[],
): Promise<void> {
  await sql`
    delete from calendar_event
    where feed_id = ${feedId} and source_id <> all (${events.map(({ sourceId }) => sourceId)}::uuid[])
  `.execute(transaction);
  if (events.length === 0) return;
  await sql`
    insert into calendar_event (feed_id, source_id, first_day, end_day, is_reservation, is_echo, site_uid)
    select ${feedId}::uuid, event.* from unnest(
      ${events.map(({ sourceId }) => sourceId)}::uuid[],
      ${events.map(({ firstDay }) => firstDay)}::date[],
      ${events.map(({ endDay }) => endDay)}::date[],
      ${events.map(({ isReservation }) => isReservation)}::boolean[],
      ${events.map(({ isEcho }) => isEcho)}::boolean[],
      ${events.map(({ siteUid }) => siteUid)}::text[]
    ) as event
    on conflict (source_id) do update set first_day = excluded.first_day, end_day = excluded.end_day,
      is_reservation = excluded.is_reservation, is_echo = excluded.is_echo, site_uid = excluded.site_uid
    where (calendar_event.first_day, calendar_event.end_day, calendar_event.is_reservation, calendar_event.is_echo)
      is distinct from (excluded.first_day, excluded.end_day, excluded.is_reservation, excluded.is_echo)
  `.execute(transaction);
}

/** Days from today on that this site itself has taken or closed, which is what it tells other calendars. */
export async function listOwnDays(
  transaction: OpenTransaction,
  propertyId: string,
  today: Day,
): Promise<{ first_day: Day; end_day: Day }[]> {
  const { rows } = await sql<{ first_day: Day; end_day: Day }>`
    with own as (
      select period from occupancy where property_id = ${propertyId} and kind <> 'import'
      union all
      select daterange(day, day + 1) from rental_day
      where property_id = ${propertyId} and not is_available_for_short_term and day >= ${today}::date
    )
    select lower(period) as first_day, upper(period) as end_day
    from unnest((select range_agg(period) from own)) as period
  `.execute(transaction);
  return rows;
}

export async function allowsTurnover(transaction: OpenTransaction, propertyId: string): Promise<boolean> {
  const { rows } = await sql<{ allows: boolean }>`
    select allows_same_day_turnover as allows from property where id = ${propertyId}
  `.execute(transaction);
  return rows[0]?.allows ?? false;
}
