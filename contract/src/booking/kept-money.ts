import type { Quote } from '../catalog/quote.schema.ts';
import { divideHalfToEven, percentOf } from '../lib/money.ts';
import type { Refund } from './refund.schema.ts';

/** In minor units; `hosted`, `guestFee` and `touristTax` make up what is left, `ownerFee` is of `hosted`. */
export type KeptMoney = { hosted: number; ownerFee: number; guestFee: number; touristTax: number };

type Stay = {
  quote: Pick<Quote, 'total' | 'lineArray'>;
  refund: Pick<Refund, 'total' | 'lineArray'> | null;
  ownerFeePercent: number;
  /** What came from the guest less what went back, in minor units. */
  left: number;
};

type Kind = Quote['lineArray'][number]['kind'] | Refund['lineArray'][number]['kind'];
type Line = { kind: Kind; amount: number };

/**
 * Whose the money is that is left of a stay: as its lines say, less what comes back of them. Where not all
 * was paid, each part has lost as much of itself.
 */
export function keptMoney({ quote, refund, ownerFeePercent, left: paid }: Stay): KeptMoney {
  const returned = refund?.lineArray ?? [];
  // A refund of a stay that was paid in part has no lines, so all lines of the stay count as kept.
  const ofLines = quote.total - sumOf(returned);
  const kept = (kind: Kind) => sumOf(quote.lineArray, kind) - sumOf(returned, kind);
  const [guestFee, touristTax] = [kept('service-fee'), kept('tourist-tax')];
  const hosted = ofLines - guestFee - touristTax;
  const whole = { hosted, ownerFee: percentOf(Math.max(0, hosted), ownerFeePercent), guestFee, touristTax };
  // Anything paid beyond the total is refunded to the guest, so nobody has a part of it.
  const left = Math.max(0, Math.min(paid, quote.total - (refund?.total ?? 0)));
  return left === ofLines ? whole : partOf(whole, left, ofLines);
}

/** Fee and tax are rounded, and the rest is the host’s, so that the parts add up to what is left. */
function partOf(whole: KeptMoney, left: number, total: number): KeptMoney {
  const part = (amount: number) => divideHalfToEven(amount * left, total);
  const guestFee = part(whole.guestFee);
  const touristTax = Math.min(left - guestFee, part(whole.touristTax));
  const hosted = left - guestFee - touristTax;
  return { hosted, ownerFee: Math.min(hosted, part(whole.ownerFee)), guestFee, touristTax };
}

/** Of one kind, or of all. */
function sumOf(lines: readonly Line[], kind?: Kind): number {
  return lines.reduce((sum, line) => (kind === undefined || line.kind === kind ? sum + line.amount : sum), 0);
}
