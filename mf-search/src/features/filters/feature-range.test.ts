import type { FeatureFilter } from '@moien/contract';
import { correctedTo, filterOfRange, limitsOf, rangeOfFilter } from './feature-range.ts';

const AREA = { minimum: 0, maximum: 300, step: 0.5 };
const ROOMS = { minimum: 0, maximum: 6, step: 1 };

describe('limitsOf', () => {
  it.each([
    ['integer', null, null, ROOMS],
    ['real', null, null, AREA],
    ['integer', 1, 10, { minimum: 1, maximum: 10, step: 1 }],
    ['real', 0, 80, { minimum: 0, maximum: 80, step: 0.5 }],
    ['integer', 5, 5, ROOMS],
    ['real', 9, 2, AREA],
  ] as const)('of %s from %s to %s', (valueTypeId, minimumValue, maximumValue, expected) => {
    expect(limitsOf({ valueTypeId, minimumValue, maximumValue })).toEqual(expected);
  });
});

describe('a range and its filter', () => {
  it.each<[[number, number], FeatureFilter | undefined]>([
    [[0, 6], undefined],
    [[2, 6], 2],
    [[6, 6], 6],
    [[0, 3], { minimum: 0, maximum: 3 }],
    [[0, 0], { minimum: 0, maximum: 0 }],
    [[2, 3], { minimum: 2, maximum: 3 }],
  ])('%j is %j, and back', (range, filter) => {
    expect(filterOfRange(range, ROOMS)).toEqual(filter);
    expect(rangeOfFilter(filter, ROOMS)).toEqual(range);
  });

  it.each<[FeatureFilter, [number, number]]>([
    [true, [0, 300]],
    [400, [300, 300]],
    [{ minimum: 20, maximum: 900 }, [20, 300]],
  ])('an address may say %j, which stands at %j', (filter, range) => {
    expect(rangeOfFilter(filter, AREA)).toEqual(range);
  });
});

it.each([
  [62.3, 0, 300, 62.5],
  [-4, 0, 300, 0],
  [301, 0, 300, 300],
  [20, 40.5, 300, 40.5],
  [290, 0, 80, 80],
])('%d between %d and %d is corrected to %d', (value, minimum, maximum, expected) => {
  expect(correctedTo(value, { minimum, maximum }, AREA)).toBe(expected);
});
