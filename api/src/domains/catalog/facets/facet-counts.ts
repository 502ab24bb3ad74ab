import { EXACT_COUNT_MAXIMUM, type Facets, HISTOGRAM_PARTS } from '@moien/contract';
import { countsOfSlots } from '../criteria/bit-sliced-counters.ts';

/** Homes of one property type and rental type whose prices lie in the same parts of the sliders. */
export type FacetGroup = [
  propertyTypeId: number,
  rentalTypeId: number,
  /** 64 times the part of the nightly slider and that of the monthly one; 63 stands for no such price. */
  parts: number,
  /** Of those that match everything but the two types: within both budgets, … */
  within: number,
  /** … within the monthly one, … */
  withinMonthly: number,
  /** … within the nightly one. */
  withinDaily: number,
];

/** What the statement answers when facets are asked for. */
export type FacetRow = {
  shortTermCount: number;
  longTermCount: number;
  immediateCount: number;
  propertyTypeIds: number[];
  rentalTypeIds: number[];
  features: [id: number, flagSlot: number][];
  groups: FacetGroup[];
  lanes: (string | null)[];
};

/** Of both sliders, as one number. */
export const PARTS_FACTOR = 64;

/** Beyond every part: the home has no such price. */
export const NO_PART = PARTS_FACTOR - 1;

export type ChosenTypes = { propertyTypeId?: number; rentalTypeId?: number };

/** Each group is counted for every choice that leaves it: another type replaces the one chosen. */
export function facetsOf({ groups, lanes, features, ...row }: FacetRow, chosen: ChosenTypes): Facets {
  const isOf = (id: number, chosenId: number | undefined) => chosenId === undefined || id === chosenId;
  const ofType = groups.filter(([type]) => isOf(type, chosen.propertyTypeId));
  const ofRental = groups.filter(([, rental]) => isOf(rental, chosen.rentalTypeId));
  const ofBoth = ofType.filter(([, rental]) => isOf(rental, chosen.rentalTypeId));
  const propertyTypes = tally(ofRental, ([type, , , within]) => [type, within]);
  const rentalTypes = tally(ofType, ([, rental, , within]) => [rental, within]);
  const slots = countsOfSlots(lanes);
  return {
    shortTermCount: row.shortTermCount,
    longTermCount: row.longTermCount,
    immediateCount: bounded(row.immediateCount),
    propertyTypeArray: row.propertyTypeIds.map((id) => ({ id, count: bounded(propertyTypes.get(id)) })),
    rentalTypeArray: row.rentalTypeIds.map((id) => ({ id, count: bounded(rentalTypes.get(id)) })),
    featureArray: features
      .filter(([, slot]) => slot < slots.length)
      .map(([id, slot]) => ({ featureTypeId: id, count: bounded(slots[slot]) })),
    dailyBudgetHistogram: histogram(
      tally(ofBoth, ([, , parts, , count]) => [Math.floor(parts / PARTS_FACTOR), count]),
    ),
    monthlyBudgetHistogram: histogram(
      tally(ofBoth, ([, , parts, , , count]) => [parts % PARTS_FACTOR, count]),
    ),
  };
}

function tally(
  groups: FacetGroup[],
  read: (group: FacetGroup) => [key: number, count: number],
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [key, count] of groups.map(read)) counts.set(key, (counts.get(key) ?? 0) + count);
  return counts;
}

function histogram(counts: Map<number, number>): number[] {
  return Array.from({ length: HISTOGRAM_PARTS }, (_, part) => bounded(counts.get(part)));
}

/** One more than the greatest exact count stands for all that are greater. */
function bounded(count: number | undefined): number {
  return Math.min(count ?? 0, EXACT_COUNT_MAXIMUM + 1);
}
