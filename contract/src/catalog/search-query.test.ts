import {
  decodeSearchQuery,
  emptySearchQuery,
  encodeSearchQuery,
  parseBounds,
  parseCoordinates,
  SEARCH_PARAMETER_NAMES,
  SEARCH_SORTS,
  type SearchQuery,
  swapReversedDates,
} from './search-query.ts';

const PROPERTY_ID = '01890a5d-ac96-774b-bcce-b302099a8057';

/** One good value, what it becomes, and values that must be refused, for every parameter. */
const TABLE: Record<string, { good: [text: string, value: unknown][]; bad: string[] }> = {
  cityId: {
    good: [
      ['1', 1],
      ['2147483647', 2_147_483_647],
    ],
    bad: ['0', '-1', '1.5', '2147483648', '1e3', ' 1', '0x1', 'Trier', '١'],
  },
  countryCode: {
    good: [
      ['LU', 'LU'],
      ['lu', 'LU'],
    ],
    bad: ['L', 'LUX', '12', 'L '],
  },
  typeId: { good: [['3', 3]], bad: ['0', 'house'] },
  rentalTypeId: { good: [['2', 2]], bad: ['0', 'room'] },
  isAvailableForShortTerm: {
    good: [
      ['true', true],
      ['false', false],
    ],
    bad: ['TRUE', '1', 'yes'],
  },
  isAvailableForLongTerm: { good: [['true', true]], bad: ['0'] },
  immediateAvailability: { good: [['true', true]], bad: ['now'] },
  currentCoordinates: {
    good: [
      ['49.61,6.13', '49.61,6.13'],
      ['-90,180', '-90,180'],
    ],
    bad: ['91,0', '0,181', '49.61', '49.61;6.13', '49.61, 6.13', 'NaN,NaN', '1e1,2'],
  },
  rangeDistance: {
    good: [
      ['10', 10],
      ['200', 200],
    ],
    bad: ['9', '201', '50.5', '-50'],
  },
  bounds: {
    good: [['49.4,5.7,50.2,6.6', '49.4,5.7,50.2,6.6']],
    bad: ['49.4,5.7,50.2', '50.2,5.7,49.4,6.6', '49.4;5.7;50.2;6.6', 'NaN,0,1,1'],
  },
  arrivalDate: {
    good: [['2028-02-29', '2028-02-29']],
    bad: ['2027-02-29', '2027-2-1', '27-02-01', '2027-13-01', '2027-02-01T00:00:00Z', '1899-12-31'],
  },
  departureDate: { good: [], bad: ['2027-04-31', 'tomorrow'] },
  adultCount: {
    good: [
      ['0', 0],
      ['10', 10],
    ],
    bad: ['11', '-1', '2.0'],
  },
  childrenCount: { good: [['10', 10]], bad: ['11'] },
  infantCount: { good: [['10', 10]], bad: ['11'] },
  petCount: { good: [['10', 10]], bad: ['11'] },
  minimumDailyBudget: { good: [['2000', 2000]], bad: ['2001', '-5', '9.99'] },
  maximumDailyBudget: { good: [['0', 0]], bad: ['2001'] },
  minimumMonthlyBudget: { good: [['10000', 10_000]], bad: ['10001'] },
  maximumMonthlyBudget: { good: [['800', 800]], bad: ['10001', '€800'] },
  propertyIdArray: {
    good: [
      [PROPERTY_ID, [PROPERTY_ID]],
      [PROPERTY_ID.toUpperCase(), [PROPERTY_ID]],
    ],
    bad: [
      `${PROPERTY_ID},`,
      `${PROPERTY_ID};${PROPERTY_ID}`,
      "1' or '1'='1",
      Array(101).fill(PROPERTY_ID).join(','),
    ],
  },
  sort: { good: [['newest', 'newest']], bad: ['Newest', 'cheapest', 'constructor'] },
  page: {
    good: [
      ['1', 1],
      ['417', 417],
    ],
    bad: ['0', '418', 'last'],
  },
};

function valueIn(query: SearchQuery, name: string): unknown {
  const groups = [query, query.propertyParameters, query.locationParameters, query.bookingParameters];
  return groups.map((group) => Reflect.get(group, name)).find((value) => value !== undefined);
}

describe('decodeSearchQuery', () => {
  it('is tried here with every parameter that it knows', () => {
    expect(Object.keys(TABLE).sort()).toEqual([...SEARCH_PARAMETER_NAMES].sort());
  });

  for (const [name, { good, bad }] of Object.entries(TABLE)) {
    it(`reads ${name}`, () => {
      for (const [text, value] of good) {
        const { query, problems } = decodeSearchQuery(new URLSearchParams([[name, text]]));
        expect([text, valueIn(query, name), problems]).toEqual([text, value, []]);
      }
    });

    it(`refuses what is no ${name}, and leaves it out`, () => {
      for (const text of ['', ...bad]) {
        const { query, problems } = decodeSearchQuery(new URLSearchParams([[name, text]]));
        expect([text, query]).toEqual([text, emptySearchQuery()]);
        expect([text, problems]).toEqual([
          text,
          [{ name, code: 'invalid-value', form: expect.objectContaining({ kind: expect.any(String) }) }],
        ]);
      }
    });

    it(`refuses ${name} given twice`, () => {
      const text = good[0]?.[0] ?? '2027-05-02';
      const { query, problems } = decodeSearchQuery(
        new URLSearchParams([
          [name, text],
          [name, text],
        ]),
      );
      expect(query).toEqual(emptySearchQuery());
      expect(problems.map(({ code }) => code)).toEqual(['repeated-parameter']);
    });
  }

  it.each([
    ['feature-wifi=true', { wifi: true }],
    ['feature-desk=2', { desk: 2 }],
    ['feature-area=40.5,80', { area: { minimum: 40.5, maximum: 80 } }],
    ['feature-beds=2,2', { beds: { minimum: 2, maximum: 2 } }],
    ['feature-constructor=true', { constructor: true }],
  ])('reads %s', (text, expected) => {
    const { query, problems } = decodeSearchQuery(new URLSearchParams(text));
    expect(problems).toEqual([]);
    expect(Object.entries(query.featureParameters)).toEqual(Object.entries(expected));
  });

  it.each([
    ['feature-wifi=false', 'invalid-value'],
    ['feature-wifi=', 'invalid-value'],
    ['feature-area=-1', 'invalid-value'],
    ['feature-area=1,2,3', 'invalid-value'],
    ['feature-area=1e9', 'invalid-value'],
    ['feature-area=80,40', 'range-reversed'],
    ['feature-Wifi=true', 'unknown-parameter'],
    ['feature-=true', 'unknown-parameter'],
    ['toString=1', 'unknown-parameter'],
    ['__proto__=1', 'unknown-parameter'],
    ['utm_source=letter', 'unknown-parameter'],
    ['cityid=1', 'unknown-parameter'],
  ])('refuses %s as %s', (text, code) => {
    const { query, problems } = decodeSearchQuery(new URLSearchParams(text));
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    expect(query).toEqual(emptySearchQuery());
  });

  it('takes at most 50 features', () => {
    const names = Array.from({ length: 51 }, (_value, index) => [`feature-f${index}`, 'true']);
    const { query, problems } = decodeSearchQuery(new URLSearchParams(names));
    expect(Object.keys(query.featureParameters)).toHaveLength(50);
    expect(problems.map(({ name }) => name)).toEqual(['feature-f50']);
  });

  it.each([
    ['arrivalDate=2027-05-02&departureDate=2027-05-02', 'dates-reversed'],
    ['arrivalDate=2027-05-03&departureDate=2027-05-02', 'dates-reversed'],
    ['departureDate=2027-05-02', 'dates-incomplete'],
    ['arrivalDate=2027-01-01&departureDate=2028-01-02', 'stay-too-long'],
    ['minimumDailyBudget=200&maximumDailyBudget=100', 'range-reversed'],
    ['minimumMonthlyBudget=900&maximumMonthlyBudget=800', 'range-reversed'],
  ])('refuses %s as %s and keeps nothing that contradicts itself', (text, code) => {
    const { query, problems } = decodeSearchQuery(new URLSearchParams(text));
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    expect(decodeSearchQuery(encodeSearchQuery(query)).problems).toEqual([]);
  });

  it('allows one night, 365 nights and equal budgets', () => {
    for (const text of [
      'arrivalDate=2027-05-02&departureDate=2027-05-03',
      'arrivalDate=2027-01-01&departureDate=2028-01-01',
      'minimumDailyBudget=100&maximumDailyBudget=100',
    ]) {
      expect(decodeSearchQuery(new URLSearchParams(text)).problems).toEqual([]);
    }
  });
});

describe('encodeSearchQuery', () => {
  it('writes one canonical order and leaves the first page out', () => {
    const text =
      'page=1&feature-wifi=true&feature-area=40,80&sort=price&adultCount=2&rangeDistance=20&countryCode=lu';
    expect(encodeSearchQuery(decodeSearchQuery(new URLSearchParams(text)).query).toString()).toBe(
      'countryCode=LU&rangeDistance=20&adultCount=2&sort=price&feature-area=40%2C80&feature-wifi=true',
    );
  });

  it('is undone by decoding, for 500 searches drawn from a seed', () => {
    const random = seededRandom(20_270_501);
    for (let run = 0; run < 500; run += 1) {
      const query = drawQuery(random);
      const shuffled = new URLSearchParams(
        [...encodeSearchQuery(query)]
          .map((entry) => ({ entry, position: random() }))
          .sort((a, b) => a.position - b.position)
          .map(({ entry }) => entry),
      );
      const { query: read, problems } = decodeSearchQuery(shuffled);
      expect(problems).toEqual([]);
      expect(read).toEqual(query.page === 1 ? { ...query, page: undefined } : query);
      expect(encodeSearchQuery(read).toString()).toBe(encodeSearchQuery(query).toString());
    }
  });
});

describe('swapReversedDates', () => {
  it.each([
    ['arrivalDate=2027-05-09&departureDate=2027-05-02', 'arrivalDate=2027-05-02&departureDate=2027-05-09'],
    ['arrivalDate=2027-05-02&departureDate=2027-05-02', 'arrivalDate=2027-05-02&departureDate=2027-05-03'],
    ['arrivalDate=2027-12-31&departureDate=2027-12-31', 'arrivalDate=2027-12-31&departureDate=2028-01-01'],
    ['arrivalDate=2027-05-02&departureDate=2027-05-09', 'arrivalDate=2027-05-02&departureDate=2027-05-09'],
    ['departureDate=2027-05-02', 'departureDate=2027-05-02'],
    ['arrivalDate=2027-02-30&departureDate=2027-02-01', 'arrivalDate=2027-02-30&departureDate=2027-02-01'],
  ])('%s becomes %s', (text, expected) => {
    expect(swapReversedDates(new URLSearchParams(text)).toString()).toBe(expected);
  });
});

describe('parseCoordinates', () => {
  it('reads degrees with their sign', () => {
    expect(parseCoordinates('-33.8688,151.2093')).toEqual({ latitude: -33.8688, longitude: 151.2093 });
  });
});

/** Mulberry32: the same sequence on every machine. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Any state that keeps the rules; about half of its parts are set. */
function drawQuery(random: () => number): SearchQuery {
  const integer = (minimum: number, maximum: number) =>
    minimum + Math.floor(random() * (maximum - minimum + 1));
  const either = <Value>(draw: () => Value) => (random() < 0.5 ? draw() : undefined);
  const flag = () => random() < 0.5;
  const arrivalDate = either(() => `2027-0${integer(1, 9)}-${integer(10, 28)}`);
  return {
    propertyParameters: defined({
      cityId: either(() => integer(1, 2_147_483_647)),
      countryCode: either(() => ['LU', 'DE', 'FR', 'BE'][integer(0, 3)]),
      typeId: either(() => integer(1, 30)),
      rentalTypeId: either(() => integer(1, 3)),
      isAvailableForShortTerm: either(flag),
      isAvailableForLongTerm: either(flag),
      immediateAvailability: either(flag),
    }),
    locationParameters: defined({
      currentCoordinates: either(() => `${integer(-89, 89)}.${integer(0, 99)},${integer(-179, 179)}`),
      rangeDistance: either(() => integer(10, 200)),
    }),
    bookingParameters: defined({
      arrivalDate,
      departureDate: either(() => arrivalDate && `2027-${integer(10, 12)}-${integer(10, 30)}`),
      adultCount: either(() => integer(0, 10)),
      petCount: either(() => integer(0, 10)),
      minimumDailyBudget: either(() => integer(0, 1000)),
      maximumDailyBudget: either(() => integer(1000, 2000)),
      maximumMonthlyBudget: either(() => integer(0, 10_000)),
    }),
    featureParameters: defined({
      wifi: either(() => true as const),
      'desk-large': either(() => integer(0, 99)),
      area: either(() => ({ minimum: integer(0, 40) / 2, maximum: integer(40_000, 90_000) / 1000 })),
    }),
    ...defined({
      sort: either(() => SEARCH_SORTS[integer(0, 3)]),
      page: either(() => integer(1, 417)),
      propertyIdArray: either(() => Array.from({ length: integer(1, 3) }, () => PROPERTY_ID)),
    }),
  };
}

function defined<Group extends object>(
  group: Group,
): { [Name in keyof Group]: Exclude<Group[Name], undefined> } {
  return Object.fromEntries(Object.entries(group).filter(([, value]) => value !== undefined)) as never;
}

describe('parseBounds', () => {
  it.each<[string, ReturnType<typeof parseBounds>]>([
    ['49.4,5.7,50.2,6.6', { south: 49.4, west: 5.7, north: 50.2, east: 6.6 }],
    ['-10,170,10,-170', { south: -10, west: 170, north: 10, east: -170 }],
    ['-90,-180,90,180', { south: -90, west: -180, north: 90, east: 180 }],
    ['50.2,5.7,49.4,6.6', undefined],
    ['49.4,5.7,49.4,6.6', undefined],
    ['49.4,5.7,50.2,5.7', undefined],
    ['-91,5.7,50.2,6.6', undefined],
    ['49.4,5.7,50.2,181', undefined],
    ['49.4,5.7,50.2', undefined],
    ['49.4,5.7,50.2,6.6,7', undefined],
    ['49.4,5.7,50.2,1e1', undefined],
    ['', undefined],
  ])('%s', (text, bounds) => expect(parseBounds(text)).toEqual(bounds));
});
