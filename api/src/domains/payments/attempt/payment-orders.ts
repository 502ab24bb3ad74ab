import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { Payments } from '../../booking/index.ts';
import { findBookingDispute } from '../dispute/dispute.service.ts';
import { totalsOf } from '../ledger/ledger.ts';
import { addAttempt } from './add-attempt.ts';
import { createAttemptRepository } from './attempt.repository.ts';
import type { Attempt } from './attempt.ts';
import { createDepositOrders } from './deposit-orders.ts';

/** What booking asks for: each order is an attempt of its own, made in booking's transaction. */
export function createPaymentOrders(now: () => Date): Payments {
  const capture = async (transaction: Transaction<Tables>, authorisation: Attempt | undefined) => {
    if (!authorisation) return;
    const repository = createAttemptRepository(transaction);
    const isAdded = await addAttempt(transaction, follow(authorisation, 'capture', now()));
    if (isAdded || (await repository.hasCapture(authorisation.id))) return;
    throw new ProblemError(409, 'payment-under-way');
  };
  const release = async (transaction: Transaction<Tables>, authorisation: Attempt | undefined) => {
    if (authorisation) await orderRelease(transaction, authorisation, now());
  };

  return {
    orderCapture: async (transaction, bookingId) =>
      capture(transaction, await createAttemptRepository(transaction).findAuthorisation(bookingId, null)),
    orderRelease: async (transaction, bookingId) =>
      release(transaction, await createAttemptRepository(transaction).findAuthorisation(bookingId, null)),
    orderChangeCapture: async (transaction, changeId) =>
      capture(transaction, await createAttemptRepository(transaction).findAuthorisationOfChange(changeId)),
    orderChangeRelease: async (transaction, changeId) =>
      release(transaction, await createAttemptRepository(transaction).findAuthorisationOfChange(changeId)),

    async orderRefund(transaction, { bookingId, amount, currency, key }) {
      if (amount === 0) return;
      await addAttempt(transaction, {
        id: randomUUID(),
        booking_id: bookingId,
        kind: 'refund',
        key,
        amount,
        currency,
        createdAt: now(),
      });
    },

    hasOpenAttempt: (transaction, bookingId) => createAttemptRepository(transaction).hasOpenCharge(bookingId),

    totalsOf,
    findDispute: findBookingDispute,
    ...createDepositOrders(now),
  };
}

/** Repeated, it is the same release. */
export async function orderRelease(
  transaction: Transaction<Tables>,
  authorisation: Attempt,
  now: Date,
): Promise<void> {
  await addAttempt(transaction, follow(authorisation, 'release', now));
}

/** Gives back all that an attempt took for a booking that cannot take it any more. */
export async function orderReturn(
  transaction: Transaction<Tables>,
  payment: Attempt,
  now: Date,
): Promise<void> {
  await addAttempt(transaction, {
    ...follow(payment, 'refund', now),
    key: `returned ${payment.id}`,
  });
}

function follow(source: Attempt, kind: 'capture' | 'release' | 'refund', now: Date) {
  return {
    id: randomUUID(),
    booking_id: source.booking_id,
    change_id: source.change_id,
    kind,
    amount: source.amount,
    currency: source.currency,
    source_id: source.id,
    createdAt: now,
  };
}
