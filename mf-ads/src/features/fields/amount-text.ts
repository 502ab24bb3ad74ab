import { CURRENCY_EXPONENTS, type CurrencyCode } from '@moien/contract';
import { formatNumber } from '@moien/shared-lib/ui';

/** An amount as it stands in a field: without the currency. @param amount in minor units; null is nothing */
export function amountText(amount: number | null, currency: CurrencyCode, languageTag: string): string {
  if (amount === null) return '';
  const units = amount / 10 ** CURRENCY_EXPONENTS[currency];
  return formatNumber(units, languageTag, Number.isInteger(units) ? 0 : CURRENCY_EXPONENTS[currency]);
}
