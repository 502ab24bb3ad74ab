import { type FacetGroup, type FacetRow, facetsOf, NO_PART } from './facet-counts.ts';

/**
 * House and flat, whole and room; the last two numbers are without the nightly and without the monthly
 * budget.
 */
const GROUPS: FacetGroup[] = [
  [1, 1, parts(0, NO_PART), 5, 6, 5],
  [1, 2, parts(39, 3), 2, 4, 3],
  [2, 1, parts(0, NO_PART), 11_000, 11_000, 11_000],
];

function parts(nightly: number, monthly: number): number {
  return nightly * 64 + monthly;
}

function row(given: Partial<FacetRow> = {}): FacetRow {
  return {
    shortTermCount: 3,
    longTermCount: 10_001,
    immediateCount: 20_000,
    propertyTypeIds: [2, 1, 3],
    rentalTypeIds: [1, 2],
    features: [
      [10, 1],
      [1000, 130],
      [1001, 192],
    ],
    groups: GROUPS,
    lanes: Array.from({ length: 48 }, (_, first) => (first === 1 ? '24000' : '0')),
    ...given,
  };
}

const counts = (array: { id: number; count: number }[]) => array.map(({ id, count }) => [id, count]);
const filled = (histogram: number[]) => histogram.flatMap((count, part) => (count ? [[part, count]] : []));

describe('facets', () => {
  it('count every type, also one without homes, in the order of the vocabulary', () => {
    const { propertyTypeArray, rentalTypeArray } = facetsOf(row(), {});
    expect(counts(propertyTypeArray)).toEqual([
      [2, 10_001],
      [1, 7],
      [3, 0],
    ]);
    expect(counts(rentalTypeArray)).toEqual([
      [1, 10_001],
      [2, 2],
    ]);
  });

  it.each([
    [{ propertyTypeId: 1 }, [10_001, 7, 0], [5, 2]],
    [{ rentalTypeId: 2 }, [0, 2, 0], [10_001, 2]],
    [{ propertyTypeId: 1, rentalTypeId: 2 }, [0, 2, 0], [5, 2]],
    [{ propertyTypeId: 3 }, [10_001, 7, 0], [0, 0]],
  ])('let another type replace the one chosen: %j', (chosen, propertyTypes, rentalTypes) => {
    const { propertyTypeArray, rentalTypeArray } = facetsOf(row(), chosen);
    expect(propertyTypeArray.map(({ count }) => count)).toEqual(propertyTypes);
    expect(rentalTypeArray.map(({ count }) => count)).toEqual(rentalTypes);
  });

  it('have histograms of what matches everything but that budget, without homes that have no such price', () => {
    const { dailyBudgetHistogram, monthlyBudgetHistogram } = facetsOf(row(), { propertyTypeId: 1 });
    expect(filled(dailyBudgetHistogram)).toEqual([
      [0, 6],
      [39, 4],
    ]);
    expect(filled(monthlyBudgetHistogram)).toEqual([[3, 3]]);
    expect(dailyBudgetHistogram).toHaveLength(40);
  });

  it('are exact up to 10,000, and one more stands for what is above; a flag that was not counted has none', () => {
    const { immediateCount, shortTermCount, longTermCount, featureArray } = facetsOf(row(), {});
    expect([shortTermCount, longTermCount, immediateCount]).toEqual([3, 10_001, 10_001]);
    expect(featureArray).toEqual([
      { featureTypeId: 10, count: 10_001 },
      { featureTypeId: 1000, count: 0 },
    ]);
  });
});
