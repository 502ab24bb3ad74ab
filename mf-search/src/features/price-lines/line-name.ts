import type { LanguageTag, Quote, QuoteLine } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';
import { formatPercent, formatPrice } from '@moien/shared-lib/ui';

/** What a line of a quote is for: `3 nights × €142`, `Weekly discount, 10%`. */
export function lineName(
  line: QuoteLine,
  { currency }: Pick<Quote, 'currency'>,
  languageTag: LanguageTag,
  t: TextFunction,
): string {
  const { kind, quantity } = line;
  const price = formatPrice(line.unitAmount, currency, languageTag);
  const times = (name: string) => (quantity > 1 ? t('line-times', { name, quantity, price }) : name);
  switch (kind) {
    case 'nights':
      return t('nights-at-price', { nights: t('nights', { count: quantity }), price });
    case 'part-month':
      return t('nights-of-month', { nights: t('nights', { count: quantity }), price });
    case 'months':
      return t('nights-at-price', { nights: t('months', { count: quantity }), price });
    case 'option':
      return times(t('line-option', {}));
    case 'tourist-tax':
      return times(t('tourist-tax', {}));
    case 'discount':
      return t('line-discount', {
        name: t(`discount-${line.discountKind}`, {}),
        percent: formatPercent(line.percent ?? 0, languageTag),
      });
    default:
      return t(kind, {});
  }
}
