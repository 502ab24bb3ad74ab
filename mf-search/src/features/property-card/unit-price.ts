import type { Quote, QuoteLine, StayTerm } from '@moien/contract';

/** `hasFees`: the total is more than its nights or months. */
export type UnitPrice = { amount: number; term: StayTerm; hasFees: boolean };

/**
 * What a month of a quote costs, or a night on average, in minor units before fees and discounts; undefined
 * where the quote has neither.
 */
export function unitPrice({ lineArray, total }: Quote): UnitPrice | undefined {
  const sum = lineArray
    .filter(({ kind }) => RENTS.includes(kind))
    .reduce((amount, line) => amount + line.amount, 0);
  const hasFees = total > sum;
  const month = lineArray.find(({ kind }) => kind === 'months');
  if (month) return { amount: month.unitAmount, term: 'month', hasFees };
  const nights = lineArray.filter(({ kind }) => kind === 'nights');
  const count = nights.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count === 0) return undefined;
  const ofNights = nights.reduce((amount, line) => amount + line.amount, 0);
  return { amount: Math.round(ofNights / count), term: 'night', hasFees };
}

const RENTS: readonly QuoteLine['kind'][] = ['nights', 'months', 'part-month'];
