import type { Budget, FilterState } from './filter-state.ts';
import { matchesState } from './matches-state.ts';
import type { ReferenceData, StoredHome } from './reference-data.ts';

/** As much of the API's facets as the comparison reads. */
export interface AnsweredFacets {
  readonly shortTermCount: number;
  readonly longTermCount: number;
  readonly immediateCount: number;
  readonly propertyTypeArray: readonly { readonly id: number; readonly count: number }[];
  readonly rentalTypeArray: readonly { readonly id: number; readonly count: number }[];
  readonly featureArray: readonly { readonly featureTypeId: number; readonly count: number }[];
  readonly dailyBudgetHistogram: readonly number[];
  readonly monthlyBudgetHistogram: readonly number[];
}

/** A choice that is offered beside a state, and the state after it. */
export interface Choice {
  readonly name: string;
  readonly after: FilterState;
}

/**
 * Every choice beside a state. A term starts anew, another type replaces the one chosen, everything else
 * joins.
 */
export function choicesOf(referenceData: ReferenceData, state: FilterState): Choice[] {
  const features = state.features ?? {};
  return [
    { name: 'short-term', after: { isShortTerm: true } },
    { name: 'long-term', after: { isLongTerm: true } },
    { name: 'immediate', after: { ...state, isImmediate: true } },
    ...referenceData.typeIds.map((typeId) => ({ name: `type-${typeId}`, after: { ...state, typeId } })),
    ...referenceData.rentalTypeIds.map((rentalTypeId) => ({
      name: `rental-${rentalTypeId}`,
      after: { ...state, rentalTypeId },
    })),
    ...referenceData.features
      .filter(({ isFlag }) => isFlag)
      .map(({ id, name }) => ({
        name: `feature-${id}`,
        after: { ...state, features: { ...features, [name]: true as const } },
      })),
  ];
}

/** The counts that the API shows, by the names of the choices. */
export function shownCounts(facets: AnsweredFacets): Map<string, number> {
  return new Map([
    ['short-term', facets.shortTermCount],
    ['long-term', facets.longTermCount],
    ['immediate', facets.immediateCount],
    ...facets.propertyTypeArray.map(({ id, count }): [string, number] => [`type-${id}`, count]),
    ...facets.rentalTypeArray.map(({ id, count }): [string, number] => [`rental-${id}`, count]),
    ...facets.featureArray.map(({ featureTypeId, count }): [string, number] => [
      `feature-${featureTypeId}`,
      count,
    ]),
    ...histogramCounts('daily', facets.dailyBudgetHistogram),
    ...histogramCounts('monthly', facets.monthlyBudgetHistogram),
  ]);
}

const range = (from: number, to: number, width: number) =>
  Array.from({ length: (to - from) / width }, (_, index) => from + index * width);

/** Where the parts of the histograms begin, in whole units. */
const PARTS = {
  daily: [...range(0, 300, 10), ...range(300, 600, 50), ...range(600, 2000, 350)],
  monthly: [...range(0, 3000, 100), ...range(3000, 6000, 500), ...range(6000, 10_000, 1000)],
};

/** The same counts by looking at every home. */
export function expectedCounts(referenceData: ReferenceData, state: FilterState): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (homes: readonly StoredHome[], after: FilterState) =>
    homes.filter((home) => matchesState(referenceData, home, after)).length;
  // Whatever is chosen beside the state, these are all that can be left.
  const { typeId: _type, rentalTypeId: _rental, daily: _daily, monthly: _monthly, ...wide } = state;
  const near = referenceData.homes.filter((home) => matchesState(referenceData, home, wide));
  for (const { name, after } of choicesOf(referenceData, state))
    counts.set(name, count(name.endsWith('-term') ? referenceData.homes : near, after));
  for (const kind of ['daily', 'monthly'] as const) {
    const others = { ...state, [kind]: undefined as Budget | undefined };
    const homes = near.filter((home) => matchesState(referenceData, home, others));
    const prices = homes.map((home) => (kind === 'daily' ? home.nightlyPrice : home.monthlyPrice));
    for (const [name, value] of histogramCounts(kind, histogram(prices, PARTS[kind])))
      counts.set(name, value);
  }
  return counts;
}

function histogram(prices: readonly (number | null)[], parts: readonly number[]): number[] {
  return parts.map((from, part) => {
    const upper = (parts[part + 1] ?? Number.POSITIVE_INFINITY) * 100;
    return prices.filter((price) => price !== null && price >= from * 100 && price < upper).length;
  });
}

function histogramCounts(kind: string, parts: readonly number[]): [string, number][] {
  return parts.map((count, part) => [`${kind}-${part}`, count]);
}
