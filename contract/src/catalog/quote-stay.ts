import { monthsBetween, nightsBetween } from '../lib/day.ts';
import { divideHalfToEven, percentOf } from '../lib/money.ts';
import type { CurrencyCode, Day } from '../lib/scalars.schema.ts';
import { bestDiscount } from './best-discount.ts';
import type { BookingOption, Discount, TouristTax } from './price-rules.schema.ts';
import type { NightCountByPriceMap, Quote, QuoteLine, StayGuestCounts } from './quote.schema.ts';
import { touristTaxLine } from './tourist-tax.ts';

type Dates = { arrivalDate: Day; departureDate: Day; currency: CurrencyCode };

/** What a home asks for a stay by the night. Money is in minor units of the currency. */
export type NightTerms = {
  nightCountByPriceMap: NightCountByPriceMap;
  cleaningFee: number | null;
  discountArray: readonly Discount[];
  touristTax: TouristTax | null;
  /** Of the fee schedule: 0 to 100, with two decimals at most. */
  guestFeePercent: number;
};

/** An option of the home, and how many of it a guest wants. */
export type ChosenOption = BookingOption & { quantity: number };

/** A stay by the night: its nights, guests and chosen extras. */
export type QuotedNights = Dates &
  NightTerms & {
    chosenOptionArray: readonly ChosenOption[];
    guests: StayGuestCounts;
    /** The UTC day on which the stay is booked. */
    today: Day;
  };

/** A stay by the month. */
export type QuotedMonths = Dates & { monthlyPrice: number | null; monthlyCharges: number | null };

/** What decides what a stay costs. */
export type QuotedStay = QuotedNights | QuotedMonths;

/** Of a month that is not whole each night costs so much of it, so that no part costs more than the whole. */
const NIGHTS_OF_A_MONTH = 30;

/**
 * What a stay costs: the one function behind every price of a stay (product decision 4). Each line is rounded
 * once, half to even.
 * @returns null unless every night of the stay has a price
 */
export function quoteStay(stay: QuotedStay): Quote | null {
  const { arrivalDate, departureDate, currency } = stay;
  const nightCount = nightsBetween(arrivalDate, departureDate);
  if (nightCount < 1) return null;
  const lineArray = 'monthlyPrice' in stay ? monthLines(stay) : stayLines(stay, nightCount);
  if (!lineArray) return null;
  const nightCountByPriceMap = 'monthlyPrice' in stay ? {} : stay.nightCountByPriceMap;
  const total = sumOf(lineArray);
  return { arrivalDate, departureDate, currency, nightCount, nightCountByPriceMap, lineArray, total };
}

function stayLines(stay: QuotedNights, nightCount: number): QuoteLine[] | null {
  const nights = nightLines(stay.nightCountByPriceMap);
  if (nights.reduce((sum, { quantity }) => sum + quantity, 0) !== nightCount) return null;
  const discount = discountLines(stay, sumOf(nights));
  const extras = [
    ...(stay.cleaningFee ? [line('cleaning-fee', 1, stay.cleaningFee)] : []),
    ...stay.chosenOptionArray.map((option) => optionLine(option, nightCount)),
  ];
  const nightsAmount = sumOf([...nights, ...discount]);
  const tax = touristTaxLine(stay, { nightsAmount, nightCount });
  // The tax is the municipality's, so that it bears no fee.
  const fee = percentOf(nightsAmount + sumOf(extras), stay.guestFeePercent);
  return [
    ...nights,
    ...extras,
    ...discount,
    ...(tax ? [tax] : []),
    ...(fee ? [{ ...line('service-fee', 1, fee), percent: stay.guestFeePercent }] : []),
  ];
}

/** The lowest price first. */
function nightLines(nightCountByPriceMap: NightCountByPriceMap): QuoteLine[] {
  return Object.entries(nightCountByPriceMap)
    .map(([price, quantity]) => line('nights', quantity, Number(price)))
    .sort((a, b) => a.unitAmount - b.unitAmount);
}

/** The line of the discount: at most one, over the nights alone. */
function discountLines(stay: QuotedNights, nightsAmount: number): QuoteLine[] {
  const discount = bestDiscount(stay.discountArray, stay);
  const amount = discount ? percentOf(nightsAmount, discount.percent) : 0;
  if (!discount || amount === 0) return [];
  return [{ ...line('discount', 1, -amount), discountKind: discount.kind, percent: discount.percent }];
}

function optionLine(option: ChosenOption, nightCount: number): QuoteLine {
  const times = option.basis === 'per-night' ? nightCount : 1;
  return {
    ...line('option', option.quantity * times, option.unitAmount),
    featureTypeId: option.featureTypeId,
  };
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

function sumOf(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
