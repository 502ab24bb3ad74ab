import type { CalendarFeedConflict, Day, LanguageTag } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import type { ChosenEvent } from './choose-events.ts';

/** How close together two readings of a calendar are that its owner asks for. */
const PAUSE_SECONDS = 60;

export type FeedRow = {
  id: string;
  property_id: string;
  name: string;
  url: string;
  secret: string;
  fetched_at: string | null;
  attempted_at: string | null;
  problem: string | null;
  failure_count: number;
  entity_tag: string | null;
  last_modified: string | null;
  empty_since: string | null;
  skipped_count: number;
  ignored_count: number;
};

const feedColumns = sql`
  calendar_feed.id, property_id, name, url, secret, fetched_at, attempted_at, problem, failure_count, entity_tag,
  last_modified, empty_since, skipped_count, ignored_count`;

export async function isOwnHome(
  database: Database | OpenTransaction,
  propertyId: string,
  userId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from property where id = ${propertyId} and owner_id = ${userId}
  `.execute(database);
  return rows.length > 0;
}

export type ListedFeed = FeedRow & { reservation_count: number; block_count: number };

export async function listFeeds(
  database: Database | OpenTransaction,
  propertyId: string,
): Promise<ListedFeed[]> {
  const { rows } = await sql<ListedFeed>`
    select ${feedColumns}, coalesce(taken.reservation_count, 0) as reservation_count,
      coalesce(taken.block_count, 0) as block_count
    from calendar_feed
    left join lateral (
      select count(*) filter (where is_reservation) as reservation_count,
        count(*) filter (where not is_reservation and not is_echo) as block_count
      from calendar_event where feed_id = calendar_feed.id
    ) as taken on true
    where property_id = ${propertyId} order by created_at, calendar_feed.id
  `.execute(database);
  return rows;
}

type ConflictRow = {
  id: string;
  source: string;
  first_day: Day;
  end_day: Day;
  kind: CalendarFeedConflict['kind'];
  booking_id: string | null;
};

/** Those that are open, of days from today on; a booking that is still the guest's own affair has no id. */
export async function listConflicts(
  database: Database,
  propertyId: string,
  today: Day,
): Promise<ConflictRow[]> {
  const { rows } = await sql<ConflictRow>`
    select import_conflict.id, source, lower(import_conflict.period) as first_day,
      upper(import_conflict.period) as end_day, occupancy.kind, rental_booking.id as booking_id
    from import_conflict join occupancy on occupancy.id = occupancy_id
    left join rental_booking on rental_booking.id = occupancy.source_id and state not in ('held', 'hold-expired')
    where import_conflict.property_id = ${propertyId} and resolved_at is null
      and upper(import_conflict.period) > ${today}::date
    order by import_conflict.period, import_conflict.id
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

type NewFeed = { id: string; propertyId: string; name: string; url: string; secret: string; at: Date };

/**
 * An address that is changed is read as a new one; what was read at the old one stays until then.
 * @returns false where the id is that of another home's calendar
 */
export async function putFeed(
  transaction: OpenTransaction,
  { id, propertyId, name, url, secret, at }: NewFeed,
): Promise<boolean> {
  const { rows } = await sql`
    insert into calendar_feed (id, property_id, name, url, secret, created_at, next_fetch_at)
    values (${id}, ${propertyId}, ${name}, ${url}, ${secret}, ${at}, ${at})
    on conflict (id) do update set name = excluded.name, url = excluded.url,
      entity_tag = case when calendar_feed.url = excluded.url then calendar_feed.entity_tag end,
      last_modified = case when calendar_feed.url = excluded.url then calendar_feed.last_modified end,
      attempted_at = case when calendar_feed.url = excluded.url then calendar_feed.attempted_at end,
      failure_count = case when calendar_feed.url = excluded.url then calendar_feed.failure_count else 0 end
    where calendar_feed.property_id = excluded.property_id
    returning id
  `.execute(transaction);
  return rows.length > 0;
}

export async function deleteFeed(
  transaction: OpenTransaction,
  propertyId: string,
  feedId: string,
): Promise<void> {
  await sql`
    delete from calendar_feed where id = ${feedId} and property_id = ${propertyId}
  `.execute(transaction);
}

/** A calendar that is to be read, with the next time at which it is due. */
export type DueFeed = Pick<FeedRow, 'id' | 'property_id' | 'url' | 'entity_tag' | 'last_modified'> & {
  time_zone: string;
};

type Claim = { at: Date; nextAt: Date; limit: number };

/** Due ones, the longest first. No other process reads them too. */
export async function claimDueFeeds(database: Database, { at, nextAt, limit }: Claim): Promise<DueFeed[]> {
  return claim(database, sql`next_fetch_at <= ${at} order by next_fetch_at limit ${limit}`, { at, nextAt });
}

/** One, unless it was read a moment ago. */
export async function claimFeed(
  database: Database,
  feedId: string,
  { at, nextAt }: Omit<Claim, 'limit'>,
): Promise<DueFeed | undefined> {
  const before = new Date(at.getTime() - PAUSE_SECONDS * 1000);
  const condition = sql`id = ${feedId} and (attempted_at is null or attempted_at <= ${before})`;
  return (await claim(database, condition, { at, nextAt }))[0];
}

async function claim(
  database: Database,
  condition: ReturnType<typeof sql>,
  { at, nextAt }: Omit<Claim, 'limit'>,
): Promise<DueFeed[]> {
  const { rows } = await sql<DueFeed>`
    with due as (
      select id from calendar_feed where ${condition} for update skip locked
    )
    update calendar_feed set next_fetch_at = ${nextAt}, attempted_at = ${at}
    from due, property
    where calendar_feed.id = due.id and property.id = calendar_feed.property_id
    returning calendar_feed.id, property_id, url, entity_tag, last_modified, coalesce(property.time_zone, 'UTC') as time_zone
  `.execute(database);
  return rows;
}

/** The home is locked by the caller. */
export async function lockFeed(transaction: OpenTransaction, id: string): Promise<FeedRow | undefined> {
  const { rows } = await sql<FeedRow>`
    select ${feedColumns} from calendar_feed where id = ${id} for update
  `.execute(transaction);
  return rows[0];
}

type Outcome = {
  at: Date;
  entityTag: string | null;
  lastModified: string | null;
  emptySince: Date | null;
  skippedCount: number;
  ignoredCount: number;
};

export async function recordReading(
  transaction: OpenTransaction,
  feedId: string,
  { at, entityTag, lastModified, emptySince, skippedCount, ignoredCount }: Outcome,
): Promise<void> {
  await sql`
    update calendar_feed set fetched_at = ${at}, problem = null, failure_count = 0, entity_tag = ${entityTag},
      last_modified = ${lastModified}, empty_since = ${emptySince}, skipped_count = ${skippedCount},
      ignored_count = ${ignoredCount}
    where id = ${feedId}
  `.execute(transaction);
}

/** @returns how often it has failed in a row */
export async function recordFailure(
  transaction: OpenTransaction,
  feedId: string,
  problem: string,
): Promise<number> {
  const { rows } = await sql<{ failure_count: number }>`
    update calendar_feed set problem = ${problem}, failure_count = failure_count + 1
    where id = ${feedId} returning failure_count
  `.execute(transaction);
  return rows[0]?.failure_count ?? 0;
}

export async function setNextFetch(
  transaction: OpenTransaction,
  feedId: string,
  nextAt: Date,
): Promise<void> {
  await sql`update calendar_feed set next_fetch_at = ${nextAt} where id = ${feedId}`.execute(transaction);
}

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

/** The bookings that are in conflict with another calendar of which their owner has not been told yet. */
export async function takeUntoldConflicts(
  transaction: OpenTransaction,
  propertyId: string,
): Promise<string[]> {
  const { rows } = await sql<{ booking_id: string }>`
    with told as (
      update import_conflict set told_at = clock_timestamp()
      from occupancy, rental_booking
      where import_conflict.property_id = ${propertyId} and resolved_at is null
        and (told_at is null or told_at < import_conflict.created_at)
        and occupancy.id = occupancy_id and occupancy.kind in ('hold', 'booking')
        and rental_booking.id = occupancy.source_id and state not in ('held', 'hold-expired')
      returning rental_booking.id as booking_id
    )
    select distinct booking_id from told order by booking_id
  `.execute(transaction);
  return rows.map((row) => row.booking_id);
}

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
