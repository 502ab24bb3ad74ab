import { randomUUIDv7 } from 'node:crypto';
import {
  type CurrencyCode,
  DEPOSIT_CLAIM_DAYS,
  DEPOSIT_HOURS_BEFORE_CHECK_IN,
  DEPOSIT_NIGHTS_MAXIMUM,
  type DepositState,
} from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

/** Amounts in minor units, instants ISO strings. */
export type DepositRow = {
  booking_id: string;
  state: DepositState;
  amount: number;
  currency: CurrencyCode;
  attempt_id: string | null;
  claim_until: string;
  claim_amount: number | null;
  claim_reason: string | null;
  claimed_at: string | null;
  is_claim_accepted: boolean | null;
  answer: string | null;
  answered_at: string | null;
  captured_amount: number | null;
  settlement_reason: string | null;
};

/** What changes with a state; what is left out stays. */
export type DepositValues = Partial<
  Omit<DepositRow, 'booking_id' | 'state' | 'amount' | 'currency' | 'claim_until'>
> & { authorised_at?: Date; ends_at?: Date; ended_at?: Date };

const CHECK_IN = sql`(arrival_date + check_in_time) at time zone time_zone`;
const CHECK_OUT = sql`(departure_date + check_out_time) at time zone time_zone`;

const isDue = (
  now: Date,
) => sql`state in ('confirmed', 'in-stay') and deposit > 0 and quote_digest is not null
  and departure_date - arrival_date <= ${DEPOSIT_NIGHTS_MAXIMUM}
  and deadline_kind is distinct from 'payment'
  and ${CHECK_IN} <= ${now}::timestamptz + ${DEPOSIT_HOURS_BEFORE_CHECK_IN}::int * interval '1 hour'
  and ${CHECK_OUT} > ${now}
  and not exists (select from booking_deposit where booking_id = rental_booking.id)`;

export type DepositRepository = ReturnType<typeof createDepositRepository>;

export function createDepositRepository(database: Database | Transaction<Tables>) {
  return {
    async find(bookingId: string): Promise<DepositRow | undefined> {
      const { rows } = await sql<DepositRow>`
        select booking_id, booking_deposit.state, amount, currency, attempt_id,
          ${CHECK_OUT} + ${DEPOSIT_CLAIM_DAYS}::int * interval '1 day' as claim_until, claim_amount, claim_reason,
          claimed_at, is_claim_accepted, answer, answered_at, captured_amount, settlement_reason
        from booking_deposit join rental_booking on rental_booking.id = booking_id
        where booking_id = ${bookingId}
      `.execute(database);
      return rows[0];
    },

    /** Stays whose deposit is due by now, and has not been asked for. */
    async listDue(now: Date, maximum: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select id from rental_booking where ${isDue(now)} order by arrival_date, id limit ${maximum}
      `.execute(database);
      return rows.map(({ id }) => id);
    },

    /** @returns false when it is not due, or has been asked for */
    async insertDue(bookingId: string, now: Date): Promise<boolean> {
      const { rows } = await sql`
        insert into booking_deposit (booking_id, state, amount, currency, due_at)
        select id, 'due', deposit, quote ->> 'currency', ${now} from rental_booking
        where id = ${bookingId} and ${isDue(now)}
        on conflict do nothing returning booking_id
      `.execute(database);
      return rows.length > 0;
    },

    /** Those that nobody claims in time, or whose stay does not take place or has ended without them. */
    async listOver(now: Date, maximum: number): Promise<string[]> {
      const { rows } = await sql<{ booking_id: string }>`
        select booking_id from booking_deposit join rental_booking on rental_booking.id = booking_id
        where booking_deposit.state in ('due', 'authorised') and (
          rental_booking.state = 'cancelled'
          or rental_booking.state = 'no-show' and deadline_kind is null
          or booking_deposit.state = 'due' and ${CHECK_OUT} <= ${now}
          or ${CHECK_OUT} + ${DEPOSIT_CLAIM_DAYS}::int * interval '1 day' <= ${now}::timestamptz
        )
        order by due_at, booking_id limit ${maximum}
      `.execute(database);
      return rows.map(({ booking_id: id }) => id);
    },

    /** @returns false unless the deposit is in the state `from` */
    async move(
      bookingId: string,
      from: DepositState,
      state: DepositState,
      values: DepositValues = {},
    ): Promise<boolean> {
      const assignments = Object.entries({ state, ...values }).map(
        ([column, value]) => sql`${sql.ref(column)} = ${value}`,
      );
      const { rows } = await sql`
        update booking_deposit set ${sql.join(assignments)}
        where booking_id = ${bookingId} and state = ${from} returning booking_id
      `.execute(database);
      return rows.length > 0;
    },

    /** What was taken of it is the owner’s. @returns the release, due at once */
    async insertRelease({ booking_id: bookingId, currency }: DepositRow, amount: number, now: Date) {
      const { rows } = await sql<{ id: string }>`
        insert into money_release (id, booking_id, owner_id, subject, part, state, currency, share, owner_fee,
          guest_fee, tourist_tax, due_at, created_at)
        select ${randomUUIDv7()}, rental_booking.id, owner_id, 'deposit', 1, 'scheduled', ${currency}, ${amount},
          0, 0, 0, ${now}::timestamptz, ${now}::timestamptz
        from rental_booking join property on property.id = property_id where rental_booking.id = ${bookingId}
        on conflict (booking_id, subject, part) do nothing returning id
      `.execute(database);
      return rows[0]?.id;
    },
  };
}
