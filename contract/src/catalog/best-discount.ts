import { nightsBetween } from '../lib/day.ts';
import type { Day } from '../lib/scalars.schema.ts';
import type { Discount, DiscountKind } from './price-rules.schema.ts';

/** Nights from which a stay counts as a week, and as a month. */
export const WEEKLY_DISCOUNT_NIGHTS = 7;
export const MONTHLY_DISCOUNT_NIGHTS = 28;

type DiscountedStay = { arrivalDate: Day; departureDate: Day; today: Day };

/** The order in which equal discounts are preferred. */
const PREFERENCE: Readonly<Record<DiscountKind, number>> = {
  monthly: 0,
  weekly: 1,
  'early-booking': 2,
  'last-minute': 3,
};

/** The greatest discount that a stay has earned; undefined when it has earned none. */
export function bestDiscount(
  discounts: readonly Discount[],
  { arrivalDate, departureDate, today }: DiscountedStay,
): Discount | undefined {
  const nightCount = nightsBetween(arrivalDate, departureDate);
  const daysAhead = nightsBetween(today, arrivalDate);
  const [best] = discounts
    .filter((discount) => isEarned(discount, nightCount, daysAhead))
    .sort((a, b) => b.percent - a.percent || PREFERENCE[a.kind] - PREFERENCE[b.kind]);
  return best;
}

function isEarned({ kind, days }: Discount, nightCount: number, daysAhead: number): boolean {
  switch (kind) {
    case 'monthly':
      return nightCount >= MONTHLY_DISCOUNT_NIGHTS;
    case 'weekly':
      return nightCount >= WEEKLY_DISCOUNT_NIGHTS;
    case 'early-booking':
      return days !== null && daysAhead >= days;
    case 'last-minute':
      return days !== null && daysAhead <= days;
  }
}
