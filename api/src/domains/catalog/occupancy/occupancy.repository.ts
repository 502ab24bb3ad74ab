import { randomUUIDv7 } from 'node:crypto';
import type { Day } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import type { ClosedDays, OpenTransaction, StayDays, Taking } from './occupancy.ts';

/** The days that a stay takes. */
export const periodOf = ({
  arrivalDate,
  departureDate,
  allowsSameDayTurnover,
}: StayDays): RawBuilder<string> => sql`
  daterange(${arrivalDate}::date, ${departureDate}::date, ${allowsSameDayTurnover ? '[)' : '[]'}::text)`;

/**
 * Locks properties until the transaction ends, in the order of their ids, so that two transactions never wait
 * for each other.
 */
export async function lockProperties(transaction: OpenTransaction, ids: readonly string[]): Promise<void> {
  await sql`
    select from property where id = any (${ids}::uuid[]) order by id for no key update
  `.execute(transaction);
}

/**
 * Locks the property of which a booking, a lease contract or an event takes or wants days. Locking a row of
 * occupancy first would wait for whoever has locked the property and wants that row; for the same reason
 * whatever the caller writes is bounded to the properties that this returns.
 */
export async function lockPropertyOf(transaction: OpenTransaction, sourceId: string): Promise<string[]> {
  const { rows } = await sql<{ property_id: string }>`
    select property_id from occupancy where source_id = ${sourceId}
    union select property_id from import_conflict where source_id = ${sourceId}
  `.execute(transaction);
  const ids = rows.map((row) => row.property_id);
  if (ids.length > 0) await lockProperties(transaction, ids);
  return ids;
}

/** The bookings of a property whose hold has run out and that still take its days. */
export async function findExpiredHolds(transaction: OpenTransaction, propertyId: string): Promise<string[]> {
  const { rows } = await sql<{ source_id: string }>`
    select source_id from occupancy
    where property_id = ${propertyId} and kind = 'hold' and ends_at <= clock_timestamp()
    order by source_id
  `.execute(transaction);
  return rows.map((row) => row.source_id);
}

/**
 * Takes days as a statement or a part of one. The property is locked by the caller. A conflict with the
 * exclusion constraint is no error, which would end the caller's transaction: there is no row, as when a day
 * is closed by the owner or after the end of the calendar.
 */
export function takingStatement(taking: Taking): RawBuilder<{ source_id: string }> {
  const { propertyId, sourceId, kind, arrivalDate, departureDate } = taking;
  const endsAt = taking.kind === 'hold' ? taking.endsAt : null;
  return sql`
    insert into occupancy (id, property_id, period, kind, source_id, ends_at)
    select ${randomUUIDv7()}::uuid, property.id, ${periodOf(taking)}, ${kind}, ${sourceId}::uuid,
      ${endsAt}::timestamptz
    from property
    where property.id = ${propertyId} and property.bookable_until >= ${departureDate}::date
      and not exists (
        select from rental_day
        where rental_day.property_id = property.id and not is_available_for_short_term
          and day >= ${arrivalDate}::date and day < ${departureDate}::date
      )
      and not ${isKeptForPreparation(taking, kind)}
    on conflict on constraint occupancy_no_overlap do nothing
    returning source_id`;
}

/**
 * SQL on `property`: whether a night of the stay is kept free before or after another one, of guests or of
 * another calendar. The lock of the property makes that as certain as the constraint does for taken days.
 */
function isKeptForPreparation(
  { arrivalDate, departureDate }: Pick<StayDays, 'arrivalDate' | 'departureDate'>,
  kind: Taking['kind'],
  ownId: RawBuilder<unknown> = sql`null::uuid`,
): RawBuilder<boolean> {
  if (kind === 'lease') return sql`false`;
  return sql`(property.preparation_days > 0 and exists (
    select from occupancy as prepared
    where prepared.property_id = property.id and prepared.kind in ('hold', 'booking', 'import')
      and prepared.id is distinct from ${ownId}
      and prepared.period
        && daterange(${arrivalDate}::date - preparation_days, ${departureDate}::date + preparation_days)
  ))`;
}

/** @returns false when a day is taken, closed by the owner or after the end of the calendar */
export async function insertOccupancy(transaction: OpenTransaction, taking: Taking): Promise<boolean> {
  const { rows } = await takingStatement(taking).execute(transaction);
  return rows.length > 0;
}

/**
 * Gives a booking other days; nights that it had already stay its own, whatever the owner's calendar says.
 * The property is locked by the caller.
 * @returns false when a day is taken, or a new night is closed or after the end of the calendar
 */
export async function movePeriod(
  transaction: OpenTransaction,
  bookingId: string,
  stay: StayDays,
): Promise<boolean> {
  const ownNights = sql`
    daterange(lower(occupancy.period), upper(occupancy.period) - ${stay.allowsSameDayTurnover ? 0 : 1}::int)`;
  const newNights = sql`(
    datemultirange(daterange(${stay.arrivalDate}::date, ${stay.departureDate}::date))
    - datemultirange(${ownNights})
  )`;
  const { rows } = await sql`
    update occupancy set period = ${periodOf(stay)}
    from property
    where occupancy.source_id = ${bookingId} and occupancy.kind = 'booking'
      and property.id = occupancy.property_id
      and not ${newNights} && daterange(property.bookable_until, null)
      and not exists (
        select from rental_day
        where rental_day.property_id = property.id and not is_available_for_short_term and day <@ ${newNights}
      )
      and not exists (
        select from occupancy as other
        where other.property_id = property.id and other.id <> occupancy.id and other.period && ${periodOf(stay)}
      )
      and not ${isKeptForPreparation(stay, 'booking', sql`occupancy.id`)}
    returning occupancy.id
  `.execute(transaction);
  return rows.length > 0;
}

/** Moves the end of a booking's hold. */
export async function updateHoldEnd(
  transaction: OpenTransaction,
  bookingId: string,
  endsAt: Date,
): Promise<void> {
  await sql`
    update occupancy set ends_at = ${endsAt} where source_id = ${bookingId} and kind = 'hold'
  `.execute(transaction);
}

/** Turns a booking's hold into a booking, which takes the days without an end. */
export async function turnHoldIntoBooking(transaction: OpenTransaction, bookingId: string): Promise<void> {
  await sql`
    update occupancy set kind = 'booking', ends_at = null where source_id = ${bookingId} and kind = 'hold'
  `.execute(transaction);
}

/** Nights of a stay that the owner cancelled stay taken by no guest. @returns false when none are left */
export async function blockFrom(
  transaction: OpenTransaction,
  bookingId: string,
  firstDay: Day,
): Promise<boolean> {
  const { rows } = await sql`
    update occupancy
    set kind = 'blocked-by-cancellation', period = period * daterange(${firstDay}::date, null)
    where source_id = ${bookingId} and kind = 'booking' and upper(period) > ${firstDay}::date
    returning id
  `.execute(transaction);
  return rows.length > 0;
}

/** The properties are locked by the caller. Nights that a cancellation has blocked stay. */
export async function deletePeriods(
  transaction: OpenTransaction,
  sourceId: string,
  propertyIds: readonly string[],
): Promise<void> {
  await sql`
    delete from occupancy
    where source_id = ${sourceId} and property_id = any (${propertyIds}::uuid[])
      and kind <> 'blocked-by-cancellation'
  `.execute(transaction);
}

/**
 * The property is locked by the caller. Price and night rules of the days stay.
 * @returns false when a guest has one of the days
 */
export async function insertClosedDays(
  transaction: OpenTransaction,
  { propertyId, firstDay, lastDay }: ClosedDays,
): Promise<boolean> {
  const { rows } = await sql`
    insert into rental_day (property_id, day, is_available_for_short_term)
    select ${propertyId}::uuid, ${firstDay}::date + number, false
    from generate_series(0, ${lastDay}::date - ${firstDay}::date) as number
    where not exists (
      select from occupancy
      where property_id = ${propertyId} and kind in ('hold', 'booking', 'lease')
        and period && daterange(${firstDay}::date, ${lastDay}::date, '[]')
    )
    on conflict (property_id, day) do update set is_available_for_short_term = false
    returning day
  `.execute(transaction);
  return rows.length > 0;
}
