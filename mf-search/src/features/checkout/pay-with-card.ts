import { cardFamilyOf, type PaymentStatus, SIGNED_OUT_CODE } from '@moien/contract';
import type { CallOutcome, RootStore } from '@moien/shared-lib';
import { browserInfo } from './browser-info.ts';
import type { Card } from './card-form/card.ts';
import { postCard } from './card-form/post-card.ts';
import { type CheckoutIds, markSent, renewAttempt } from './checkout-ids.ts';
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
  const outcome = await root.api.call('registerCard', { path, query });
  if (outcome.kind !== 'ok') return refused(outcome);
  const posted = await postCard(outcome.value, card);
  if (posted.kind === 'refused') return failed({ kind: 'card', failure: posted.failure });
  if (posted.kind === 'unreachable') return failed({ kind: 'unreachable' });
  onPay();
  const { registrationId } = outcome.value;
  return pay(root, ids, { registrationId, registrationData: posted.registrationData });
}

async function pay(root: RootStore, ids: PaidIds, registration: Registration): Promise<CardPayment> {
  const isFirst = markSent(ids);
  const answer = await send(root, ids, registration);
  if ('refusal' in answer) return answer.refusal;
  if (answer.state !== 'failed') return follow(answer);
  const next = { ...ids, ...renewAttempt(ids) };
  // It had failed before, on the bank's page or in an answer that was lost: this card was not tried yet.
  const isOlder = !isFirst && next.attemptId !== ids.attemptId;
  return isOlder
    ? pay(root, next, registration)
    : failed({ kind: 'card', failure: answer.failure ?? 'declined' });
}

/** @returns how it stands with this attempt, and with no other */
async function send(
  { api }: RootStore,
  ids: PaidIds,
  registration: Registration,
): Promise<PaymentStatus | { refusal: CardPayment }> {
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
  if (outcome.kind === 'refused') return { refusal: refused(outcome) };
  const query = new URLSearchParams({ attemptId });
  const known = outcome.kind === 'ok' ? outcome : await api.call('getPayment', { path, query });
  const isOwn = known.kind === 'ok' && known.value.attemptId === attemptId;
  return isOwn ? known.value : { refusal: failed({ kind: 'unreachable' }) };
}

function follow({ state, challengeUrl }: PaymentStatus): CardPayment {
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
