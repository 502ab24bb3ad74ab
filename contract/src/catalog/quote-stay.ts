import { monthsBetween, nightsBetween } from '../lib/day.ts';
import { divideHalfToEven } from '../lib/money.ts';
import type { CurrencyCode, Day } from '../lib/scalars.schema.ts';
import type { NightCountByPriceMap, Quote, QuoteLine } from './quote.schema.ts';

type Dates = { arrivalDate: Day; departureDate: Day; currency: CurrencyCode };

/** By the night. Money is in minor units of the currency. */
export type QuotedNights = Dates & {
  nightCountByPriceMap: NightCountByPriceMap;
  cleaningFee: number | null;
  serviceFee: number | null;
};

/** By the month. */
export type QuotedMonths = Dates & { monthlyPrice: number | null; monthlyCharges: number | null };

/** What decides what a stay costs. */
export type QuotedStay = QuotedNights | QuotedMonths;

/** Of a month that is not whole each night costs so much of it, so that no part costs more than the whole. */
const NIGHTS_OF_A_MONTH = 30;

/**
 * What a stay costs: the one function behind every price of a stay (product decision 4).
 * @returns null unless every night of the stay has a price
 */
export function quoteStay(stay: QuotedStay): Quote | null {
  const { arrivalDate, departureDate, currency } = stay;
  const nightCount = nightsBetween(arrivalDate, departureDate);
  if (nightCount < 1) return null;
  const lineArray = 'monthlyPrice' in stay ? monthLines(stay) : nightLines(stay, nightCount);
  if (!lineArray) return null;
  const nightCountByPriceMap = 'monthlyPrice' in stay ? {} : stay.nightCountByPriceMap;
  const total = lineArray.reduce((sum, { amount }) => sum + amount, 0);
  return { arrivalDate, departureDate, currency, nightCount, nightCountByPriceMap, lineArray, total };
}

function nightLines(stay: QuotedNights, nightCount: number): QuoteLine[] | null {
  const { nightCountByPriceMap, cleaningFee, serviceFee } = stay;
  const nights = Object.entries(nightCountByPriceMap).map(([price, quantity]) =>
    line('nights', quantity, Number(price)),
  );
  const pricedCount = nights.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pricedCount !== nightCount) return null;
  return [
    ...nights.sort((a, b) => a.unitAmount - b.unitAmount),
    ...(cleaningFee ? [line('cleaning-fee', 1, cleaningFee)] : []),
    ...(serviceFee ? [line('service-fee', 1, serviceFee)] : []),
  ];
}

function monthLines({ monthlyPrice, monthlyCharges, ...dates }: QuotedMonths): QuoteLine[] | null {
  if (monthlyPrice === null) return null;
  const perMonth = monthlyPrice + (monthlyCharges ?? 0);
  const { months, nights } = monthsBetween(dates.arrivalDate, dates.departureDate);
  const amount = divideHalfToEven(perMonth * nights, NIGHTS_OF_A_MONTH);
  return [
    ...(months > 0 ? [line('months', months, perMonth)] : []),
    ...(nights > 0 ? [{ kind: 'part-month' as const, quantity: nights, unitAmount: perMonth, amount }] : []),
  ];
}

function line(kind: QuoteLine['kind'], quantity: number, unitAmount: number): QuoteLine {
  return { kind, quantity, unitAmount, amount: quantity * unitAmount };
}
