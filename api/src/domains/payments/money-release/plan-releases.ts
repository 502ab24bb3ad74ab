import {
  addMonths,
  instantOf,
  keptMoney,
  LONG_STAY_NIGHTS,
  nightsBetween,
  type PaidNight,
  type Quote,
  RELEASE_HOURS,
  type Refund,
  spreadAmount,
} from '@moien/contract';
import { HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';

/** What decides how the money of a stay goes to its owner. Money in minor units. */
export type StayMoney = {
  arrival_date: string;
  departure_date: string;
  check_in_time: string;
  time_zone: string;
  quote: Pick<Quote, 'total' | 'lineArray'>;
  night_array: readonly PaidNight[];
  refund: Pick<Refund, 'total' | 'lineArray'> | null;
  owner_fee_percent: number;
  /** What came from the guest less what went back. */
  left: number;
};

/** Of which the owner is paid `share` − `ownerFee`; all four but the fee in it make up what is left. */
export type Shares = { share: number; ownerFee: number; guestFee: number; touristTax: number };

export type PlannedRelease = Shares & { part: number; dueAt: Date };

/** Tax that the owner pays to the city is in their share, without a fee of it. */
export function sharesOf({ quote, refund, owner_fee_percent: ownerFeePercent, left }: StayMoney): Shares {
  const { hosted, ownerFee, guestFee, touristTax } = keptMoney({ quote, refund, ownerFeePercent, left });
  const isOurs = quote.lineArray.some(
    ({ kind, remittedBy }) => kind === 'tourist-tax' && remittedBy === 'platform',
  );
  if (isOurs) return { share: hosted, ownerFee, guestFee, touristTax };
  return { share: hosted + touristTax, ownerFee, guestFee, touristTax: 0 };
}

/**
 * One part for a short stay, one for each month from 28 nights on, and one alone for what a cancellation has
 * left. Each is due 24 hours after check-in or after its month has begun.
 * @param done what was released of earlier parts, and how many these are
 */
export function planReleases(stay: StayMoney, done: Shares & { count: number }, now: Date): PlannedRelease[] {
  const { share, ownerFee, guestFee, touristTax } = sharesOf(stay);
  const rest = within(stay.left - done.share - done.guestFee - done.touristTax, {
    share: share - done.share,
    ownerFee: ownerFee - done.ownerFee,
    guestFee: guestFee - done.guestFee,
    touristTax: touristTax - done.touristTax,
  });
  const beginnings = beginningsOf(stay);
  const open = stay.refund ? [] : beginnings.slice(done.count);
  if (open.length < 2) {
    const begin = open[0] ?? beginnings[0] ?? stay.arrival_date;
    const dueAt = stay.refund && done.count > 0 ? now : dueOf(stay, begin);
    return [{ part: done.count + 1, dueAt, ...fitted(rest) }];
  }
  return spread(rest, weightsOf(stay, open)).map((shares, index) => ({
    part: done.count + 1 + index,
    dueAt: dueOf(stay, open[index] ?? stay.arrival_date),
    ...fitted(shares),
  }));
}

/** No more than there is: what a bank took back, or was released before, cannot be released. */
function within(available: number, wanted: Shares): Shares {
  const left = Math.max(0, available);
  const guestFee = Math.min(left, Math.max(0, wanted.guestFee));
  const touristTax = Math.min(left - guestFee, Math.max(0, wanted.touristTax));
  const share = Math.min(left - guestFee - touristTax, Math.max(0, wanted.share));
  return { share, guestFee, touristTax, ownerFee: Math.max(0, wanted.ownerFee) };
}

/** First days of the months of a long stay. */
function beginningsOf({ arrival_date: arrival, departure_date: departure }: StayMoney): string[] {
  if (nightsBetween(arrival, departure) < LONG_STAY_NIGHTS) return [arrival];
  const beginnings: string[] = [];
  for (let month = 0; addMonths(arrival, month) < departure; month += 1)
    beginnings.push(addMonths(arrival, month));
  return beginnings;
}

function dueOf({ check_in_time: time, time_zone: zone }: StayMoney, day: string): Date {
  return new Date(instantOf(day, time, zone).getTime() + RELEASE_HOURS * HOUR_MILLISECONDS);
}

/** What the nights of each month cost. */
function weightsOf({ night_array: nights }: StayMoney, beginnings: readonly string[]): number[] {
  return beginnings.map((begin, index) => {
    const end = beginnings[index + 1];
    return nights
      .filter(({ day }) => day >= begin && (end === undefined || day < end))
      .reduce((sum, { amount }) => sum + amount, 0);
  });
}

function spread(whole: Shares, weights: readonly number[]): Shares[] {
  const parts = {
    share: spreadAmount(whole.share, weights),
    ownerFee: spreadAmount(whole.ownerFee, weights),
    guestFee: spreadAmount(whole.guestFee, weights),
    touristTax: spreadAmount(whole.touristTax, weights),
  };
  return weights.map((_weight, index) => ({
    share: parts.share[index] ?? 0,
    ownerFee: parts.ownerFee[index] ?? 0,
    guestFee: parts.guestFee[index] ?? 0,
    touristTax: parts.touristTax[index] ?? 0,
  }));
}

/** A fee is at most what it is taken of. */
function fitted(shares: Shares): Shares {
  return { ...shares, ownerFee: Math.min(shares.share, shares.ownerFee) };
}
