import { addDays, type Day, nightsBetween } from '@moien/contract';
import { sql } from 'kysely';
import type { ImportedStay, OpenTransaction } from './occupancy.ts';

/** An event of another calendar at a property: the days of `[firstDay, endDay)`. */
export type Event = { sourceId: string; firstDay: Day; endDay: Day };
/** With the calendar as its owner calls it. */
export type NamedEvent = Event & { source: string };

export const eventOf = ({
  arrivalDate,
  departureDate,
  allowsSameDayTurnover,
  ...stay
}: ImportedStay): NamedEvent => ({
  ...{ sourceId: stay.sourceId, source: stay.source },
  firstDay: arrivalDate,
  endDay: addDays(departureDate, allowsSameDayTurnover ? 0 : 1),
});

type Row = { id: string; kind: string; source_id: string; first_day: Day; end_day: Day };

/**
 * Makes events take exactly those of their days that nothing else takes; of two that want the same day the
 * one that has it already, else the earlier one in the list. Writes nothing when they do already. The
 * property is locked by the caller.
 */
export async function takeFreeDays(
  transaction: OpenTransaction,
  propertyId: string,
  events: readonly Event[],
): Promise<void> {
  if (events.length === 0) return;
  const { rows } = await sql<Row>`
    select id, kind, source_id, lower(period) as first_day, upper(period) as end_day
    from occupancy where property_id = ${propertyId}
  `.execute(transaction);
  const { gone, fresh } = shareOut(rows, events);
  if (gone.length > 0) await sql`delete from occupancy where id = any (${gone}::uuid[])`.execute(transaction);
  if (fresh.length === 0) return;
  await sql`
    insert into occupancy (id, property_id, period, kind, source_id)
    select gen_random_uuid(), ${propertyId}::uuid, daterange(first_day, end_day), 'import', source_id
    from ${listOf(fresh)}
  `.execute(transaction);
}

/** Which rows go, and which are new. */
function shareOut(rows: readonly Row[], events: readonly Event[]): { gone: string[]; fresh: Event[] } {
  const wanted = new Map(events.map((event) => [event.sourceId, event]));
  const isGone = ({ kind, source_id: sourceId, first_day: firstDay, end_day: endDay }: Row) => {
    const event = kind === 'import' ? wanted.get(sourceId) : undefined;
    return event !== undefined && (firstDay < event.firstDay || endDay > event.endDay);
  };
  const gone = rows.filter(isGone);
  const taken = new Set<number>();
  for (const row of rows.filter((one) => !isGone(one)))
    for (const day of daysIn(row.first_day, row.end_day)) taken.add(day);
  return { gone: gone.map(({ id }) => id), fresh: events.flatMap((event) => takeFrom(taken, event)) };
}

/** The days of an event that are not taken, as few periods; they are taken from then on. */
function takeFrom(taken: Set<number>, { sourceId, firstDay, endDay }: Event): Event[] {
  const parts: { first: number; end: number }[] = [];
  for (const day of daysIn(firstDay, endDay)) {
    if (taken.has(day)) continue;
    taken.add(day);
    const part = parts.at(-1);
    if (part?.end === day) part.end += 1;
    else parts.push({ first: day, end: day + 1 });
  }
  return parts.map(({ first, end }) => ({ sourceId, firstDay: dayOf(first), endDay: dayOf(end) }));
}

/** Days since 1970. */
const numberOf = (day: Day) => nightsBetween('1970-01-01', day);
const dayOf = (number: number) => addDays('1970-01-01', number);

function* daysIn(firstDay: Day, endDay: Day): Generator<number> {
  const end = numberOf(endDay);
  for (let day = numberOf(firstDay); day < end; day += 1) yield day;
}

const listOf = (events: readonly Event[]) => sql`unnest(
  ${events.map(({ sourceId }) => sourceId)}::uuid[],
  ${events.map(({ firstDay }) => firstDay)}::date[],
  ${events.map(({ endDay }) => endDay)}::date[]
) as event (source_id, first_day, end_day)`;

/**
 * Records what else takes days of events, apart from other events: calendars repeat what they import from one
 * another. What has ended comes back, and what the owner has settled only with another period.
 */
export async function recordConflicts(
  transaction: OpenTransaction,
  propertyId: string,
  events: readonly NamedEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const sources = JSON.stringify(
    Object.fromEntries(events.map(({ sourceId, source }) => [sourceId, source])),
  );
  await sql`
    insert into import_conflict (id, property_id, period, source, source_id, occupancy_id)
    select gen_random_uuid(), ${propertyId}::uuid, daterange(first_day, end_day),
      ${sources}::jsonb ->> event.source_id::text, event.source_id, occupancy.id
    from ${listOf(events)}
    join occupancy on occupancy.property_id = ${propertyId} and kind <> 'import'
      and period && daterange(first_day, end_day)
    order by occupancy.id
    on conflict (source_id, occupancy_id) do update
      set period = excluded.period, source = excluded.source, created_at = excluded.created_at, resolved_at = null,
        settled_at = null
      where import_conflict.period <> excluded.period or import_conflict.resolved_at is not null
  `.execute(transaction);
}

/** Ends the conflicts of events with what takes none of their days any more. */
export async function resolveConflicts(
  transaction: OpenTransaction,
  propertyId: string,
  events: readonly Event[],
): Promise<void> {
  if (events.length === 0) return;
  await sql`
    update import_conflict set resolved_at = clock_timestamp()
    from ${listOf(events)}
    where property_id = ${propertyId} and import_conflict.source_id = event.source_id and resolved_at is null
      and not exists (
        select from occupancy where occupancy.id = occupancy_id and occupancy.period && daterange(first_day, end_day)
      )
  `.execute(transaction);
}

/** Of events that the other calendar has no more. The properties are locked by the caller. */
export async function endConflicts(
  transaction: OpenTransaction,
  sourceIds: readonly string[],
  propertyIds: readonly string[],
): Promise<void> {
  if (sourceIds.length === 0) return;
  await sql`
    update import_conflict set resolved_at = clock_timestamp()
    where source_id = any (${sourceIds}::uuid[]) and property_id = any (${propertyIds}::uuid[])
      and resolved_at is null
  `.execute(transaction);
}

/** The property is locked by the caller. */
export async function deleteImports(
  transaction: OpenTransaction,
  propertyId: string,
  sourceIds: readonly string[],
): Promise<void> {
  if (sourceIds.length === 0) return;
  await sql`
    delete from occupancy
    where property_id = ${propertyId} and kind = 'import' and source_id = any (${sourceIds}::uuid[])
  `.execute(transaction);
}

export async function hasConflict(transaction: OpenTransaction, sourceId: string): Promise<boolean> {
  const { rows } = await sql`
    select from import_conflict
    where source_id = ${sourceId} and resolved_at is null and settled_at is null limit 1
  `.execute(transaction);
  return rows.length > 0;
}

/** The events that wait for days which a booking, a lease contract or an event takes in these properties. */
export async function findWaitingEvents(
  transaction: OpenTransaction,
  sourceId: string,
  propertyIds: readonly string[],
): Promise<(Event & { propertyId: string })[]> {
  const { rows } = await sql<{ property_id: string; source_id: string; first_day: Day; end_day: Day }>`
    select import_conflict.property_id, import_conflict.source_id, lower(import_conflict.period) as first_day,
      upper(import_conflict.period) as end_day
    from import_conflict join occupancy on occupancy.id = import_conflict.occupancy_id
    where occupancy.source_id = ${sourceId} and occupancy.property_id = any (${propertyIds}::uuid[])
      and resolved_at is null
    order by import_conflict.created_at, import_conflict.id
  `.execute(transaction);
  return rows.map((row) => ({
    propertyId: row.property_id,
    sourceId: row.source_id,
    firstDay: row.first_day,
    endDay: row.end_day,
  }));
}
