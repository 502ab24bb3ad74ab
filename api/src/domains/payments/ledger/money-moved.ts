import type { CurrencyCode } from '@moien/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { post } from './ledger.ts';

/** An attempt that succeeded. */
type Moved = { id: string; booking_id: string; amount: number; currency: CurrencyCode };

/** From the guest's card to the booking's wallet. */
export function postPayIn(transaction: Transaction<Tables>, attempt: Moved): Promise<boolean> {
  return post(transaction, {
    businessKey: `pay-in ${attempt.id}`,
    kind: 'pay-in',
    bookingId: attempt.booking_id,
    entries: [
      { account: 'cards', amount: 0 - attempt.amount, currency: attempt.currency },
      { account: 'booking-wallet', amount: attempt.amount, currency: attempt.currency },
    ],
  });
}

/** From the guest's card to the booking's wallet, for the owner: it is no part of the stay's price. */
export function postDeposit(transaction: Transaction<Tables>, attempt: Moved): Promise<boolean> {
  return post(transaction, {
    businessKey: `deposit ${attempt.id}`,
    kind: 'deposit',
    bookingId: attempt.booking_id,
    entries: [
      { account: 'cards', amount: 0 - attempt.amount, currency: attempt.currency },
      { account: 'booking-wallet', amount: attempt.amount, currency: attempt.currency },
    ],
  });
}

/** From the booking's wallet back to the card. */
export function postRefund(transaction: Transaction<Tables>, attempt: Moved): Promise<boolean> {
  return post(transaction, {
    businessKey: `refund ${attempt.id}`,
    kind: 'refund',
    bookingId: attempt.booking_id,
    entries: [
      { account: 'booking-wallet', amount: 0 - attempt.amount, currency: attempt.currency },
      { account: 'cards', amount: attempt.amount, currency: attempt.currency },
    ],
  });
}
