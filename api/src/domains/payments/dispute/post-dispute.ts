import { divideHalfToEven } from '@moien/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { post } from '../ledger/ledger.ts';
import type { DisputedMoney, DisputeRow } from './dispute.repository.ts';

/** The guest has the money back, from our own wallet at the provider. */
export function postChargeback(
  transaction: Transaction<Tables>,
  { id, booking_id: bookingId, amount, currency }: DisputeRow,
): Promise<boolean> {
  return post(transaction, {
    businessKey: `chargeback ${id}`,
    kind: 'chargeback',
    bookingId,
    entries: [
      { account: 'disputes', amount: 0 - amount, currency },
      { account: 'cards', amount, currency },
    ],
  });
}

/** The bank has given it back. */
export function postWon(
  transaction: Transaction<Tables>,
  { id, booking_id: bookingId, amount, currency }: DisputeRow,
): Promise<boolean> {
  return post(transaction, {
    businessKey: `chargeback-won ${id}`,
    kind: 'chargeback-won',
    bookingId,
    entries: [
      { account: 'cards', amount: 0 - amount, currency },
      { account: 'disputes', amount, currency },
    ],
  });
}

/** Whose money is taken; together it is the amount of the dispute. */
export function postLost(
  transaction: Transaction<Tables>,
  { id, booking_id: bookingId, amount, currency }: DisputeRow,
  ownerId: string,
  { settled, owed, fees }: LostShares,
): Promise<boolean> {
  return post(transaction, {
    businessKey: `chargeback-lost ${id}`,
    kind: 'chargeback-lost',
    bookingId,
    ownerId,
    entries: [
      { account: 'booking-wallet', amount: 0 - settled, currency },
      { account: 'owner-owes', amount: 0 - owed, currency },
      { account: 'fees', amount: 0 - fees, currency },
      { account: 'disputes', amount, currency },
    ],
  });
}

/** Minor units: from the stay's wallet, from the owner's next money, and from our fees. */
export type LostShares = { settled: number; owed: number; fees: number };

/**
 * What the stay's wallet does not have was released: the owner owes as much of it as they had, and we have
 * lost the rest of our fees. Nobody owes more than they have received.
 * @param owedBefore for earlier disputes of the same stay
 */
export function lostShares(
  amount: number,
  settled: number,
  { received, kept }: Pick<DisputedMoney, 'received' | 'kept'>,
  owedBefore: number,
): LostShares {
  const rest = amount - settled;
  const part = received + kept === 0 ? 0 : divideHalfToEven(rest * received, received + kept);
  const owed = Math.max(0, Math.min(part, received - owedBefore));
  return { settled, owed, fees: rest - owed };
}
