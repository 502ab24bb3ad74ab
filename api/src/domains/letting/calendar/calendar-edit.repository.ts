import type { CalendarConflict, CalendarEdit, Day, DayChange, UndoneCalendarEdit } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { OpenTransaction } from '../../catalog/index.ts';

/** Days of homes; ranges include both days. */
export type EditedDays = {
  ids: readonly string[];
  ranges: readonly { firstDay: Day; lastDay: Day }[];
  /** Days before it are left out. */
  today: Day;
};

export type EditCounts = { home_count: number; day_count: number };
export type EditRow = {
  owner_id: string;
  digest: string;
  change: DayChange;
  answer: CalendarEdit;
  created_at: string;
  undo_answer: UndoneCalendarEdit | null;
};

/** The homes of the ids that are the owner's. */
export async function findOwnHomes(
  database: Database | OpenTransaction,
  ownerId: string,
  ids: readonly string[],
): Promise<{ id: string; currency: string }[]> {
  const { rows } = await sql<{ id: string; currency: string }>`
    select id, currency from property where id = any (${ids}::uuid[]) and owner_id = ${ownerId}
  `.execute(database);
  return rows;
}

/** How many days of how many homes an edit would change. */
export async function countChanges(
  database: Database | OpenTransaction,
  days: EditedDays,
  change: DayChange,
): Promise<EditCounts> {
  const { rows } = await sql<EditCounts>`
    with ${changedDays(days, change)} ${counts(sql`changed`)}
  `.execute(database);
  return rows[0] ?? NOTHING;
}

/** Writes an edit, and what was before. The homes are locked by the caller. */
export async function writeChanges(
  transaction: OpenTransaction,
  editId: string,
  days: EditedDays,
  change: DayChange,
): Promise<EditCounts> {
  const { rows } = await sql<EditCounts>`
    with ${changedDays(days, change)},
    written as (
      insert into rental_day (
        property_id, day, is_available_for_short_term, own_price, own_minimum_nights, own_maximum_nights,
        own_allows_arrival, own_allows_departure
      )
      select property_id, day, new_is_available, new_price, new_minimum_nights, new_maximum_nights,
        new_allows_arrival, new_allows_departure
      from changed order by property_id, day
      on conflict (property_id, day) do update set
        is_available_for_short_term = excluded.is_available_for_short_term,
        own_price = excluded.own_price,
        own_minimum_nights = excluded.own_minimum_nights,
        own_maximum_nights = excluded.own_maximum_nights,
        own_allows_arrival = excluded.own_allows_arrival,
        own_allows_departure = excluded.own_allows_departure
    ),
    kept as (
      insert into calendar_edit_home (
        edit_id, property_id, day_array, is_available_array, price_array, minimum_nights_array,
        maximum_nights_array, allows_arrival_array, allows_departure_array
      )
      select ${editId}::uuid, property_id, array_agg(day order by day),
        array_agg(case when new_is_available <> is_available then is_available end order by day),
        array_agg(price order by day), array_agg(minimum_nights order by day),
        array_agg(maximum_nights order by day), array_agg(allows_arrival order by day),
        array_agg(allows_departure order by day)
      from changed group by property_id
    )
    ${counts(sql`changed`)}
  `.execute(transaction);
  return rows[0] ?? NOTHING;
}

const NOTHING: EditCounts = { home_count: 0, day_count: 0 };

const counts = (of: RawBuilder<unknown>) => sql`
  select count(distinct property_id)::int as home_count, count(*)::int as day_count from ${of}`;

/**
 * Common table expressions, of which `changed` has the days that differ afterwards: as they are, and as
 * `new_…`. What guests or tenants have of days is neither opened nor closed: their stay comes first.
 */
function changedDays({ ids, ranges, today }: EditedDays, change: DayChange): RawBuilder<unknown> {
  const changed = (field: keyof DayChange, column: string, type: string) =>
    change[field] === undefined ? sql`${sql.ref(column)}` : sql`${change[field]}::${sql.raw(type)}`;
  const isOpen =
    change.isOpen === undefined
      ? sql`is_available`
      : sql`case when is_taken then is_available else ${change.isOpen}::boolean end`;
  return sql`
    home as materialized (
      select home.id, coalesce(range_agg(occupancy.period), '{}') as taken
      from unnest(${ids}::uuid[]) as home (id)
      left join occupancy on occupancy.property_id = home.id and occupancy.kind in ('hold', 'booking', 'lease')
      group by home.id
    ),
    wanted as materialized (
      select distinct first_day + number as day
      from unnest(${ranges.map(({ firstDay }) => firstDay)}::date[], ${ranges.map(({ lastDay }) => lastDay)}::date[])
        as range (first_day, last_day)
      cross join generate_series(0, last_day - first_day) as number
      where first_day + number >= ${today}::date
    ),
    edited as materialized (
      select home.id as property_id, wanted.day, wanted.day <@ home.taken as is_taken,
        coalesce(rental_day.is_available_for_short_term, true) as is_available,
        rental_day.own_price as price, rental_day.own_minimum_nights as minimum_nights,
        rental_day.own_maximum_nights as maximum_nights, rental_day.own_allows_arrival as allows_arrival,
        rental_day.own_allows_departure as allows_departure
      from home
      cross join wanted
      left join rental_day on rental_day.property_id = home.id and rental_day.day = wanted.day
    ),
    changed as materialized (
      select * from (
        select *, ${isOpen} as new_is_available, ${changed('price', 'price', 'bigint')} as new_price,
          ${changed('minimumNights', 'minimum_nights', 'smallint')} as new_minimum_nights,
          ${changed('maximumNights', 'maximum_nights', 'smallint')} as new_maximum_nights,
          ${changed('allowsArrival', 'allows_arrival', 'boolean')} as new_allows_arrival,
          ${changed('allowsDeparture', 'allows_departure', 'boolean')} as new_allows_departure
        from edited
      ) as compared
      where (is_available, price, minimum_nights, maximum_nights, allows_arrival, allows_departure)
        is distinct from (new_is_available, new_price, new_minimum_nights, new_maximum_nights, new_allows_arrival,
          new_allows_departure)
    )`;
}

/** What takes days of an edit, in order; `total` counts all of it. */
export async function findConflicts(
  database: Database | OpenTransaction,
  { ids, ranges, today }: EditedDays,
  maximum: number,
): Promise<{ conflicts: CalendarConflict[]; total: number }> {
  const { rows } = await sql<{
    property_id: string;
    kind: CalendarConflict['kind'];
    first_day: Day;
    last_day: Day;
    total: number;
  }>`
    select property_id, kind, lower(period) as first_day, upper(period) - 1 as last_day, count(*) over ()::int as total
    from occupancy
    where property_id = any (${ids}::uuid[])
      and period && (
        select range_agg(daterange(first_day, last_day, '[]') * daterange(${today}::date, null))
        from unnest(${ranges.map(({ firstDay }) => firstDay)}::date[], ${ranges.map(({ lastDay }) => lastDay)}::date[])
          as range (first_day, last_day)
      )
    order by first_day, property_id
    limit ${maximum}::int
  `.execute(database);
  return {
    conflicts: rows.map(({ property_id: propertyId, kind, first_day: firstDay, last_day: lastDay }) => ({
      propertyId,
      kind,
      firstDay,
      lastDay,
    })),
    total: rows[0]?.total ?? 0,
  };
}

export async function findEdit(
  transaction: Database | OpenTransaction,
  id: string,
): Promise<EditRow | undefined> {
  const { rows } = await sql<EditRow>`
    select owner_id, digest, change, answer, created_at, undo_answer from calendar_edit where id = ${id}
  `.execute(transaction);
  return rows[0];
}

/** The homes that an edit has changed. */
export async function listEditedHomes(transaction: OpenTransaction, editId: string): Promise<string[]> {
  const { rows } = await sql<{ property_id: string }>`
    select property_id from calendar_edit_home where edit_id = ${editId}
  `.execute(transaction);
  return rows.map((row) => row.property_id);
}

/** @returns false when there is one with the id */
export async function insertEdit(
  transaction: OpenTransaction,
  {
    id,
    ownerId,
    digest,
    change,
    at,
  }: { id: string; ownerId: string; digest: string; change: DayChange; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into calendar_edit (id, owner_id, digest, change, answer, created_at)
    values (${id}, ${ownerId}, ${digest}, ${JSON.stringify(change)}, '{}', ${at})
    on conflict (id) do nothing returning id
  `.execute(transaction);
  return rows.length > 0;
}

export async function updateAnswer(transaction: OpenTransaction, answer: CalendarEdit): Promise<void> {
  await sql`
    update calendar_edit set answer = ${JSON.stringify(answer)} where id = ${answer.id}
  `.execute(transaction);
}

/**
 * Gives days back what an edit took from them, field by field, where they still have what it gave them. Days
 * that somebody has booked since are not closed. The homes are locked by the caller.
 */
export async function undoChanges(
  transaction: OpenTransaction,
  editId: string,
  change: DayChange,
): Promise<EditCounts & { kept_day_count: number }> {
  const back = (field: keyof DayChange, column: string, type: string) =>
    change[field] === undefined
      ? sql`rental_day.${sql.ref(`own_${column}`)}`
      : sql`case
          when rental_day.${sql.ref(`own_${column}`)} is not distinct from ${change[field]}::${sql.raw(type)}
            then before.${sql.ref(column)}
          else rental_day.${sql.ref(`own_${column}`)}
        end`;
  const isOpen =
    change.isOpen === undefined
      ? sql`rental_day.is_available_for_short_term`
      : sql`case
          when rental_day.is_available_for_short_term = ${change.isOpen}::boolean
              and (before.is_available or not before.day <@ home.taken)
            then before.is_available
          else rental_day.is_available_for_short_term
        end`;
  const { rows } = await sql<EditCounts & { kept_day_count: number }>`
    with home as materialized (
      select edited.property_id as id, coalesce(range_agg(occupancy.period), '{}') as taken
      from calendar_edit_home as edited
      left join occupancy
        on occupancy.property_id = edited.property_id and occupancy.kind in ('hold', 'booking', 'lease')
      where edited.edit_id = ${editId}
      group by edited.property_id
    ),
    compared as materialized (
      select before.property_id, before.day,
        rental_day.is_available_for_short_term as is_available, rental_day.own_price as price,
        rental_day.own_minimum_nights as minimum_nights, rental_day.own_maximum_nights as maximum_nights,
        rental_day.own_allows_arrival as allows_arrival, rental_day.own_allows_departure as allows_departure,
        coalesce(${isOpen}, rental_day.is_available_for_short_term) as new_is_available,
        ${back('price', 'price', 'bigint')} as new_price,
        ${back('minimumNights', 'minimum_nights', 'smallint')} as new_minimum_nights,
        ${back('maximumNights', 'maximum_nights', 'smallint')} as new_maximum_nights,
        ${back('allowsArrival', 'allows_arrival', 'boolean')} as new_allows_arrival,
        ${back('allowsDeparture', 'allows_departure', 'boolean')} as new_allows_departure
      from (
        select edited.property_id, before.*
        from calendar_edit_home as edited
        cross join lateral unnest(
          day_array, is_available_array, price_array, minimum_nights_array, maximum_nights_array,
          allows_arrival_array, allows_departure_array
        ) as before (
          day, is_available, price, minimum_nights, maximum_nights, allows_arrival, allows_departure
        )
        where edited.edit_id = ${editId}
      ) as before
      join home on home.id = before.property_id
      join rental_day on rental_day.property_id = before.property_id and rental_day.day = before.day
    ),
    changed as materialized (
      select * from compared
      where (is_available, price, minimum_nights, maximum_nights, allows_arrival, allows_departure)
        is distinct from (new_is_available, new_price, new_minimum_nights, new_maximum_nights, new_allows_arrival,
          new_allows_departure)
    ),
    written as (
      update rental_day set
        is_available_for_short_term = new_is_available,
        own_price = new_price,
        own_minimum_nights = new_minimum_nights,
        own_maximum_nights = new_maximum_nights,
        own_allows_arrival = new_allows_arrival,
        own_allows_departure = new_allows_departure
      from changed
      where rental_day.property_id = changed.property_id and rental_day.day = changed.day
    )
    select count(distinct property_id)::int as home_count, count(*)::int as day_count,
      (select count(*) from compared)::int - count(*)::int as kept_day_count
    from changed
  `.execute(transaction);
  return rows[0] ?? { ...NOTHING, kept_day_count: 0 };
}

export async function markUndone(
  transaction: OpenTransaction,
  answer: UndoneCalendarEdit,
  at: Date,
): Promise<void> {
  await sql`
    update calendar_edit set undone_at = ${at}, undo_answer = ${JSON.stringify(answer)} where id = ${answer.id}
  `.execute(transaction);
}

/** Edits that nobody can undo any more; for a day more a repeated call is known as one. */
export async function deleteOldEdits(database: Database, before: Date): Promise<void> {
  await sql`delete from calendar_edit where created_at < ${before}`.execute(database);
}
