import type { PaymentFailure } from '@moien/contract';

/** Those for which the owner can do something of their own; for the others the sentence is one. */
const OWN_SENTENCES: readonly PaymentFailure[] = [
  'bank-account-inactive',
  'bank-account-of-another',
  'bank-account-type-wrong',
  'bank-account-blocked',
  'destination-bank-unreachable',
  'instant-payout-ineligible',
];

/** By which of the sentences to say why a payout came back or was not taken: `failure-NAME`. */
export function payoutFailureName(failure: PaymentFailure | null): PaymentFailure | 'other' {
  return failure && OWN_SENTENCES.includes(failure) ? failure : 'other';
}
