import { medianOf, ratesOf } from './host-statistics.ts';

const none = {
  viewCount: 0,
  saveCount: 0,
  requestCount: 0,
  bookingCount: 0,
  bookedNightCount: 0,
  bookableNightCount: 0,
  pricedNightCount: 0,
  nightAmount: 0,
};

describe('rates', () => {
  it('are unknown where there is nothing to divide by', () => {
    expect(ratesOf(none)).toEqual({ conversion: null, occupancy: null, averagePrice: null });
  });

  it('divide counts of the same days', () => {
    const counts = {
      ...none,
      ...{ viewCount: 200, bookingCount: 3, bookedNightCount: 12, bookableNightCount: 30 },
      ...{ pricedNightCount: 3, nightAmount: 40_001 },
    };
    expect(ratesOf(counts)).toEqual({ conversion: 0.015, occupancy: 0.4, averagePrice: 13_334 });
  });

  it('never say that more were booked than seen', () => {
    expect(ratesOf({ ...none, viewCount: 1, bookingCount: 2 }).conversion).toBe(1);
  });
});

it('a median is the middle one, or between the middle two, and none of too few', () => {
  expect(medianOf([])).toBeNull();
  expect(medianOf([3])).toBe(3);
  expect(medianOf([9, 1, 5])).toBe(5);
  expect(medianOf([10, 1, 9, 2])).toBe(5.5);
  expect(medianOf([1, 2, 3, 4], 5)).toBeNull();
});
