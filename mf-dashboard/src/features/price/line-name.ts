import type { LanguageTag, Quote, QuoteLine } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';
import { formatPercent, formatPrice } from '@moien/shared-lib/ui';

/** What a line of a stay's price is for: `3 nights × €142`, `Weekly discount, 10%`. */
export function lineName(
  { kind, quantity, unitAmount, discountKind, percent = 0 }: QuoteLine,
  { currency }: Pick<Quote, 'currency'>,
  languageTag: LanguageTag,
  t: TextFunction,
): string {
  const price = formatPrice(unitAmount, currency, languageTag);
  if (kind === 'nights') return t('line-nights', { nights: t('nights', { count: quantity }), price });
  if (kind === 'discount')
    return t('line-discount', {
      name: t(`discount-${discountKind}`, {}),
      percent: formatPercent(percent, languageTag),
    });
  const name = t(`line-${kind}`, {});
  return quantity > 1 ? t('line-times', { name, quantity, price }) : name;
}
