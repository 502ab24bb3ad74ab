import type { NightAmount, Quote } from '../catalog/quote.schema.ts';
import { spreadAmount } from '../lib/spread-amount.ts';
import type { PaidNight } from './refund.schema.ts';

/**
 * The nights of a quote with their part of the tourist tax, which adds up to the quote's. A tax by the person
 * is equal for all nights, a percentage follows their amounts.
 * @param nights each in order, after the discount
 */
export function paidNights(
  { lineArray, nightCount }: Pick<Quote, 'lineArray' | 'nightCount'>,
  nights: readonly NightAmount[],
): PaidNight[] {
  const tax = lineArray.find(({ kind }) => kind === 'tourist-tax');
  // The quantity counts nights of persons; a percentage has the quantity 1.
  const isByPerson = tax !== undefined && tax.quantity >= nightCount;
  const taxes = spreadAmount(
    tax?.amount ?? 0,
    nights.map(({ amount }) => (isByPerson ? 1 : amount)),
  );
  return nights.map(({ day, amount }, index) => ({ day, amount, touristTax: taxes[index] ?? 0 }));
}
