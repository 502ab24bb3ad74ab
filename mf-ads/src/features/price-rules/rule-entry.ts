import {
  type CurrencyCode,
  type Discount,
  type DiscountKind,
  makeUuidV7,
  PRICE_RULES_MAXIMUM,
  type PriceRule,
  type RuleSet,
} from '@moien/contract';
import { amountText } from '../fields/amount-text.ts';

/** How a rule changes the price of a night: by a percentage, to a fixed price, or not at all. */
export const PRICE_MODES = ['surcharge', 'reduction', 'fixed', 'none'] as const;
export type PriceMode = (typeof PRICE_MODES)[number];

/** In the order in which the page shows them. */
export const DISCOUNT_KINDS = [
  'weekly',
  'monthly',
  'early-booking',
  'last-minute',
] as const satisfies readonly DiscountKind[];

/** A rule as it is typed; what the other kind of rule has stays empty. */
export type RuleEntry = {
  id: string;
  kind: PriceRule['kind'];
  name: string;
  firstDay: string;
  lastDay: string;
  weekdays: readonly number[];
  priceMode: PriceMode;
  /** A percentage without its sign, or an amount in units of the currency. */
  price: string;
  minimumNights: string;
  maximumNights: string;
  arrivalWeekdays: readonly number[];
  departureWeekdays: readonly number[];
};

/** Nothing typed is no discount. `days` stays empty for discounts by the length of a stay. */
export type DiscountEntry = { percent: string; days: string };

export type LimitName = 'noticeDays' | 'preparationDays' | 'bookingWindowDays';

/** The rules of a home as they are typed. */
export type RuleSetEntry = {
  rules: readonly RuleEntry[];
  discounts: Readonly<Record<DiscountKind, DiscountEntry>>;
} & Readonly<Record<LimitName, string>>;

const FRIDAY_AND_SATURDAY: readonly number[] = [5, 6];

export const canAddRule = ({ rules }: RuleSetEntry) => rules.length < PRICE_RULES_MAXIMUM;

export function newRule(kind: PriceRule['kind'], name: string): RuleEntry {
  return {
    id: makeUuidV7(),
    kind,
    name,
    firstDay: '',
    lastDay: '',
    weekdays: kind === 'weekday' ? FRIDAY_AND_SATURDAY : [],
    priceMode: 'surcharge',
    price: '',
    minimumNights: '',
    maximumNights: '',
    arrivalWeekdays: [],
    departureWeekdays: [],
  };
}

/** @param place among the rules of its kind, from 0 */
export function moveRule(rules: readonly RuleEntry[], id: string, place: number): RuleEntry[] {
  const moved = rules.find((rule) => rule.id === id);
  if (!moved) return [...rules];
  const alike = rules.filter(({ kind, id: other }) => kind === moved.kind && other !== id);
  const others = rules.filter(({ kind }) => kind !== moved.kind);
  const ordered = alike.toSpliced(place, 0, moved);
  return moved.kind === 'season' ? [...ordered, ...others] : [...others, ...ordered];
}

/** The form of rules that are saved; the same rules always make the same form. */
export function entryOf(ruleSet: RuleSet, currency: CurrencyCode, language: string): RuleSetEntry {
  return {
    rules: ruleSet.ruleArray.map((rule) => ruleEntryOf(rule, currency, language)),
    discounts: {
      weekly: discountEntryOf(ruleSet, 'weekly'),
      monthly: discountEntryOf(ruleSet, 'monthly'),
      'early-booking': discountEntryOf(ruleSet, 'early-booking'),
      'last-minute': discountEntryOf(ruleSet, 'last-minute'),
    },
    noticeDays: String(ruleSet.noticeDays),
    preparationDays: String(ruleSet.preparationDays),
    bookingWindowDays: textOf(ruleSet.bookingWindowDays),
  };
}

const textOf = (value: number | null) => (value === null ? '' : String(value));

function ruleEntryOf(rule: PriceRule, currency: CurrencyCode, language: string): RuleEntry {
  const isSeason = rule.kind === 'season';
  return {
    id: rule.id,
    kind: rule.kind,
    name: rule.name,
    firstDay: isSeason ? rule.firstDay : '',
    lastDay: isSeason ? rule.lastDay : '',
    weekdays: isSeason ? [] : rule.weekdayArray,
    ...priceEntryOf(rule, currency, language),
    minimumNights: textOf(rule.minimumNights),
    maximumNights: textOf(rule.maximumNights),
    arrivalWeekdays: rule.arrivalWeekdayArray ?? [],
    departureWeekdays: rule.departureWeekdayArray ?? [],
  };
}

function priceEntryOf(
  { price, percent }: PriceRule,
  currency: CurrencyCode,
  language: string,
): Pick<RuleEntry, 'priceMode' | 'price'> {
  if (price !== null) return { priceMode: 'fixed', price: amountText(price, currency, language) };
  if (percent === null) return { priceMode: 'none', price: '' };
  return { priceMode: percent < 0 ? 'reduction' : 'surcharge', price: String(Math.abs(percent)) };
}

function discountEntryOf({ discountArray }: RuleSet, kind: Discount['kind']): DiscountEntry {
  const discount = discountArray.find((known) => known.kind === kind);
  return { percent: textOf(discount?.percent ?? null), days: textOf(discount?.days ?? null) };
}
