import { CURRENCY_EXPONENTS, emptySearchQuery, type SearchQuery } from '@moien/contract';
import {
  featureCriterionOf,
  guestsOf,
  monthlyBudgetOf,
  nightlyBudgetOf,
  placeOf,
  sortOf,
} from './search-rules.ts';

const CITY = { latitude: 49.6, longitude: 6.1 };

function query(parts: Partial<SearchQuery>): SearchQuery {
  return { ...emptySearchQuery(), ...parts };
}

describe('the place of a search (product decision 23)', () => {
  const city = { propertyParameters: { cityId: 5 } };

  it.each([
    [query(city), { cityId: 5, centre: CITY }],
    [query({ ...city, locationParameters: { rangeDistance: 200 } }), { cityId: 5, centre: CITY }],
    [query({ ...city, locationParameters: { rangeDistance: 30 } }), { centre: CITY, radiusMetres: 30_000 }],
  ])('of a city', (given, place) => {
    expect(placeOf(given, CITY)).toEqual(place);
  });

  it('is the own position, with or without a limit', () => {
    const currentCoordinates = '48.1,11.5';
    const centre = { latitude: 48.1, longitude: 11.5 };
    expect(placeOf(query({ locationParameters: { currentCoordinates } }), undefined)).toEqual({ centre });
    const near = query({ locationParameters: { currentCoordinates, rangeDistance: 10 } });
    expect(placeOf(near, undefined)).toEqual({ centre, radiusMetres: 10_000 });
  });

  it('is what the map shows before anything else, and then nothing is measured from anywhere', () => {
    const given = query({
      propertyParameters: { cityId: 5, countryCode: 'LU' },
      locationParameters: { bounds: '49,6,50,7', currentCoordinates: '48.1,11.5', rangeDistance: 10 },
      sort: 'distance',
    });
    expect(placeOf(given, CITY)).toEqual({ bounds: { south: 49, west: 6, north: 50, east: 7 } });
    expect(sortOf(given, placeOf(given, CITY))).toBe('recommended');
  });

  it('is also a country', () => {
    expect(placeOf(query({ propertyParameters: { countryCode: 'LU' } }), undefined)).toEqual({
      countryCode: 'LU',
    });
  });

  it('sorts close to me by distance, and nothing by distance without a place', () => {
    const near = query({ locationParameters: { currentCoordinates: '48.1,11.5' } });
    expect(sortOf(near, placeOf(near, undefined))).toBe('distance');
    expect(sortOf({ ...near, sort: 'price' }, placeOf(near, undefined))).toBe('price');
    expect(sortOf(query({ sort: 'distance' }), {})).toBe('recommended');
    expect(sortOf(query(city), placeOf(query(city), CITY))).toBe('recommended');
  });
});

describe('guests', () => {
  it('are adults and children', () => {
    expect(guestsOf(query({ bookingParameters: { adultCount: 2, childrenCount: 1, infantCount: 4 } }))).toBe(
      3,
    );
  });
});

describe('budgets (product decision 24)', () => {
  it('become minor units; a slider at an end is no limit', () => {
    const given = (bookingParameters: SearchQuery['bookingParameters']) => query({ bookingParameters });
    expect(nightlyBudgetOf(given({ minimumDailyBudget: 50, maximumDailyBudget: 80 }))).toEqual({
      minimum: 5000,
      maximum: 8000,
    });
    expect(nightlyBudgetOf(given({ minimumDailyBudget: 0, maximumDailyBudget: 2000 }))).toEqual({});
    expect(monthlyBudgetOf(given({ maximumMonthlyBudget: 2000 }))).toEqual({ maximum: 200_000 });
    expect(monthlyBudgetOf(given({ maximumMonthlyBudget: 10_000 }))).toEqual({});
  });

  it('need one exponent for all currencies', () => {
    expect(new Set(Object.values(CURRENCY_EXPONENTS)).size).toBe(1);
  });
});

describe('feature filters', () => {
  const flag = { name: 'wifi', value_type: 'boolean', flag_slot: 5, number_slot: null } as const;
  const area = { name: 'area', value_type: 'real', flag_slot: null, number_slot: 1 } as const;
  const limits = { minimum_value: 0, maximum_value: 300 };

  it.each([
    [true as const, { flagSlot: 5 }],
    [1, undefined],
    [{ minimum: 0, maximum: 1 }, undefined],
  ])('of a flag: %j', (filter, criterion) => {
    expect(featureCriterionOf({ ...flag, ...limits }, filter)).toEqual(criterion);
  });

  it.each([
    [true as const, undefined],
    [20, { slot: 1, minimum: 20 }],
    [0, { slot: 1 }],
    [
      { minimum: 20, maximum: 300 },
      { slot: 1, minimum: 20 },
    ],
    [
      { minimum: 0, maximum: 299.5 },
      { slot: 1, maximum: 299.5 },
    ],
    [300, { slot: 1, minimum: 300 }],
    [301, undefined],
    [{ minimum: 0, maximum: 300.5 }, undefined],
  ])('of a number: %j', (filter, criterion) => {
    expect(featureCriterionOf({ ...area, ...limits }, filter)).toEqual(criterion);
  });

  it('of a number below the range', () => {
    expect(featureCriterionOf({ ...area, ...limits, minimum_value: 10 }, 5)).toBeUndefined();
  });
});
