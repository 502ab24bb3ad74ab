import type { CurrencyCode } from '../lib/scalars.schema.ts';

/** What decides what a home costs by the month; money in minor units of the currency. */
export type MonthlyTerms = {
  monthlyPrice: number | null;
  monthlyCharges: number | null;
  deposit: number | null;
  currency: CurrencyCode;
};

export type MonthlyCost = {
  currency: CurrencyCode;
  rent: number;
  charges: number;
  /** Rent and charges of each month. */
  perMonth: number;
  /** Comes back at the end. */
  deposit: number;
  /** The first month and the deposit. */
  dueAtStart: number;
};

/**
 * What a long-term let costs each month and at its start.
 * @returns null without a price for a month
 */
export function monthlyCost({ monthlyPrice, ...terms }: MonthlyTerms): MonthlyCost | null {
  if (monthlyPrice === null) return null;
  const charges = terms.monthlyCharges ?? 0;
  const deposit = terms.deposit ?? 0;
  const perMonth = monthlyPrice + charges;
  return {
    currency: terms.currency,
    rent: monthlyPrice,
    charges,
    perMonth,
    deposit,
    dueAtStart: perMonth + deposit,
  };
}
