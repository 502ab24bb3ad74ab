import type { CancelledBy } from '@moien/contract';
import { openDatabase } from '../database/database.ts';
import { createBookingModule } from '../domains/booking/index.ts';
import { createBookingMessages } from '../domains/messaging/index.ts';
import { createPaymentOrders } from '../domains/payments/index.ts';

/**
 * Decides for the operator of the site how much of a claimed deposit goes to the owner, in minor units;
 * the rest goes back. Both get a mail. A running site carries it out.
 * @throws ProblemError for a deposit that nobody claims any more, or for more than was claimed
 */
export async function settleDepositByAdmin(
  databaseUrl: string,
  { bookingId, amount, reason }: { bookingId: string; amount: number; reason: string },
): Promise<void> {
  const now = () => new Date();
  const database = openDatabase(databaseUrl, () => undefined);
  try {
    await createBookingModule(
      database,
      { payments: createPaymentOrders(now), messages: createBookingMessages() },
      now,
    ).settleDepositByAdmin(bookingId, {
      amount,
      reason,
    });
  } finally {
    await database.destroy();
  }
}

/**
 * Cancels a booking for the operator of the site. The rule, the guest's or the owner's, decides the refund
 * and the nights. Both get a mail. A running site carries out the refund.
 * @throws ProblemError for a booking that is not there or cannot be cancelled
 */
export async function cancelBookingByAdmin(
  databaseUrl: string,
  { bookingId, rule, reason }: { bookingId: string; rule: CancelledBy; reason: string },
): Promise<void> {
  const now = () => new Date();
  const database = openDatabase(databaseUrl, () => undefined);
  try {
    await createBookingModule(
      database,
      { payments: createPaymentOrders(now), messages: createBookingMessages() },
      now,
    ).cancelByAdmin(bookingId, rule, reason);
  } finally {
    await database.destroy();
  }
}
