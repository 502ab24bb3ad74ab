import type {
  BookingDeposit,
  BookingDispute,
  CurrencyCode,
  DepositAnswer,
  DepositClaim,
} from '@moien/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/**
 * What booking needs of payments. Each call records an order in the caller's transaction and adds the job
 * that carries it out: nothing is sent before the commit, and nothing is lost after it. All are idempotent.
 */
export interface Payments {
  /**
   * Takes the amount that was authorised; the answer comes by `BookingPayments.captured` or `captureFailed`.
   */
  orderCapture(transaction: Transaction<Tables>, bookingId: string): Promise<void>;
  /** Gives back what was authorised and not taken. */
  orderRelease(transaction: Transaction<Tables>, bookingId: string): Promise<void>;
  /**
   * Pays back a part of what was taken; `key` names the reason, and the same key again is the same refund.
   */
  orderRefund(
    transaction: Transaction<Tables>,
    refund: { bookingId: string; amount: number; currency: CurrencyCode; key: string },
  ): Promise<void>;
  /** Takes what was authorised for a change of a booking, or gives it back. */
  orderChangeCapture(transaction: Transaction<Tables>, changeId: string): Promise<void>;
  orderChangeRelease(transaction: Transaction<Tables>, changeId: string): Promise<void>;
  /** Whether the provider, or the guest on the provider's page, has yet to answer for a booking. */
  hasOpenAttempt(transaction: Transaction<Tables>, bookingId: string): Promise<boolean>;
  /** Null until it is due, and without one. */
  findDeposit(transaction: Transaction<Tables>, bookingId: string): Promise<BookingDeposit | null>;
  /** Booking tells people of it, as of the answer and the settlement. */
  claimDeposit(transaction: Transaction<Tables>, bookingId: string, claim: DepositClaim): Promise<void>;
  /** A claim that is accepted is settled at once. */
  answerDeposit(transaction: Transaction<Tables>, bookingId: string, answer: DepositAnswer): Promise<void>;
  /** By an operator: what goes to the owner, in minor units. */
  settleDeposit(
    transaction: Transaction<Tables>,
    bookingId: string,
    settlement: { amount: number; reason: string },
  ): Promise<void>;
  /** The newest one that a guest's bank has begun. */
  findDispute(transaction: Transaction<Tables>, bookingId: string): Promise<BookingDispute | null>;
  totalsOf(transaction: Transaction<Tables>, bookingId: string): Promise<PaymentTotals>;
}

/** In minor units: what came in, and what went back; of that the guest's bank took `lost` for good. */
export type PaymentTotals = { paid: number; refunded: number; lost: number };

/** What a booking of a total was never paid. What a bank took back was paid: nobody is asked for it again. */
export const unpaidOf = ({ paid, refunded, lost }: PaymentTotals, total: number): number =>
  total - (paid - refunded + lost);

/** What is to be paid for a booking, or for a change of it. */
export type Payable = {
  bookingId: string;
  changeId: string | null;
  guestId: string;
  amount: number;
  currency: CurrencyCode;
  /** Whether the amount is only authorised until the owner has answered. */
  isAuthorisation: boolean;
  contact: { firstName: string; lastName: string };
};

/** What happens to a deposit, as people are told of it. */
export type DepositStep =
  | 'due'
  | 'authorised'
  | 'claimed'
  | 'answered'
  /** By the guest who accepts the claim, or by an operator. */
  | 'settled'
  /** Nobody has claimed anything. */
  | 'released'
  | 'lapsed';

/**
 * What payments tell booking, in the transaction that records the provider's answer. `refused` says that the
 * booking cannot take it any more: payments then give the money back.
 */
export interface BookingPayments {
  /**
   * Before an attempt is locked: everybody locks the booking first, so that two never wait for each other.
   */
  lock(transaction: Transaction<Tables>, bookingId: string): Promise<void>;
  /** Locks the booking; null when nothing is to be paid for it now. */
  findPayable(
    transaction: Transaction<Tables>,
    bookingId: string,
    changeId: string | null,
  ): Promise<Payable | null>;
  /** Does what is due with a booking by the clock, such as the end of its hold. */
  catchUp(transaction: Transaction<Tables>, bookingId: string): Promise<void>;
  /** A challenge prolongs a hold once. */
  challengeBegan(transaction: Transaction<Tables>, bookingId: string): Promise<void>;
  authorised(
    transaction: Transaction<Tables>,
    authorisation: { bookingId: string; changeId: string | null; endsAt: Date },
  ): Promise<'taken' | 'refused'>;
  paid(
    transaction: Transaction<Tables>,
    payment: { bookingId: string; changeId: string | null },
  ): Promise<'taken' | 'refused'>;
  captured(
    transaction: Transaction<Tables>,
    capture: { bookingId: string; changeId: string | null },
  ): Promise<void>;
  captureFailed(
    transaction: Transaction<Tables>,
    capture: { bookingId: string; changeId: string | null },
  ): Promise<void>;
  /** A part of what was paid is on its way back. */
  refunded(transaction: Transaction<Tables>, bookingId: string): Promise<void>;
  /** By time or by the provider; what people do with a deposit, booking knows. */
  depositMoved(
    transaction: Transaction<Tables>,
    deposit: { bookingId: string; step: DepositStep },
  ): Promise<void>;
  disputed(transaction: Transaction<Tables>, bookingId: string): Promise<void>;
  /**
   * No bank takes anything back any more. Called after the ledger has it: a stay that is still ahead and that
   * the guest does not pay for is cancelled.
   */
  disputeEnded(
    transaction: Transaction<Tables>,
    dispute: { bookingId: string; outcome: 'won' | 'lost' },
  ): Promise<void>;
}
