import { cardFamilyOf, type PaymentStatus, SIGNED_OUT_CODE } from '@moien/contract';
import type { CallOutcome, RootStore } from '@moien/shared-lib';
import { browserInfo } from './browser-info.ts';
import type { Card } from './card-form/card.ts';
import { postCard } from './card-form/post-card.ts';
import { type CheckoutIds, renewAttempt } from './checkout-ids.ts';
import { type CheckoutProblem, isRefusedWith, problemOf } from './checkout-problem.ts';
import { isPage } from './is-page.ts';

export type CardPayment =
  /** The guest confirms it on a page of the provider's. */
  | { kind: 'challenge'; url: string }
  /** It has succeeded, or is under way: the payment's page says how it stands. */
  | { kind: 'sent'; isPaid: boolean }
  | { kind: 'failed'; problem: CheckoutProblem | undefined };

/** With the change of the booking that is paid, or that it is its deposit. */
type PaidIds = CheckoutIds & { changeId?: string; isDeposit?: true };

/** What is known of a payment tells of changes and deposits nothing that their ids could follow. */
const isOfBooking = ({ changeId, isDeposit }: PaidIds) => changeId === undefined && !isDeposit;

type Registration = { registrationId: string; registrationData: string };

/**
 * Registers a card with the provider and pays a booking with it. An attempt whose answer is lost has the same
 * id the next time, so that nobody is charged twice.
 */
export async function payWithCard(
  root: RootStore,
  ids: PaidIds,
  card: Card,
  onPay: () => void,
): Promise<CardPayment> {
  const path = { id: ids.bookingId };
  const query = new URLSearchParams({ cardFamily: cardFamilyOf(card.number) });
  const [outcome, known] = await Promise.all([
    root.api.call('registerCard', { path, query }),
    root.api.call('getPayment', { path }),
  ]);
  if (outcome.kind !== 'ok') return refused(outcome);
  const posted = await postCard(outcome.value, card);
  if (posted.kind === 'refused') return failed({ kind: 'card', failure: posted.failure });
  if (posted.kind === 'unreachable') return failed({ kind: 'unreachable' });
  onPay();
  const { registrationId } = outcome.value;
  // The last attempt failed on the bank's page, after this form was left.
  const hasFailed = isOfBooking(ids) && known.kind === 'ok' && known.value.state === 'failed';
  const attempt = hasFailed ? { ...ids, ...renewAttempt(ids) } : ids;
  return pay(root, attempt, { registrationId, registrationData: posted.registrationData });
}

async function pay({ api }: RootStore, ids: PaidIds, registration: Registration): Promise<CardPayment> {
  const { bookingId, attemptId, changeId, isDeposit } = ids;
  const path = { id: bookingId };
  const body = {
    id: attemptId,
    ...(changeId !== undefined && { changeId }),
    ...(isDeposit && { isDeposit }),
    ...registration,
    browserInfo: browserInfo(),
  };
  const outcome = await api.call('payBooking', { path, body });
  if (isRefusedWith(outcome, 'payment-id-taken')) renewAttempt(ids);
  if (outcome.kind === 'refused') return refused(outcome);
  const known = outcome.kind === 'ok' ? outcome : await api.call('getPayment', { path });
  if (known.kind !== 'ok' || known.value.state === 'none') return failed({ kind: 'unreachable' });
  return follow(known.value, ids);
}

function follow({ state, failure, challengeUrl }: PaymentStatus, ids: CheckoutIds): CardPayment {
  if (state === 'failed') {
    renewAttempt(ids);
    return failed({ kind: 'card', failure: failure ?? 'declined' });
  }
  if (state === 'challenge' && challengeUrl && isPage(challengeUrl))
    return { kind: 'challenge', url: challengeUrl };
  return { kind: 'sent', isPaid: state === 'succeeded' };
}

function refused(outcome: Exclude<CallOutcome<unknown>, { kind: 'ok' }>): CardPayment {
  if (isRefusedWith(outcome, 'payment-under-way')) return { kind: 'sent', isPaid: false };
  return failed(problemOf(outcome, SIGNED_OUT_CODE));
}

function failed(problem: CheckoutProblem | undefined): CardPayment {
  return { kind: 'failed', problem };
}
