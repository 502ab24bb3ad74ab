import { type CurrencyCode, DEPOSIT_ANSWER_HOURS } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** More than ever wait at once. */
const LISTED_MAXIMUM = 200;

/** A claim of a deposit that an operator has to decide. Amounts in minor units, instants ISO strings. */
export type OpenClaim = {
  booking_id: string;
  currency: CurrencyCode;
  amount: number;
  claim_amount: number;
  claim_reason: string;
  claimed_at: string;
  /** What the guest has written; null where they have not answered in time. */
  answer: string | null;
  /** After that the provider takes nothing any more. */
  ends_at: string;
};

/** Those that the guest refuses, or has not answered in time: the most urgent first. */
export async function listOpenClaims(database: Database, now: Date): Promise<OpenClaim[]> {
  const { rows } = await sql<OpenClaim>`
    select booking_id, currency, amount, claim_amount, claim_reason, claimed_at, answer, ends_at
    from booking_deposit
    where state = 'answered' or state = 'claimed'
      and claimed_at + ${DEPOSIT_ANSWER_HOURS}::int * interval '1 hour' <= ${now}::timestamptz
    order by ends_at, booking_id limit ${LISTED_MAXIMUM}
  `.execute(database);
  return rows;
}
