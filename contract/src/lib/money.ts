import type { CurrencyCode } from './scalars.schema.ts';

/** Minor-unit digits by currency (ISO 4217). */
export const CURRENCY_EXPONENTS = { EUR: 2, CHF: 2, GBP: 2, USD: 2, CAD: 2 } as const;

export const DEFAULT_CURRENCY: CurrencyCode = 'EUR';

export function isCurrencyCode(value: string): value is CurrencyCode {
  return Object.hasOwn(CURRENCY_EXPONENTS, value);
}

/** Whole currency units, as a visitor types them, to minor units. */
export function toMinorUnits(wholeUnits: number, currency: CurrencyCode): number {
  return Math.round(wholeUnits * 10 ** CURRENCY_EXPONENTS[currency]);
}

/** Of whole numbers, neither below 0: a half goes to the even neighbour, so that many add up to no drift. */
export function divideHalfToEven(dividend: number, divisor: number): number {
  const quotient = Math.floor(dividend / divisor);
  const twice = 2 * (dividend - quotient * divisor);
  const isUp = twice > divisor || (twice === divisor && quotient % 2 === 1);
  return isUp ? quotient + 1 : quotient;
}

/** A percentage with two decimals at most in hundredths of a percent, so that it is whole: 6.25 is 625. */
export function toHundredths(percent: number): number {
  return Math.round(percent * 100);
}

/** Part of an amount in minor units, neither below 0; the percentage has two decimals at most. */
export function percentOf(amount: number, percent: number): number {
  return divideHalfToEven(amount * toHundredths(percent), 10_000);
}
