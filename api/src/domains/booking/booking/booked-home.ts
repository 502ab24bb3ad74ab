import { type BookingRequest, type CancellationPolicy, type Day, toDay } from '@moien/contract';
import { sql } from 'kysely';
import {
  nightLimitLock,
  type OpenTransaction,
  ownerFeePercent,
  type StayDates,
} from '../../catalog/index.ts';
import { PERMISSIONS, type RuledHome } from './house-rules-text.ts';

/** What a booking freezes of a home, besides its price. */
export type HomeTerms = RuledHome & {
  owner_id: string;
  allows_same_day_turnover: boolean;
  is_instant_bookable: boolean;
  cancellation_policy: CancellationPolicy;
  time_zone: string;
  deposit: number | null;
  /** Of the fee schedule, for stays that are booked on the day. */
  owner_fee_percent: number;
};

/** A home that a guest wants to book, and what could keep that guest from it; read by one statement. */
export type WantedHome = HomeTerms & {
  /** Whose booking has the wanted id already. */
  known_guest_id: string | null;
  /**
   * Somebody has a day of the stay for longer than now. Asked before the lock of the home as well: of many
   * who want the same nights, those who come too late need not wait for each other.
   */
  is_taken: boolean;
  /** A hold of the home has run out and has not been ended. */
  has_expired_hold: boolean;
  /** Stays that the guest holds and whose time to pay has not run out. */
  open_holds: number;
};

/** Without a home unless it is published. */
export type Wanted = WantedHome | { known_guest_id: string | null; owner_id: null };

type WantedStay = { request: BookingRequest; guestId: string; at: Date };

type Locked = { has_account: boolean; is_home_locked: boolean; is_blocked: boolean };

/**
 * Locks the guest, whose holds are counted one after the other, and then the home with the limit of its
 * nights, unless somebody else has it: whoever waited here would not learn that the nights are gone.
 */
export async function lockWanted(
  transaction: OpenTransaction,
  { request: { propertyId }, guestId }: Omit<WantedStay, 'at'>,
): Promise<Locked> {
  const { rows } = await sql<Locked>`
    with person as materialized (
      select user_id, blocked_at from account where user_id = ${guestId} for no key update
    ), home as materialized (
      select property as home from property where id = ${propertyId} and exists (select from person)
      for no key update skip locked
    )
    select exists (select from person) as has_account, exists (select from home) as is_home_locked,
      exists (select from person where blocked_at is not null) as is_blocked,
      (${nightLimitLock(sql`home`)}) as night_limit
  `.execute(transaction);
  return rows[0] ?? { has_account: false, is_home_locked: false, is_blocked: false };
}

/** To be asked after the guest is locked, and again once the home is. */
export async function findWanted(
  transaction: OpenTransaction,
  { request: { id, propertyId, arrivalDate, departureDate }, guestId, at }: WantedStay,
): Promise<Wanted> {
  const { rows } = await sql<Wanted>`
    select (select guest_id from rental_booking where rental_booking.id = ${id}) as known_guest_id,
      owner_id, allows_same_day_turnover, is_instant_bookable, cancellation_policy, time_zone,
      to_char(check_in_time, 'HH24:MI') as check_in_time, to_char(check_out_time, 'HH24:MI') as check_out_time, deposit,
      guest_count,
      array(
        select feature_type.name from property_feature join feature_type on feature_type.id = feature_type_id
        where property_id = property.id and value <> 0 and feature_type.name = any (${PERMISSIONS}::text[])
      ) as permissions,
      ${ownerFeePercent(toDay(at))} as owner_fee_percent,
      exists (
        select from occupancy
        where property_id = property.id and (kind <> 'hold' or ends_at > clock_timestamp())
          and period && daterange(${arrivalDate}::date, ${departureDate}::date,
            case when property.allows_same_day_turnover then '[)' else '[]' end)
      ) as is_taken,
      exists (
        select from occupancy where property_id = property.id and kind = 'hold' and ends_at <= clock_timestamp()
      ) as has_expired_hold,
      (
        select count(*)::int from rental_booking
        where guest_id = ${guestId} and state = 'held' and deadline_at >= ${at}
      ) as open_holds
    from (select) as nothing left join property on property.id = ${propertyId} and is_published
  `.execute(transaction);
  return rows[0] ?? { known_guest_id: null, owner_id: null };
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
