import { type CurrencyCode, type Quote, type StayTerm, toMinorUnits } from '@moien/contract';

/**
 * What a month of a quote costs, or a night on average, in minor units before fees and discounts; undefined
 * where the quote has neither.
 */
export function unitPrice({ lineArray }: Quote): { amount: number; term: StayTerm } | undefined {
  const month = lineArray.find(({ kind }) => kind === 'months');
  if (month) return { amount: month.unitAmount, term: 'month' };
  const nights = lineArray.filter(({ kind }) => kind === 'nights');
  const count = nights.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count === 0) return undefined;
  return { amount: Math.round(nights.reduce((sum, { amount }) => sum + amount, 0) / count), term: 'night' };
}

/** An amount in minor units, rounded to whole units of its currency: an average is told without cents. */
export function wholeUnits({ amount, currency }: { amount: number; currency: CurrencyCode }): number {
  const unit = toMinorUnits(1, currency);
  return Math.round(amount / unit) * unit;
}
