import { nightsBetween } from '../lib/day.ts';
import type { Day } from '../lib/scalars.schema.ts';
import type { DayChange, DaySetting, PriceRule } from './calendar.schema.ts';

/** What the home has for each day on which nothing else is said. */
export type BaseTerms = { price: number | null; minimumNights: number; maximumNights: number };

/** What the owner has set for the day; null and undefined are left to the rules. */
export type OwnTerms = DayChange;

/** What rules and settings make of a day. `taken`: somebody has it, whatever the owner sets. */
export type DayTerms = Omit<DaySetting, 'isOpen'> & { state: 'taken' | 'closed' | 'open' };

const WEEK = 7;
/** 1970-01-01 was a Thursday. */
const EPOCH_WEEKDAY = 3;

/** ISO: 1 is Monday. */
export function weekdayOf(day: Day): number {
  return ((((nightsBetween('1970-01-01', day) + EPOCH_WEEKDAY) % WEEK) + WEEK) % WEEK) + 1;
}

/** In minor units, halves rounded up, at least 1; as `percent_price` of the database. */
export function percentPrice(base: number, percent: number): number {
  return Math.max(1, Math.floor((base * (100 + percent) + 50) / 100));
}

/**
 * The most specific wins, field by field: what is set for the date, a season, a weekday, the home itself.
 * Somebody's stay comes before a closed day. The function `ruled_days` and the generated columns
 * of `rental_day` apply the same order in the database (price-rules.pg.test.ts compares the two).
 */
export function dayTerms(
  day: Day,
  {
    base,
    own,
    rules,
    isTaken,
  }: { base: BaseTerms; own: OwnTerms; rules: readonly PriceRule[]; isTaken: boolean },
): DayTerms {
  const weekday = weekdayOf(day);
  const reached = [
    ...rules.filter((rule) => rule.kind === 'season' && rule.firstDay <= day && day <= rule.lastDay),
    ...rules.filter((rule) => rule.kind === 'weekday' && rule.weekdayArray.includes(weekday)),
  ];
  const priced = reached
    .map((rule) => ({ rule, price: rulePrice(rule, base.price) }))
    .find(({ price }) => price !== null);
  const first = <Value>(read: (rule: PriceRule) => Value | null): Value | undefined =>
    reached.map(read).find((value) => value !== null) ?? undefined;
  const allows = (read: (rule: PriceRule) => number[] | null) => first(read)?.includes(weekday) ?? true;
  return {
    state: isTaken ? 'taken' : own.isOpen === false ? 'closed' : 'open',
    ...priceTerms(own.price ?? null, priced, base.price),
    minimumNights: own.minimumNights ?? first((rule) => rule.minimumNights) ?? base.minimumNights,
    maximumNights: own.maximumNights ?? first((rule) => rule.maximumNights) ?? base.maximumNights,
    allowsArrival: own.allowsArrival ?? allows((rule) => rule.arrivalWeekdayArray),
    allowsDeparture: own.allowsDeparture ?? allows((rule) => rule.departureWeekdayArray),
  };
}

function priceTerms(
  own: number | null,
  priced: { rule: PriceRule; price: number | null } | undefined,
  base: number | null,
): Pick<DayTerms, 'price' | 'priceSource' | 'ruleId'> {
  if (own !== null) return { price: own, priceSource: 'day', ruleId: null };
  if (priced) return { price: priced.price, priceSource: priced.rule.kind, ruleId: priced.rule.id };
  return { price: base, priceSource: 'base', ruleId: null };
}

function rulePrice({ price, percent }: PriceRule, base: number | null): number | null {
  if (price !== null) return price;
  return percent === null || base === null ? null : percentPrice(base, percent);
}
