import { divideHalfToEven, percentOf, toHundredths } from '../lib/money.ts';

/** Minor units; the sum of the three is what is paid. */
export type VatParts = { net: number; vat: number; rounding: number };

/**
 * What of an amount that includes value added tax is the tax: the percentage of the net amount, rounded (EN
 * 16931, BR-CO-17). Some amounts are no sum of both; what is missing, at most 1, is the rounding (BT-114).
 */
export function vatWithin(gross: number, percent: number): VatParts {
  const near = divideHalfToEven(gross * 10_000, 10_000 + toHundredths(percent));
  const partsOf = (net: number): VatParts => {
    const vat = percentOf(net, percent);
    return { net, vat, rounding: gross - net - vat };
  };
  const candidates = [near, near - 1, near + 1].filter((net) => net >= 0).map(partsOf);
  return candidates.find(({ rounding }) => rounding === 0) ?? partsOf(near);
}
