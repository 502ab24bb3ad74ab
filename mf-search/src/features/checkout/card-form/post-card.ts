import { type CardRegistration, type PaymentFailure, paymentFailureOf } from '@moien/contract';
import type { Card } from './card.ts';

/** What became of a card that was sent to the provider. */
export type PostedCard =
  | { kind: 'registered'; registrationData: string }
  | { kind: 'refused'; failure: PaymentFailure }
  | { kind: 'unreachable' };

const TIMEOUT_MILLISECONDS = 30_000;

/**
 * Sends a card from the browser to the payment provider, which answers `data=…` or `errorCode=…`.
 * Source: https://docs.mangopay.com/api-reference/card-registrations/tokenize-card
 */
export async function postCard(registration: CardRegistration, card: Card): Promise<PostedCard> {
  const text = await send(registration, card).catch(() => undefined);
  if (text === undefined) return { kind: 'unreachable' };
  if (text.startsWith('data=')) return { kind: 'registered', registrationData: text };
  return { kind: 'refused', failure: paymentFailureOf(text.replace('errorCode=', '')) ?? 'declined' };
}

async function send({ url, accessKey, preregistrationData }: CardRegistration, card: Card): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({
      accessKeyRef: accessKey,
      data: preregistrationData,
      cardNumber: card.number,
      cardExpirationDate: card.expiry,
      cardCvx: card.code,
    }),
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  });
  if (!response.ok) throw new Error(`The payment provider answered ${response.status}.`);
  return (await response.text()).trim();
}
