import { spreadAmount } from '../lib/spread-amount.ts';
import type { NightAmount, Quote } from './quote.schema.ts';

/**
 * What each night of a stay costs once the discount is spread over them, so that the sum is exactly that of
 * the quote's nights and discount.
 * @param prices of each night before the discount, in order
 */
export function nightAmounts(
  { lineArray }: Pick<Quote, 'lineArray'>,
  prices: readonly NightAmount[],
): NightAmount[] {
  const discount = lineArray.reduce((sum, { kind, amount }) => (kind === 'discount' ? sum - amount : sum), 0);
  const shares = spreadAmount(
    discount,
    prices.map(({ amount }) => amount),
  );
  return prices.map(({ day, amount }, index) => ({ day, amount: amount - (shares[index] ?? 0) }));
}
