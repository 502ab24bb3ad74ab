import { addDays, type Day, dayTerms, type PriceRule, weekdayOf } from '@moien/contract';

/** So far ahead a night is looked for to which a rule applies. */
const EXAMPLE_DAYS = 400;

/** A night to which a rule gives its price, or else the rule that comes before it on each of its nights. */
export type PriceExample =
  | { kind: 'night'; day: Day; before: number; after: number }
  | { kind: 'never'; winner: PriceRule /** Another order would help. */; isSameKind: boolean }
  | { kind: 'over' };

type Known = { rules: readonly PriceRule[]; basePrice: number; today: Day };

/** What a rule does to the price of its first night to come; undefined for rules without a price. */
export function priceExample(rule: PriceRule, { rules, basePrice, today }: Known): PriceExample | undefined {
  if (rule.price === null && rule.percent === null) return undefined;
  const nights = nightsOf(rule, today);
  const base = { price: basePrice, minimumNights: 1, maximumNights: 365 };
  let winnerId: string | null = null;
  for (const day of nights) {
    const { price, ruleId } = dayTerms(day, { base, own: {}, rules, isTaken: false });
    if (ruleId === rule.id && price !== null) return { kind: 'night', day, before: basePrice, after: price };
    winnerId ??= ruleId;
  }
  const winner = rules.find(({ id }) => id === winnerId);
  return winner ? { kind: 'never', winner, isSameKind: winner.kind === rule.kind } : { kind: 'over' };
}

/** The nights of a rule from today on. */
function nightsOf(rule: PriceRule, today: Day): Day[] {
  const from = rule.kind === 'season' && rule.firstDay > today ? rule.firstDay : today;
  return Array.from({ length: EXAMPLE_DAYS }, (_, index) => addDays(from, index)).filter((day) =>
    rule.kind === 'season' ? day <= rule.lastDay : rule.weekdayArray.includes(weekdayOf(day)),
  );
}

/** Days that an earlier rule of the same kind has too, where it comes first. */
export type RuleOverlap = { earlier: PriceRule } & (
  | { kind: 'season'; firstDay: Day; lastDay: Day }
  | { kind: 'weekday'; weekdays: number[] }
);

export function overlapsOf(rule: PriceRule, rules: readonly PriceRule[]): RuleOverlap[] {
  const place = rules.findIndex(({ id }) => id === rule.id);
  return rules.slice(0, place).flatMap((earlier) => sharedDays(earlier, rule) ?? []);
}

function sharedDays(earlier: PriceRule, rule: PriceRule): RuleOverlap | undefined {
  if (earlier.kind === 'season' && rule.kind === 'season') {
    const firstDay = earlier.firstDay > rule.firstDay ? earlier.firstDay : rule.firstDay;
    const lastDay = earlier.lastDay < rule.lastDay ? earlier.lastDay : rule.lastDay;
    return firstDay <= lastDay ? { earlier, kind: 'season', firstDay, lastDay } : undefined;
  }
  if (earlier.kind === 'weekday' && rule.kind === 'weekday') {
    const weekdays = rule.weekdayArray.filter((day) => earlier.weekdayArray.includes(day)).sort();
    return weekdays.length > 0 ? { earlier, kind: 'weekday', weekdays } : undefined;
  }
  return undefined;
}
