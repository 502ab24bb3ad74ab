import {
  decodeSearchQuery,
  encodeSearchQuery,
  MAXIMUM_GUESTS_PER_TYPE,
  type SearchQuery,
} from '@moien/contract';
import {
  type Budget,
  choosePlace,
  chooseTerm,
  GUEST_TYPES,
  guestCountsOf,
  type Place,
  pickStayDay,
  placeOf,
  prefillGuests,
  setBudget,
  setFeature,
  setGuestCount,
  setRangeDistance,
  setStay,
  type Term,
  termOf,
  toggleProperty,
} from './search-transitions.ts';

/** A search as its address writes it. */
const at = (address: string): SearchQuery => decodeSearchQuery(new URLSearchParams(address)).query;
const addressOf = (query: SearchQuery) => decodeURIComponent(encodeSearchQuery(query).toString());

const EVERYTHING =
  'cityId=7&typeId=3&rentalTypeId=2&immediateAvailability=true&rangeDistance=50&arrivalDate=2030-05-12' +
  '&departureDate=2030-05-15&adultCount=2&minimumDailyBudget=20&page=4&feature-wifi=true';

describe('the term (specification §4)', () => {
  const rows: [string, string, Term, string][] = [
    ['sets its flag', '', 'short-term', 'isAvailableForShortTerm=true'],
    ['and the other one its own', '', 'long-term', 'isAvailableForLongTerm=true'],
    ['resets all groups', EVERYTHING, 'short-term', 'isAvailableForShortTerm=true'],
    [
      'resets those of the other term',
      'isAvailableForShortTerm=true&adultCount=2',
      'long-term',
      'isAvailableForLongTerm=true',
    ],
    ['chosen twice leaves neither set', 'isAvailableForShortTerm=true', 'short-term', ''],
    [
      'and the rest as it is',
      'cityId=7&isAvailableForLongTerm=true&petCount=1',
      'long-term',
      'cityId=7&petCount=1',
    ],
    [
      'with both flags set each is the active one',
      'cityId=7&isAvailableForShortTerm=true&isAvailableForLongTerm=true',
      'long-term',
      'cityId=7',
    ],
  ];
  it.each(rows)('%s', (_, before, term, after) => {
    expect(addressOf(chooseTerm(at(before), term))).toBe(after);
  });

  it.each([
    ['', undefined],
    ['isAvailableForShortTerm=false', undefined],
    ['isAvailableForShortTerm=true', 'short-term'],
    ['isAvailableForLongTerm=true', 'long-term'],
    ['isAvailableForShortTerm=true&isAvailableForLongTerm=true', undefined],
  ])('of %s is %s', (address, term) => {
    expect(termOf(at(address))).toBe(term);
  });
});

describe('the place', () => {
  const rows: [string, string, Place | undefined, string][] = [
    ['a city replaces a country', 'countryCode=LU', { kind: 'city', cityId: 7 }, 'cityId=7'],
    [
      'a country replaces a city',
      'cityId=7&rangeDistance=50',
      { kind: 'country', countryCode: 'FR' },
      'countryCode=FR',
    ],
    [
      'a city keeps the radius',
      'cityId=7&rangeDistance=50',
      { kind: 'city', cityId: 8 },
      'cityId=8&rangeDistance=50',
    ],
    ['a city replaces what the map shows', 'bounds=49,6,50,7', { kind: 'city', cityId: 7 }, 'cityId=7'],
    [
      'the map replaces everything',
      'cityId=7&rangeDistance=50',
      { kind: 'map', bounds: '49,6,50,7' },
      'bounds=49,6,50,7',
    ],
    [
      'a position is written to about a hundred metres',
      'cityId=7&rangeDistance=20',
      { kind: 'close-to-me', latitude: 49.611_234_56, longitude: -6.13 },
      'currentCoordinates=49.611,-6.13&rangeDistance=20',
    ],
    [
      'none leaves it open',
      'currentCoordinates=49.6,6.1&rangeDistance=20&adultCount=2',
      undefined,
      'adultCount=2',
    ],
    ['it starts at the first page', 'page=3', { kind: 'city', cityId: 7 }, 'cityId=7'],
  ];
  it.each(rows)('%s', (_, before, place, after) => {
    expect(addressOf(choosePlace(at(before), place))).toBe(after);
  });

  const places: [string, Place | undefined][] = [
    ['', undefined],
    ['countryCode=lu', { kind: 'country', countryCode: 'LU' }],
    ['currentCoordinates=49.6,6.1&countryCode=LU', { kind: 'close-to-me', latitude: 49.6, longitude: 6.1 }],
    ['cityId=7&currentCoordinates=49.6,6.1', { kind: 'city', cityId: 7 }],
    ['bounds=49,6,50,7&cityId=7', { kind: 'map', bounds: '49,6,50,7' }],
  ];
  it.each(places)('of %s is told', (address, place) => {
    expect(placeOf(at(address))).toEqual(place);
  });
});

describe('the dates (specification §4)', () => {
  const TODAY = '2030-05-10';
  const rows: [string, string, string, string][] = [
    ['the first day is the arrival', '', '2030-05-12', 'arrivalDate=2030-05-12'],
    [
      'the second is the departure',
      'arrivalDate=2030-05-12',
      '2030-05-15',
      'arrivalDate=2030-05-12&departureDate=2030-05-15',
    ],
    [
      'the third is an arrival again',
      'arrivalDate=2030-05-12&departureDate=2030-05-15',
      '2030-05-20',
      'arrivalDate=2030-05-20',
    ],
    [
      'a departure before the arrival is swapped',
      'arrivalDate=2030-05-15',
      '2030-05-12',
      'arrivalDate=2030-05-12&departureDate=2030-05-15',
    ],
    ['the same day twice is an arrival', 'arrivalDate=2030-05-12', '2030-05-12', 'arrivalDate=2030-05-12'],
    [
      'days that have passed push the start forward',
      'arrivalDate=2030-05-01',
      '2030-05-13',
      'arrivalDate=2030-05-10&departureDate=2030-05-13',
    ],
    ['it starts at the first page', 'page=3', '2030-05-12', 'arrivalDate=2030-05-12'],
    [
      'and leaves everything else',
      'cityId=7&adultCount=2',
      '2030-05-12',
      'cityId=7&arrivalDate=2030-05-12&adultCount=2',
    ],
  ];
  it.each(rows)('%s', (_, before, day, after) => {
    expect(addressOf(pickStayDay(at(before), day, TODAY))).toBe(after);
  });

  it('can be left open', () => {
    expect(addressOf(setStay(at(EVERYTHING), {}))).not.toMatch(/Date/);
  });
});

describe.each(GUEST_TYPES)('the count of %s (specification §4, §9)', (type) => {
  const rows: [number, string][] = [
    [1, `${type}Count=1`],
    [MAXIMUM_GUESTS_PER_TYPE, `${type}Count=10`],
    [MAXIMUM_GUESTS_PER_TYPE + 1, `${type}Count=10`],
    [0, ''],
    [-1, ''],
  ];
  it.each(rows)('of %d is written as "%s"', (count, after) => {
    expect(addressOf(setGuestCount(at(`${type}Count=5&page=2`), type, count))).toBe(after);
  });

  it('is none where the address names none', () => {
    expect(guestCountsOf(at(''))[type]).toBe(0);
  });
});

describe('guests of an earlier search', () => {
  const stored = { adult: 2, children: 0, infant: 1, pet: 0 };
  const rows: [string, string, typeof stored | undefined, string][] = [
    ['are taken where the address names nobody', 'cityId=7', stored, 'cityId=7&adultCount=2&infantCount=1'],
    ['are beaten by the address', 'petCount=1', stored, 'petCount=1'],
    ['are beaten by an address that says none', 'adultCount=0', stored, 'adultCount=0'],
    ['are none where none are kept', 'cityId=7', undefined, 'cityId=7'],
  ];
  it.each(rows)('%s', (_, before, kept, after) => {
    expect(addressOf(prefillGuests(at(before), kept))).toBe(after);
  });
});

describe('switches', () => {
  it.each([
    ['typeId', 3, '', 'typeId=3'],
    ['typeId', 3, 'typeId=4', 'typeId=3'],
    ['typeId', 3, 'typeId=3&adultCount=2&page=2', 'adultCount=2'],
    ['rentalTypeId', 1, 'typeId=3', 'typeId=3&rentalTypeId=1'],
    ['immediateAvailability', true, '', 'immediateAvailability=true'],
    ['immediateAvailability', true, 'immediateAvailability=true', ''],
  ] as const)('%s %s after "%s" gives "%s"', (name, value, before, after) => {
    expect(addressOf(toggleProperty(at(before), name, value))).toBe(after);
  });
});

describe('ranges', () => {
  const budgets: [Budget, [number, number], string][] = [
    ['Daily', [20, 300], 'minimumDailyBudget=20&maximumDailyBudget=300'],
    ['Daily', [0, 300], 'maximumDailyBudget=300'],
    ['Daily', [20, 2000], 'minimumDailyBudget=20'],
    ['Daily', [0, 2000], ''],
    ['Monthly', [500, 2000], 'minimumMonthlyBudget=500'],
  ];
  it.each(budgets)('the %s budget %j is written as "%s": an end is no limit', (budget, range, after) => {
    expect(addressOf(setBudget(at('page=2'), budget, range, 2000))).toBe(after);
  });

  it('the radius is set and taken away', () => {
    const near = setRangeDistance(at('cityId=7&page=2'), 20);
    expect(addressOf(near)).toBe('cityId=7&rangeDistance=20');
    expect(addressOf(setRangeDistance(near, undefined))).toBe('cityId=7');
  });

  it('a feature is set, changed and taken away', () => {
    const least = setFeature(at('page=2'), 'bedrooms', 2);
    expect(addressOf(least)).toBe('feature-bedrooms=2');
    const range = setFeature(least, 'bedrooms', { minimum: 2, maximum: 4 });
    expect(addressOf(range)).toBe('feature-bedrooms=2,4');
    expect(addressOf(setFeature(range, 'bedrooms', undefined))).toBe('');
  });
});

it('no choice changes the search that it starts from', () => {
  const before = at(EVERYTHING);
  const copy = structuredClone(before);
  chooseTerm(before, 'short-term');
  choosePlace(before, { kind: 'city', cityId: 8 });
  pickStayDay(before, '2030-06-01', '2030-05-10');
  setGuestCount(before, 'adult', 3);
  setFeature(before, 'wifi', undefined);
  expect(before).toEqual(copy);
});
