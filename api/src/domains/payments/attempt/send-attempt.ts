import { type CardPayments, pathOf } from '../provider/card-payments.ts';
import type { OperationParties } from '../provider/operation.ts';
import type { Outcome } from '../provider/outcome.ts';
import type { Parties } from '../provider/parties.ts';
import type { ProviderAnswer } from '../provider/provider-answer.ts';
import type { Attempt } from './attempt.ts';

export type SentAttempt = { outcome: Outcome<ProviderAnswer>; cardAlias: string | null };

type Provider = { cards: CardPayments; parties: Pick<Parties, 'completeCard' | 'findCardAlias'> };

/**
 * Calls the provider for an attempt that was claimed. May be repeated: the id of the attempt is the key of
 * the call, which is done once.
 */
export async function sendAttempt(
  { cards, parties }: Provider,
  attempt: Attempt,
  { payer_id: payerId, wallet_id: walletId, source_provider_id: sourceId }: OperationParties,
): Promise<SentAttempt> {
  const { kind, request } = attempt;
  const withoutCard = (outcome: Outcome<ProviderAnswer>) => ({ outcome, cardAlias: null });
  const path = pathOf(kind);
  if ((kind === 'release' || kind === 'deposit-release') && sourceId)
    return withoutCard(await cards.release(sourceId, path));
  if (kind === 'capture' && sourceId && walletId)
    return withoutCard(await cards.capture({ ...attempt, authorisationId: sourceId, walletId }));
  if (kind === 'deposit-capture' && sourceId && walletId)
    return withoutCard(await cards.captureDeposit({ ...attempt, authorisationId: sourceId, walletId }));
  if (kind === 'refund' && sourceId && payerId)
    return withoutCard(await cards.refund({ ...attempt, payInId: sourceId, payerId }));
  if (!request || !payerId || !walletId) return withoutCard(missing());
  const card = await parties.completeCard(request.registrationId, request.registrationData);
  if (card.is !== 'answered') return withoutCard(card);
  if ('resultCode' in card.value) return withoutCard({ ...missing(), resultCode: card.value.resultCode });
  const { cardId } = card.value;
  const payment = { ...attempt, request, payerId, cardId };
  const [outcome, cardAlias] = await Promise.all([
    kind === 'payment' ? cards.pay({ ...payment, walletId }) : cards.authorise(payment, path),
    parties.findCardAlias(cardId),
  ]);
  // Who may not pay with a card learns nothing of it.
  return { outcome, cardAlias: outcome.is === 'refused' ? null : cardAlias };
}

/** Nothing was sent: the provider does not know the guest or the payment that the attempt refers to. */
function missing() {
  return { is: 'refused', status: 0, reason: 'the provider does not know what it is about' } as const;
}
