import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { type LedgerEntry, post } from '../ledger/ledger.ts';
import type { MoneyReleaseRow, StepRow } from './money-release.ts';

/** From the stay's wallet to the owner's; our fees and the city's tax are kept aside. */
export function postRelease(
  transaction: Transaction<Tables>,
  release: MoneyReleaseRow,
  step: StepRow,
): Promise<boolean> {
  const { currency, share, owner_fee: ownerFee, guest_fee: guestFee, tourist_tax: touristTax } = release;
  return post(transaction, {
    businessKey: `release ${step.id}`,
    kind: 'release',
    bookingId: release.booking_id,
    ownerId: release.owner_id,
    entries: [
      { account: 'booking-wallet', amount: 0 - (share + guestFee + touristTax), currency },
      { account: 'owner-wallet', amount: share - ownerFee, currency },
      { account: 'fees', amount: ownerFee + guestFee, currency },
      { account: 'tourist-tax', amount: touristTax, currency },
    ],
  });
}

/** Out of the owner's wallet, for what they owe. */
export function postClawBack(
  transaction: Transaction<Tables>,
  { booking_id: bookingId, owner_id: ownerId }: MoneyReleaseRow,
  { id, amount, currency }: StepRow,
): Promise<boolean> {
  return post(transaction, {
    businessKey: `claw-back ${id}`,
    kind: 'claw-back',
    bookingId,
    ownerId,
    entries: [
      { account: 'owner-wallet', amount: 0 - amount, currency },
      { account: 'owner-owes', amount, currency },
    ],
  });
}

const PAYOUT_MOVES = {
  payout: ['owner-wallet', 'payouts'],
  'payout-paid': ['payouts', 'bank'],
  /** The provider could not send it. */
  'payout-failed': ['payouts', 'owner-wallet'],
  /** The bank sent it back. */
  'payout-returned': ['bank', 'owner-wallet'],
} as const satisfies Record<string, readonly [LedgerEntry['account'], LedgerEntry['account']]>;

export function postPayout(
  transaction: Transaction<Tables>,
  move: keyof typeof PAYOUT_MOVES,
  release: MoneyReleaseRow,
  { id, amount, currency }: StepRow,
): Promise<boolean> {
  const [from, to] = PAYOUT_MOVES[move];
  return post(transaction, {
    businessKey: `${move} ${id}`,
    kind: move === 'payout-failed' ? 'payout-returned' : move,
    bookingId: release.booking_id,
    ownerId: release.owner_id,
    entries: [
      { account: from, amount: 0 - amount, currency },
      { account: to, amount, currency },
    ],
  });
}
