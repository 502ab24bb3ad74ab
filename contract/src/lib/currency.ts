import type { ExchangeRate } from './exchange-rate.schema.ts';
import { CURRENCY_EXPONENTS, DEFAULT_CURRENCY } from './money.ts';
import type { CurrencyCode } from './scalars.schema.ts';

/** Product decision 4: in which prices may be shown. What is charged stays in the property's currency. */
export const DISPLAY_CURRENCIES = ['EUR', 'CHF', 'GBP', 'USD'] as const satisfies CurrencyCode[];

/** Name of the cookie that remembers the choice. */
export const CURRENCY_COOKIE = 'currency';

export function displayCurrencyOf(value: string | undefined): CurrencyCode {
  return DISPLAY_CURRENCIES.find((currency) => currency === value) ?? DEFAULT_CURRENCY;
}

/**
 * How many units of `to` one unit of `from` is, by the reference rates; `undefined` where there is no rate
 * for one of them.
 */
export function conversionRate(
  rates: readonly ExchangeRate[],
  from: CurrencyCode,
  to: CurrencyCode,
): number | undefined {
  if (from === to) return 1;
  const perEuro = (currency: CurrencyCode) =>
    currency === 'EUR' ? 1 : rates.find((rate) => rate.currency === currency)?.rate;
  const [rateFrom, rateTo] = [perEuro(from), perEuro(to)];
  return rateFrom && rateTo ? rateTo / rateFrom : undefined;
}

/** Minor units of `from` in minor units of `to`, rounded; `undefined` without a rate. */
export function convertMinorUnits(
  amount: number,
  rates: readonly ExchangeRate[],
  from: CurrencyCode,
  to: CurrencyCode,
): number | undefined {
  const rate = conversionRate(rates, from, to);
  if (rate === undefined) return undefined;
  return Math.round(amount * rate * 10 ** (CURRENCY_EXPONENTS[to] - CURRENCY_EXPONENTS[from]));
}
