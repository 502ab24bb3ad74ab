import { nightsBetween } from './day.ts';
import type { NightCountByPriceMap, Quote, QuoteLine } from './schema/quote.ts';
import type { CurrencyCode, Day } from './schema/scalars.ts';

/** What decides what a stay costs; money in minor units of the currency. */
export type QuotedStay = {
  arrivalDate: Day;
  departureDate: Day;
  nightCountByPriceMap: NightCountByPriceMap;
  cleaningFee: number | null;
  serviceFee: number | null;
  currency: CurrencyCode;
};

/**
 * What a stay costs: the one function behind every price of a stay (product decision 4).
 * @returns null unless every night of the stay has a price
 */
export function quoteStay({
  nightCountByPriceMap,
  cleaningFee,
  serviceFee,
  ...stay
}: QuotedStay): Quote | null {
  const nightCount = nightsBetween(stay.arrivalDate, stay.departureDate);
  const nights = Object.entries(nightCountByPriceMap).map(([price, quantity]) =>
    line('nights', quantity, Number(price)),
  );
  const pricedCount = nights.reduce((sum, { quantity }) => sum + quantity, 0);
  if (nightCount < 1 || pricedCount !== nightCount) return null;
  const lineArray = [
    ...nights.sort((a, b) => a.unitAmount - b.unitAmount),
    ...(cleaningFee ? [line('cleaning-fee', 1, cleaningFee)] : []),
    ...(serviceFee ? [line('service-fee', 1, serviceFee)] : []),
  ];
  const total = lineArray.reduce((sum, { amount }) => sum + amount, 0);
  return { ...stay, nightCount, nightCountByPriceMap, lineArray, total };
}

function line(kind: QuoteLine['kind'], quantity: number, unitAmount: number): QuoteLine {
  return { kind, quantity, unitAmount, amount: quantity * unitAmount };
}
