import { CURRENCY_EXPONENTS, type CurrencyCode } from '@moien/contract';

/**
 * What somebody typed as an amount, with a comma or a point: `12,50`.
 * @returns minor units; undefined for anything else, and for more decimals than the currency has
 */
export function readAmount(typed: string, currency: CurrencyCode): number | undefined {
  const exponent = CURRENCY_EXPONENTS[currency];
  const [, whole, decimals = ''] =
    /^(\d{1,7})(?:[.,](\d+))?$/.exec(typed.replaceAll(/[\s\u00a0\u202f]/g, '')) ?? [];
  if (whole === undefined || decimals.length > exponent) return undefined;
  return Number(`${whole}${decimals.padEnd(exponent, '0')}`);
}
