import type { BookingChangeState, Day } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import type { BookingRow } from './booking-row.ts';
import type { ChangeRow } from './change-row.ts';

const changeColumns = sql`
  id, booking_id, state, proposed_by, arrival_date, departure_date, adult_count, children_count, infant_count,
  pet_count, quote, quote_digest, night_price_array, night_array, difference, authorised_at, ends_at, created_at`;

export async function findChange(
  database: Database | OpenTransaction,
  id: string,
): Promise<ChangeRow | undefined> {
  const { rows } = await sql<ChangeRow>`
    select ${changeColumns} from booking_change where id = ${id}
  `.execute(database);
  return rows[0];
}

export async function findProposedChangeRow(
  database: Database | OpenTransaction,
  bookingId: string,
): Promise<ChangeRow | undefined> {
  const { rows } = await sql<ChangeRow>`
    select ${changeColumns} from booking_change where booking_id = ${bookingId} and state = 'proposed'
  `.execute(database);
  return rows[0];
}

type NewChange = Omit<ChangeRow, 'state' | 'authorised_at' | 'ends_at' | 'created_at'> & {
  ends_at: Date;
  created_at: Date;
};

/** @returns false when there is a change with the id, or another one is proposed */
export async function insertChange(transaction: OpenTransaction, change: NewChange): Promise<boolean> {
  const { rows } = await sql`
    insert into booking_change (id, booking_id, state, proposed_by, arrival_date, departure_date, adult_count,
      children_count, infant_count, pet_count, quote, quote_digest, night_price_array, night_array, difference,
      ends_at, created_at)
    values (${change.id}, ${change.booking_id}, 'proposed', ${change.proposed_by}, ${change.arrival_date},
      ${change.departure_date}, ${change.adult_count}, ${change.children_count}, ${change.infant_count},
      ${change.pet_count}, ${JSON.stringify(change.quote)}::jsonb, ${change.quote_digest},
      ${JSON.stringify(change.night_price_array)}::jsonb, ${JSON.stringify(change.night_array)}::jsonb,
      ${change.difference}, ${change.ends_at}, ${change.created_at})
    on conflict do nothing returning id
  `.execute(transaction);
  return rows.length > 0;
}

/** @returns false unless the change is proposed */
export async function closeChange(
  transaction: OpenTransaction,
  id: string,
  { state, at }: { state: Exclude<BookingChangeState, 'proposed'>; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update booking_change set state = ${state}, decided_at = ${at} where id = ${id} and state = 'proposed' returning id
  `.execute(transaction);
  return rows.length > 0;
}

export async function markAuthorised(transaction: OpenTransaction, id: string, at: Date): Promise<void> {
  await sql`update booking_change set authorised_at = ${at} where id = ${id}`.execute(transaction);
}

type WantedDays = {
  booking: Pick<
    BookingRow,
    'id' | 'property_id' | 'arrival_date' | 'departure_date' | 'allows_same_day_turnover'
  >;
  arrivalDate: Day;
  departureDate: Day;
};

/**
 * Whether somebody else has a day of the wanted stay, or one of its new nights is closed by the owner or
 * after the end of the calendar.
 */
export async function isTakenByOthers(
  transaction: OpenTransaction,
  { booking, arrivalDate, departureDate }: WantedDays,
): Promise<boolean> {
  const { rows } = await sql`
    select from occupancy
    where property_id = ${booking.property_id} and source_id <> ${booking.id}
      and (kind <> 'hold' or ends_at > clock_timestamp())
      and period && daterange(${arrivalDate}::date, ${departureDate}::date,
        ${booking.allows_same_day_turnover ? '[)' : '[]'}::text)
    union all
    select from rental_day
    where property_id = ${booking.property_id} and not is_available_for_short_term
      and day >= ${arrivalDate}::date and day < ${departureDate}::date
      and not (day >= ${booking.arrival_date}::date and day < ${booking.departure_date}::date)
    union all
    select from property
    where id = ${booking.property_id} and bookable_until < ${departureDate}::date
      and ${departureDate}::date > ${booking.departure_date}::date
    limit 1
  `.execute(transaction);
  return rows.length > 0;
}
