import { asksForPayment } from './asks-for-payment.ts';
import { findBankAccounts } from './find-bank-accounts.ts';
import { findCardNumbers } from './find-card-numbers.ts';
import { findCryptoAddresses } from './find-crypto-addresses.ts';
import { findPaymentWays } from './find-payment-ways.ts';
import { foldText } from './folded-text.ts';
import type { FoundDetail } from './found-detail.ts';

const FINDERS = [findBankAccounts, findCardNumbers, findCryptoAddresses, findPaymentWays];

/**
 * Ways to be paid past the platform, which a message does not show before a booking or a lease is certain:
 * the usual beginning of a fraud. In the order of the text, without overlaps.
 */
export function findPaymentDetails(original: string): FoundDetail[] {
  const { text, written } = foldText(original);
  const found = FINDERS.flatMap((find) => find(text)).map(({ kind, from, to }) => ({
    kind,
    ...written(from, to),
  }));
  return withoutMentions(original, withoutOverlaps(found));
}

/** A service that is only talked of stays, where the message has nothing else to pay to. */
function withoutMentions(text: string, found: readonly FoundDetail[]): FoundDetail[] {
  const isNamedAlone = found.every(({ kind }) => kind === 'transfer-service');
  return found.filter((detail) => !isNamedAlone || asksForPayment(text, detail));
}

function withoutOverlaps(found: readonly FoundDetail[]): FoundDetail[] {
  const merged: FoundDetail[] = [];
  for (const next of found.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = merged.at(-1);
    if (last && next.from < last.to) last.to = Math.max(last.to, next.to);
    else merged.push({ ...next });
  }
  return merged;
}

/** Takes the place of each detail that is masked, so that both sides see where one was. */
export const MASK = '•••';

/** What is read of a text before a stay is certain; null where nothing is kept back. */
export function maskedTextOf(text: string): string | null {
  const details = findPaymentDetails(text);
  return details.length === 0 ? null : maskText(text, details);
}

export function maskText(text: string, details: readonly Pick<FoundDetail, 'from' | 'to'>[]): string {
  return details
    .toReversed()
    .reduce((masked, { from, to }) => masked.slice(0, from) + MASK + masked.slice(to), text);
}
