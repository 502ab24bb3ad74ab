import type { LanguageTag } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';
import { formatPrice } from '@moien/shared-lib/ui';

/** @param amount in minor units: `+€142` or `-€20` */
export function signedPrice(amount: number, currency: string, languageTag: LanguageTag): string {
  return `${amount > 0 ? '+' : ''}${formatPrice(amount, currency, languageTag)}`;
}

/** What a change does to the price. @param difference new total less the old one, in minor units */
export function differenceText(
  difference: number,
  currency: string,
  languageTag: LanguageTag,
  t: TextFunction,
): string {
  if (difference === 0) return t('difference-none', {});
  const amount = formatPrice(Math.abs(difference), currency, languageTag);
  return t(difference > 0 ? 'difference-more' : 'difference-less', { amount });
}
