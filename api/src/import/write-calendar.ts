import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Day } from '@moien/contract';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { CalendarDay } from './read-calendar-day.ts';
import { IMPORT_SOURCE } from './write-listings.ts';

const STAGED = 'source_id, day, is_available, price, minimum_nights, maximum_nights';

/** Takes the days of a calendar file into a table of this transaction; the last row of a day counts. */
export async function stageCalendar(client: pg.Client, days: AsyncIterable<CalendarDay>): Promise<void> {
  await client.query(
    `create temporary table staged_day (
       line bigint generated always as identity, source_id text, day date, is_available boolean, price bigint,
       minimum_nights smallint, maximum_nights smallint
     ) on commit drop`,
  );
  await pipeline(
    Readable.from(copyLines(days)),
    client.query(copyFrom(`copy staged_day (${STAGED}) from stdin`)),
  );
  await client.query('create index on staged_day (source_id, day)');
  await client.query('analyze staged_day');
}

async function* copyLines(days: AsyncIterable<CalendarDay>): AsyncGenerator<string> {
  let lines = '';
  for await (const day of days) {
    const { sourceId, isAvailable, price, minimumNights, maximumNights } = day;
    const id = sourceId.replace(/[\\\t\n\r\0]/g, '');
    lines += `${id}\t${day.day}\t${isAvailable}\t${price ?? '\\N'}\t${minimumNights ?? '\\N'}\t${maximumNights ?? '\\N'}\n`;
    if (lines.length > 65_536) {
      yield lines;
      lines = '';
    }
  }
  yield lines;
}

/**
 * Writes the staged days as the calendars of this import's homes, moved so that the file's first day is
 * `shiftTo`. From today on a day without a row is closed: before the file, in its gaps, after a home's last
 * day, and the whole calendar of a home that the file does not name. Only days that differ from the home
 * itself are kept.
 */
export async function writeCalendar(
  client: pg.Client,
  sourceIds: string[],
  shiftTo: Day | undefined,
  today: Day,
): Promise<number> {
  await client.query(
    `create temporary table imported_home on commit drop as
     select property.id, source_id, nightly_price, minimum_nights, maximum_nights,
       last.day as last_day
     from property
     left join lateral (select max(day) as day from staged_day where staged_day.source_id = property.source_id) as last
       on true
     where source = $1 and source_id = any ($2)`,
    [IMPORT_SOURCE, sourceIds],
  );
  const { rows } = await client.query<{ shift: number; first: string | null }>(
    `select coalesce($1::date - min(day), 0) as shift, min(day)::text as first from staged_day`,
    [shiftTo ?? null],
  );
  const { shift = 0, first = null } = rows[0] ?? {};
  if (first === null) return 0;
  const { rowCount } = await client.query(
    `insert into rental_day (
       property_id, day, is_available_for_short_term, own_price, own_minimum_nights, own_maximum_nights
     )
     select * from (
       select home.id, calendar.day::date + $2::int, coalesce(staged.is_available, false),
         nullif(staged.price, home.nightly_price), nullif(staged.minimum_nights, home.minimum_nights),
         nullif(staged.maximum_nights, home.maximum_nights)
       from imported_home as home
       cross join lateral
         generate_series(least($1::date, $3::date - $2::int), home.last_day, interval '1 day') as calendar (day)
       left join lateral (
         select * from staged_day
         where staged_day.source_id = home.source_id and staged_day.day = calendar.day::date
         order by line desc limit 1
       ) as staged on true
     ) as new (property_id, day, is_available, price, minimum_nights, maximum_nights)
     where not is_available or price is not null or minimum_nights is not null or maximum_nights is not null`,
    [first, shift, today],
  );
  await client.query(
    `update property set bookable_until = coalesce(home.last_day + 1, $1::date) + $2::int
     from imported_home as home where home.id = property.id`,
    [first, shift],
  );
  return rowCount ?? 0;
}
