import { randomUUIDv7 } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { periodOf } from './occupancy.repository.ts';
import type { ImportedStay, OpenTransaction } from './occupancy.ts';

/** An event of another calendar at a property. */
type Event = { propertyId: string; sourceId: string; period: RawBuilder<string> };

export const eventOf = (stay: ImportedStay): Event => ({ ...stay, period: periodOf(stay) });

/**
 * Makes an event take exactly the days of its period that nothing else takes; writes nothing when it does
 * already. The property is locked by the caller.
 */
export async function takeFreeDays(
  transaction: OpenTransaction,
  { propertyId, sourceId, period }: Event,
): Promise<void> {
  await sql`
    delete from occupancy
    where property_id = ${propertyId} and source_id = ${sourceId} and kind = 'import' and not period <@ ${period}
  `.execute(transaction);
  await sql`
    insert into occupancy (id, property_id, period, kind, source_id)
    select gen_random_uuid(), ${propertyId}::uuid, free.period, 'import', ${sourceId}::uuid
    from unnest(
      datemultirange(${period}) - coalesce(
        (select range_agg(period) from occupancy where property_id = ${propertyId} and period && ${period}),
        '{}'
      )
    ) as free (period)
  `.execute(transaction);
}

/**
 * Records what else takes days of an event, apart from other events: calendars repeat what they import from
 * one another. A conflict that the owner has resolved comes back only with another period.
 */
export async function recordConflicts(transaction: OpenTransaction, stay: ImportedStay): Promise<void> {
  const period = periodOf(stay);
  const { rows } = await sql<{ occupancy_id: string }>`
    select id as occupancy_id from occupancy
    where property_id = ${stay.propertyId} and kind <> 'import' and period && ${period} order by id
  `.execute(transaction);
  for (const { occupancy_id: occupancyId } of rows)
    await sql`
      insert into import_conflict (id, property_id, period, source, source_id, occupancy_id)
      values (${randomUUIDv7()}, ${stay.propertyId}, ${period}, ${stay.source}, ${stay.sourceId}, ${occupancyId})
      on conflict (source_id, occupancy_id) do update
        set period = excluded.period, source = excluded.source, created_at = excluded.created_at, resolved_at = null
        where import_conflict.period <> excluded.period
    `.execute(transaction);
}

/** Ends the conflicts of an event with what takes none of its days any more. */
export async function resolveConflicts(
  transaction: OpenTransaction,
  { propertyId, sourceId, period }: Event,
): Promise<void> {
  await sql`
    update import_conflict set resolved_at = clock_timestamp()
    where property_id = ${propertyId} and source_id = ${sourceId} and resolved_at is null
      and not exists (
        select from occupancy where occupancy.id = occupancy_id and occupancy.period && ${period}
      )
  `.execute(transaction);
}

/** Of an event that the other calendar has no more. The properties are locked by the caller. */
export async function endConflicts(
  transaction: OpenTransaction,
  sourceId: string,
  propertyIds: readonly string[],
): Promise<void> {
  await sql`
    update import_conflict set resolved_at = clock_timestamp()
    where source_id = ${sourceId} and property_id = any (${propertyIds}::uuid[]) and resolved_at is null
  `.execute(transaction);
}

export async function hasConflict(transaction: OpenTransaction, sourceId: string): Promise<boolean> {
  const { rows } = await sql`
    select from import_conflict where source_id = ${sourceId} and resolved_at is null limit 1
  `.execute(transaction);
  return rows.length > 0;
}

/** The events that wait for days which a booking, a lease contract or an event takes in these properties. */
export async function findWaitingEvents(
  transaction: OpenTransaction,
  sourceId: string,
  propertyIds: readonly string[],
): Promise<Event[]> {
  const { rows } = await sql<{ property_id: string; source_id: string; period: string }>`
    select import_conflict.property_id, import_conflict.source_id, import_conflict.period
    from import_conflict join occupancy on occupancy.id = import_conflict.occupancy_id
    where occupancy.source_id = ${sourceId} and occupancy.property_id = any (${propertyIds}::uuid[])
      and resolved_at is null
    order by import_conflict.created_at, import_conflict.id
  `.execute(transaction);
  return rows.map((row) => ({
    propertyId: row.property_id,
    sourceId: row.source_id,
    period: sql`${row.period}::daterange`,
  }));
}
