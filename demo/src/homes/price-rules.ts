import type { Random } from '@moien/api/lib/random';
import type { CancellationPolicy, Discount } from '@moien/contract';
import { pickWeighted } from './building.ts';
import type { DemoBookingOption } from './demo-home.ts';

/** Of the vocabulary's booking options those that the demo's homes offer; prices in cents. */
const OPTIONS = [
  { featureName: 'breakfast', basis: 'per-night', from: 800, to: 1800, maximumQuantity: 6 },
  { featureName: 'airport-transfer', basis: 'per-stay', from: 2500, to: 6000, maximumQuantity: 2 },
  { featureName: 'cleaning-service', basis: 'per-stay', from: 3000, to: 6000, maximumQuantity: 4 },
  { featureName: 'late-check-out', basis: 'per-stay', from: 1500, to: 4000, maximumQuantity: 1 },
] as const;

const PRICE_STEP = 100;

/** About half of the homes give some discount, a few give several. */
export function drawDiscounts(random: Random): Discount[] {
  const weekly = random.chance(0.3) ? random.integer(1, 3) * 5 : 0;
  const monthly = random.chance(0.2) ? weekly + random.integer(1, 4) * 5 : 0;
  const early = random.chance(0.1) ? random.integer(1, 2) * 5 : 0;
  const late = random.chance(0.12) ? random.integer(1, 4) * 5 : 0;
  const discounts: Discount[] = [
    { kind: 'monthly', percent: monthly, days: null },
    { kind: 'weekly', percent: weekly, days: null },
    { kind: 'early-booking', percent: early, days: random.pick([60, 90, 120]) },
    { kind: 'last-minute', percent: late, days: random.pick([2, 3, 7]) },
  ];
  return discounts.filter(({ percent }) => percent > 0);
}

/** A price for each of the extras that the home has. */
export function drawBookingOptions(flags: ReadonlySet<string>, random: Random): DemoBookingOption[] {
  return OPTIONS.filter(({ featureName }) => flags.has(featureName)).map(({ from, to, ...option }) => ({
    ...option,
    unitAmount: random.integer(from / PRICE_STEP, to / PRICE_STEP) * PRICE_STEP,
  }));
}

export function drawCancellationPolicy(random: Random): CancellationPolicy {
  return pickWeighted(
    [
      ['moderate', 40],
      ['flexible', 30],
      ['firm', 20],
      ['strict', 10],
    ] as const,
    random,
  );
}
