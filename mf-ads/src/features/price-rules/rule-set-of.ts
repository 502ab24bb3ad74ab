import type { CurrencyCode, Discount, PriceRule, RuleSet } from '@moien/contract';
import { readNights, readPrice, readWhole } from '../fields/read-entry.ts';
import { DISCOUNT_KINDS, type RuleEntry, type RuleSetEntry } from './rule-entry.ts';

/** What is typed, as it is saved; what has not been checked before may come out incomplete. */
export function ruleSetOf(entry: RuleSetEntry, currency: CurrencyCode): RuleSet {
  return {
    ruleArray: entry.rules.map((rule) => ruleOf(rule, currency)),
    discountArray: DISCOUNT_KINDS.flatMap((kind) => discountOf(kind, entry.discounts[kind])),
    noticeDays: readWhole(entry.noticeDays, 0, 90) ?? 0,
    preparationDays: readWhole(entry.preparationDays, 0, 14) ?? 0,
    bookingWindowDays: readWhole(entry.bookingWindowDays, 1, 730) ?? null,
  };
}

export function ruleOf(entry: RuleEntry, currency: CurrencyCode): PriceRule {
  const terms = {
    id: entry.id,
    name: entry.name.trim(),
    ...priceOf(entry, currency),
    minimumNights: readNights(entry.minimumNights) ?? null,
    maximumNights: readNights(entry.maximumNights) ?? null,
    arrivalWeekdayArray: weekdaysOf(entry.arrivalWeekdays),
    departureWeekdayArray: weekdaysOf(entry.departureWeekdays),
  };
  return entry.kind === 'season'
    ? { ...terms, kind: 'season', firstDay: entry.firstDay, lastDay: entry.lastDay }
    : { ...terms, kind: 'weekday', weekdayArray: [...entry.weekdays] };
}

/** No day chosen is each day. */
const weekdaysOf = (days: readonly number[]) => (days.length === 0 || days.length === 7 ? null : [...days]);

function priceOf(
  { priceMode, price }: RuleEntry,
  currency: CurrencyCode,
): Pick<PriceRule, 'price' | 'percent'> {
  if (priceMode === 'fixed') {
    const read = readPrice(price, currency);
    return { price: 'value' in read ? read.value : null, percent: null };
  }
  const percent = readPercent(priceMode, price);
  return { price: null, percent: percent === undefined ? null : percent };
}

/** With its sign; undefined where none is typed or meant. */
export function readPercent(priceMode: RuleEntry['priceMode'], text: string): number | undefined {
  if (priceMode === 'surcharge') return readWhole(text, 1, 500);
  const percent = priceMode === 'reduction' ? readWhole(text, 1, 90) : undefined;
  return percent === undefined ? undefined : -percent;
}

function discountOf(
  kind: Discount['kind'],
  { percent, days }: RuleSetEntry['discounts'][Discount['kind']],
): Discount[] {
  const read = readWhole(percent, 1, 90);
  if (read === undefined) return [];
  const isByLength = kind === 'weekly' || kind === 'monthly';
  return [{ kind, percent: read, days: isByLength ? null : (readWhole(days, 0, 365) ?? 0) }];
}
