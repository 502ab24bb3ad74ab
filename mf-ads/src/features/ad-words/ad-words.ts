import type { Ad, AdRequirement, AdSummary } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';
import { formatPrice } from '@moien/shared-lib/ui';

/** What a home costs: by night, by month, or both. */
export function pricesOf(ad: Ad | AdSummary, t: TextFunction, languageTag: string): string[] {
  const { currency, nightlyPrice, monthlyPrice } = ad;
  const price = (amount: number) => formatPrice(amount, currency ?? 'EUR', languageTag);
  return [
    ...(ad.isAvailableForShortTerm && nightlyPrice !== null
      ? [t('nightly', { price: price(nightlyPrice) })]
      : []),
    ...(ad.isAvailableForLongTerm && monthlyPrice !== null
      ? [t('monthly', { price: price(monthlyPrice) })]
      : []),
  ];
}

/** What a home needs before guests see it; undefined where it needs nothing. */
export function missingOf(
  missingArray: readonly AdRequirement[],
  t: TextFunction,
  languageTag: string,
): string | undefined {
  if (missingArray.length === 0) return undefined;
  const names = missingArray.map((name) => t(`missing-${name}`, {}));
  return t('missing', { list: new Intl.ListFormat(languageTag, { type: 'conjunction' }).format(names) });
}

/** A draft has no guests yet. */
export const hasStatistics = ({ state }: AdSummary) => state !== 'draft' && state !== 'in-review';

/** Where its owner goes on: a draft is written, everything else is managed. */
export const homeRoute = ({ state }: AdSummary) => (state === 'draft' ? 'ad' : 'ad-manage');

/** In the language of the page, else in another one; undefined: none is written. */
export function titleOf({ textArray }: Ad, languageTag: string): string | undefined {
  const written = textArray.filter(({ title }) => title !== '');
  return (written.find(({ language }) => language === languageTag) ?? written[0])?.title;
}
