import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { BookingPayments } from '../../booking/index.ts';
import { createDepositRepository } from '../deposit/deposit.repository.ts';
import { addAttempt } from './add-attempt.ts';
import { createAttemptRepository } from './attempt.repository.ts';
import type { Attempt } from './attempt.ts';

/** Whether an intent can be sent now, waits for another attempt, or has nothing to do any more. */
export type Readiness = 'ready' | 'waits' | 'void';

/** Looks again at what an intent is about, because time has passed since it was recorded. */
export async function prepareAttempt(
  transaction: Transaction<Tables>,
  bookings: Pick<BookingPayments, 'findPayable'>,
  attempt: Attempt,
  now: Date,
): Promise<Readiness> {
  const repository = createAttemptRepository(transaction);
  const { kind, source_id: sourceId } = attempt;
  if (kind === 'refund') return prepareRefund(transaction, attempt, now);
  if (kind === 'release') {
    if (sourceId && (await repository.hasOpenCapture(sourceId))) return 'waits';
    return sourceId && (await repository.hasTaken(sourceId)) ? 'void' : 'ready';
  }
  if (kind === 'capture' || kind === 'deposit-capture' || kind === 'deposit-release') return 'ready';
  return (await isPayable(transaction, bookings, attempt)) ? 'ready' : 'void';
}

/** Whether the booking still wants what the guest has tried to pay. */
export async function isPayable(
  transaction: Transaction<Tables>,
  bookings: Pick<BookingPayments, 'findPayable'>,
  { kind, booking_id: bookingId, change_id: changeId, amount, currency }: Attempt,
): Promise<boolean> {
  if (kind === 'deposit') {
    const deposit = await createDepositRepository(transaction).find(bookingId);
    return deposit?.state === 'due' && deposit.amount === amount;
  }
  const payable = await bookings.findPayable(transaction, bookingId, changeId);
  return payable !== null && payable.amount === amount && payable.currency === currency;
}

/**
 * Finds the payment that a refund is taken from. Where no single payment has as much left, the refund becomes
 * its first part and the rest a refund of its own. While a payment is under way the refund waits for it.
 */
async function prepareRefund(
  transaction: Transaction<Tables>,
  refund: Attempt,
  now: Date,
): Promise<Readiness> {
  if (refund.source_id) return 'ready';
  const repository = createAttemptRepository(transaction);
  await repository.lockRefunds(refund.booking_id);
  const payments = await repository.listRefundable(refund.booking_id);
  const chosen =
    payments.find(({ left }) => left >= refund.amount) ??
    payments.toSorted((one, other) => other.left - one.left)[0];
  const available = payments.reduce((sum, { left }) => sum + left, 0);
  if (!chosen || available < refund.amount)
    return (await repository.hasOpenCharge(refund.booking_id)) ? 'waits' : 'void';
  const part = Math.min(chosen.left, refund.amount);
  await repository.setRefundPart(refund.id, chosen.id, part);
  if (part < refund.amount)
    await addAttempt(transaction, {
      id: randomUUID(),
      booking_id: refund.booking_id,
      change_id: refund.change_id,
      kind: 'refund',
      key: `${refund.key}, rest`,
      amount: refund.amount - part,
      currency: refund.currency,
      createdAt: now,
    });
  return 'ready';
}
