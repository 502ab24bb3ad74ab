import type { BookingEvent, CancellationPolicyTerms, CurrencyCode, Day, Quote } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** What the booking shows of a payment that a bank takes back. Money in minor units, instants ISO strings. */
export type DisputeEvidence = {
  reason: string;
  amount: number;
  currency: CurrencyCode;
  bookingId: string;
  home: string;
  city: string;
  registrationNumber: string | null;
  guest: string | null;
  owner: string;
  arrivalDate: Day;
  departureDate: Day;
  checkInTime: string;
  checkOutTime: string;
  timeZone: string;
  guestCount: number;
  quote: Quote;
  policy: CancellationPolicyTerms;
  /** As the guest accepted them with the booking. */
  houseRules: string | null;
  message: string;
  payments: { kind: string; at: string; amount: number; card: string | null }[];
  refunded: number;
  events: BookingEvent[];
  /** What reports on platforms are told of the stay; null for one that was never confirmed. */
  record: { confirmedAt: string; nightCount: number; guestCount: number } | null;
};

/** Undefined for a dispute that is not there. */
export async function collectEvidence(
  database: Database,
  disputeId: string,
): Promise<DisputeEvidence | undefined> {
  const { rows } = await sql<{ evidence: DisputeEvidence }>`
    select jsonb_build_object(
      'reason', dispute.reason, 'amount', dispute.amount, 'currency', dispute.currency, 'bookingId', booking.id,
      'home', coalesce((
        select title from property_text where property_text.property_id = property.id
        order by language = 'en' desc, language limit 1
      ), city.name),
      'city', city.name, 'registrationNumber', property.registration_number,
      'guest', (contact ->> 'firstName') || ' ' || (contact ->> 'lastName'),
      'owner', profile.first_name || ' ' || profile.last_name,
      'arrivalDate', booking.arrival_date, 'departureDate', booking.departure_date,
      'checkInTime', to_char(booking.check_in_time, 'HH24:MI'),
      'checkOutTime', to_char(booking.check_out_time, 'HH24:MI'), 'timeZone', booking.time_zone,
      'guestCount', adult_count + children_count + infant_count, 'quote', quote, 'policy', policy,
      'houseRules', house_rules, 'message', message,
      'payments', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', kind, 'at', settled_at, 'amount', payment_attempt.amount, 'card', card_alias
        ) order by settled_at, id), '[]')
        from payment_attempt
        where booking_id = booking.id and payment_attempt.state = 'succeeded'
          and kind in ('authorisation', 'payment', 'capture', 'deposit-capture')
      ),
      'refunded', (
        select coalesce(sum(payment_attempt.amount), 0) from payment_attempt
        where booking_id = booking.id and payment_attempt.state = 'succeeded' and kind = 'refund'
      ),
      'events', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'transition', transition, 'actor', actor, 'at', at, 'reason', booking_event.reason
        ) order by sequence), '[]')
        from booking_event where booking_id = booking.id
      ),
      'record', (
        select jsonb_build_object('confirmedAt', confirmed_at, 'nightCount', night_count, 'guestCount', guest_count)
        from stay_record where booking_id = booking.id
      )
    ) as evidence
    from payment_dispute as dispute
    join rental_booking as booking on booking.id = dispute.booking_id
    join property on property.id = booking.property_id
    join city on city.id = property.city_id
    join profile on profile.user_id = property.owner_id
    where dispute.id = ${disputeId}
  `.execute(database);
  return rows[0]?.evidence;
}
