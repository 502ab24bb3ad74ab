import { type BookingRequest, type CancellationPolicy, type Day, toDay } from '@moien/contract';
import { sql } from 'kysely';
import type { OpenTransaction, StayDates } from '../../catalog/index.ts';

/** What a booking freezes of a home, besides its price. */
export type HomeTerms = {
  owner_id: string;
  allows_same_day_turnover: boolean;
  is_instant_bookable: boolean;
  cancellation_policy: CancellationPolicy;
  time_zone: string;
  check_in_time: string;
  check_out_time: string;
  deposit: number | null;
  /** Of the fee schedule, for stays that are booked on the day. */
  owner_fee_percent: number;
};

/** A home that somebody wants to book, and how things stand for that guest; one statement asks all of it. */
export type WantedHome = HomeTerms & {
  /**
   * Somebody has a day of the stay for longer than now. Asked before the lock of the home as well: of many
   * who want the same nights, those who come too late need not wait for each other.
   */
  is_taken: boolean;
  /** Stays that the guest holds and whose time to pay has not run out. */
  open_holds: number;
};

type Wish = { request: BookingRequest; guestId: string; at: Date };

/** Undefined unless the home is published. */
export async function findWantedHome(
  transaction: OpenTransaction,
  { request: { propertyId, arrivalDate, departureDate }, guestId, at }: Wish,
): Promise<WantedHome | undefined> {
  const { rows } = await sql<WantedHome>`
    select owner_id, allows_same_day_turnover, is_instant_bookable, cancellation_policy, time_zone,
      to_char(check_in_time, 'HH24:MI') as check_in_time, to_char(check_out_time, 'HH24:MI') as check_out_time, deposit,
      (
        select owner_percent from fee_schedule where valid_from <= ${toDay(at)}::date order by valid_from desc limit 1
      ) as owner_fee_percent,
      exists (
        select from occupancy
        where property_id = property.id and (kind <> 'hold' or ends_at > clock_timestamp())
          and period && daterange(${arrivalDate}::date, ${departureDate}::date,
            case when property.allows_same_day_turnover then '[)' else '[]' end)
      ) as is_taken,
      (
        select count(*)::int from rental_booking
        where guest_id = ${guestId} and state = 'held' and deadline_at >= ${at}
      ) as open_holds
    from property where id = ${propertyId} and is_published
  `.execute(transaction);
  return rows[0];
}

/** Stays of a home that a guest holds and has not paid for. */
export async function findOwnHolds(
  transaction: OpenTransaction,
  { propertyId, guestId }: { propertyId: string; guestId: string },
): Promise<StayDates[]> {
  const { rows } = await sql<{ arrival_date: Day; departure_date: Day }>`
    select arrival_date, departure_date from rental_booking
    where guest_id = ${guestId} and property_id = ${propertyId} and state = 'held'
  `.execute(transaction);
  return rows.map(({ arrival_date: arrivalDate, departure_date: departureDate }) => ({
    arrivalDate,
    departureDate,
  }));
}
