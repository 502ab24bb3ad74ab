import type { CurrencyCode, Day, PaymentFailure } from '@moien/contract';
import type { CallOutcome } from '@moien/shared-lib';

export type Dates = { arrivalDate: Day; departureDate: Day };

/** Why a press of the button has not booked, as far as there is something to do about it. */
export type CheckoutProblem =
  /** Totals in minor units. */
  | { kind: 'price-changed'; before: number; after: number; currency: CurrencyCode }
  | { kind: 'dates-taken'; next: Dates | null }
  /** Other nights of the home are held for the guest, and some of these are among them. */
  | { kind: 'own-hold' }
  | { kind: 'hold-expired' }
  | { kind: 'card'; failure: PaymentFailure }
  /** In the words of the service. */
  | { kind: 'refused'; message: string }
  /** No answer came: from us, or from the payment provider. */
  | { kind: 'unreachable' };

type Failed = Exclude<CallOutcome<unknown>, { kind: 'ok' }>;

/** @returns undefined for what has been said already: nobody is signed in, and the modal is open */
export function problemOf(outcome: Failed, signedOutCode: string): CheckoutProblem | undefined {
  if (outcome.kind === 'unreachable') return { kind: 'unreachable' };
  const { problem, status } = outcome;
  if (problem.code === signedOutCode) return undefined;
  if (status >= 500) console.warn(`The service has failed with ${status}: ${problem.code}.`);
  return { kind: 'refused', message: problem.message };
}

export function isRefusedWith(outcome: CallOutcome<unknown>, code: string): boolean {
  return outcome.kind === 'refused' && outcome.problem.code === code;
}
