import type { Quote } from '../catalog/quote.schema.ts';
import { percentOf } from '../lib/money.ts';

/** Minor units of the quote's currency. */
export type HostPayout = { share: number; fee: number; amount: number };

/**
 * What arrives for the host: all lines of the price but our service fee and the tourist tax that we pay to
 * the city ourselves, less our host fee. Of tax that the host pays on, no fee is taken.
 */
export function hostPayout({ lineArray }: Pick<Quote, 'lineArray'>, feePercent: number): HostPayout {
  const sum = (lines: Quote['lineArray']) => lines.reduce((total, { amount }) => total + amount, 0);
  const ofHost = lineArray.filter(
    ({ kind, remittedBy }) => kind !== 'service-fee' && remittedBy !== 'platform',
  );
  const share = sum(ofHost);
  const fee = percentOf(sum(ofHost.filter(({ kind }) => kind !== 'tourist-tax')), feePercent);
  return { share, fee, amount: share - fee };
}
