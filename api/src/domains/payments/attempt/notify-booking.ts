import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { orderInvoices } from '../../../jobs/order-invoices.ts';
import type { BookingPayments } from '../../booking/index.ts';
import { postPayIn, postRefund } from '../ledger/money-moved.ts';
import { createAttemptRepository } from './attempt.repository.ts';
import type { Attempt } from './attempt.ts';
import { isOfDeposit, notifyDeposit } from './deposit-orders.ts';
import { orderRelease, orderReturn } from './payment-orders.ts';
import { repeatRefund } from './refund-repetition.ts';

/** What follows from an attempt's new state, in the transaction that records it. The ledger comes last. */
export async function notifyBooking(
  transaction: Transaction<Tables>,
  bookings: BookingPayments,
  attempt: Attempt,
  now: Date,
): Promise<void> {
  const { booking_id: bookingId, change_id: changeId, kind, state } = attempt;
  if (isOfDeposit(attempt))
    return state === 'succeeded' ? notifyDeposit(transaction, bookings, attempt, now) : undefined;
  if (state === 'challenge' && changeId === null) await bookings.challengeBegan(transaction, bookingId);
  if (state === 'succeeded') await notifySuccess(transaction, bookings, attempt, now);
  if (state === 'failed' && kind === 'capture') {
    await bookings.captureFailed(transaction, { bookingId, changeId });
    await releaseSource(transaction, attempt, now);
  }
  if (state === 'failed' && kind === 'refund') await repeatRefund(transaction, attempt, now);
}

async function notifySuccess(
  transaction: Transaction<Tables>,
  bookings: BookingPayments,
  attempt: Attempt,
  now: Date,
): Promise<void> {
  const { booking_id: bookingId, change_id: changeId, kind } = attempt;
  if (kind !== 'authorisation' && kind !== 'release') await addPlanning(transaction, bookingId);
  if (kind === 'authorisation') {
    const endsAt = new Date(attempt.ends_at ?? now);
    const taken = await bookings.authorised(transaction, { bookingId, changeId, endsAt });
    if (taken === 'refused') await orderRelease(transaction, attempt, now);
  }
  if (kind === 'payment') {
    const taken = await bookings.paid(transaction, { bookingId, changeId });
    if (taken === 'refused') await orderReturn(transaction, attempt, now);
    await postPayIn(transaction, attempt);
  }
  if (kind === 'capture') {
    await bookings.captured(transaction, { bookingId, changeId });
    await postPayIn(transaction, attempt);
  }
  if (kind === 'refund') {
    await bookings.refunded(transaction, bookingId);
    await postRefund(transaction, attempt);
  }
  await orderInvoices(transaction, bookingId);
}

/** What goes on to the owner follows from what is left of the booking's money. */
function addPlanning(transaction: Transaction<Tables>, bookingId: string): Promise<void> {
  return addJob(transaction, 'plan-money-release', { bookingId }, { key: `plan release ${bookingId}` });
}

/**
 * The provider has done what counted as failed here. Booking has gone on without it: what was taken or
 * reserved goes back.
 */
export async function takeBackLate(
  transaction: Transaction<Tables>,
  bookings: BookingPayments,
  attempt: Attempt,
  now: Date,
): Promise<void> {
  if (isOfDeposit(attempt)) return notifyDeposit(transaction, bookings, attempt, now);
  if (attempt.kind === 'authorisation') await orderRelease(transaction, attempt, now);
  if (attempt.kind === 'payment' || attempt.kind === 'capture') {
    await orderReturn(transaction, attempt, now);
    await postPayIn(transaction, attempt);
  }
  if (attempt.kind === 'refund') {
    await bookings.refunded(transaction, attempt.booking_id);
    await postRefund(transaction, attempt);
  }
  await orderInvoices(transaction, attempt.booking_id);
}

/** A capture has failed: the reserved amount is released, because the guest now pays otherwise. */
async function releaseSource(
  transaction: Transaction<Tables>,
  { source_id: sourceId }: Attempt,
  now: Date,
): Promise<void> {
  const authorisation = sourceId && (await createAttemptRepository(transaction).find(sourceId));
  if (authorisation) await orderRelease(transaction, authorisation, now);
}
