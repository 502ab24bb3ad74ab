import {
  type BalanceDebt,
  type BookingOfMoney,
  balanceGroupOf,
  type Day,
  type LedgerLine,
  type MoneyRelease,
  PAYOUT_WORKING_DAYS,
  paymentFailureOf,
  toDay,
} from '@moien/contract';
import type { DebtRow, ShownRelease, ShownTransfer } from './balance.repository.ts';
import { addWorkingDays } from './working-days.ts';

const ENDING_LENGTH = 4;

export function presentRelease(row: ShownRelease, today: Day): MoneyRelease {
  return {
    id: row.id,
    booking: presentBooking(row),
    subject: row.subject,
    part: row.part,
    partCount: row.part_count,
    state: row.state,
    group: balanceGroupOf(row.state) ?? 'held',
    blockReason: row.block_reason,
    failure: row.failure_code === null ? null : paymentFailureOf(row.failure_code),
    currency: row.currency,
    share: row.share,
    ownerFee: row.owner_fee,
    clawedBack: row.clawed_back,
    amount: row.share - row.owner_fee - row.clawed_back,
    dueAt: row.due_at,
    transferredAt: row.transferred_at,
    expectedOn: expectedOn(row, today),
    paidAt: row.paid_at,
    recipientEnding: row.iban?.slice(-ENDING_LENGTH) ?? null,
  };
}

/** A payout leaves on the day on which it is due, or was created, and takes two working days at most. */
function expectedOn({ state, due_at: dueAt, payout_at: payoutAt }: ShownRelease, today: Day): Day | null {
  if (state === 'blocked' || state === 'returned' || state === 'paid' || state === 'offset') return null;
  const begin = toDay(new Date(payoutAt ?? dueAt));
  const expected = addWorkingDays(begin, PAYOUT_WORKING_DAYS);
  return expected < today ? today : expected;
}

export function presentDebt(row: DebtRow): BalanceDebt {
  return { booking: presentBooking(row), amount: row.amount, at: row.at };
}

export function presentLine(row: ShownTransfer): LedgerLine {
  return {
    id: row.id,
    at: row.at,
    kind: row.kind,
    booking: presentBooking(row),
    currency: row.currency,
    amount: row.entries.reduce((sum, { amount }) => sum + Math.max(0, amount), 0),
    entryArray: row.entries,
  };
}

type BookingRow = Pick<
  ShownRelease,
  'booking_id' | 'title' | 'guest_first_name' | 'arrival_date' | 'departure_date'
>;

function presentBooking(row: BookingRow): BookingOfMoney {
  return {
    bookingId: row.booking_id,
    title: row.title,
    guestFirstName: row.guest_first_name,
    arrivalDate: row.arrival_date,
    departureDate: row.departure_date,
  };
}
