import type { Random } from '@moien/api/lib/random';
import { addDays, type Day, type OptionQuantity } from '@moien/contract';
import type { OfferedOption } from './totals-site.ts';

export type WantedStay = ReturnType<typeof drawStay>;

/** When and with whom somebody wants to stay. */
export function drawStay(random: Random, today: Day) {
  const arrivalDate = addDays(today, 1 + random.below(400));
  return {
    arrivalDate,
    departureDate: addDays(arrivalDate, 1 + random.below(random.pick([3, 8, 30, 60]))),
    adultCount: 1 + random.below(4),
    childrenCount: random.pick([0, 0, 1, 2]),
    infantCount: random.pick([0, 0, 1]),
    petCount: random.pick([0, 0, 0, 1]),
  };
}

export const parametersOf = (wanted: WantedStay) =>
  new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, `${value}`]));

/** Half of the guests choose nothing. */
export function drawOptions(random: Random, offered: readonly OfferedOption[]): OptionQuantity[] {
  if (random.chance(0.5)) return [];
  return offered
    .filter(() => random.chance(0.5))
    .map(({ featureTypeId, maximumQuantity }) => ({
      featureTypeId,
      quantity: 1 + random.below(maximumQuantity),
    }));
}

/** So many of the items, each at most once. */
export function drawSome<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  const left = [...items];
  const draw = () => left.splice(random.below(left.length), 1);
  return Array.from({ length: Math.min(count, left.length) }, draw).flat();
}
