import type { FastifyInstance } from 'fastify';
import {
  insertBooking,
  insertProfile,
  insertProperty,
  LUXEMBOURG,
  type PropertyInput,
  TRIER,
} from '../../../testing/property-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const TODAY = '2027-01-10';

/** Homes by the one thing that makes each of them different from the plain one. */
const HOMES: Record<string, PropertyInput> = {
  plain: { rating_average: 4.9, review_count: 100 },
  trier: { city_id: TRIER.id, latitude: TRIER.latitude, longitude: TRIER.longitude, nightly_price: 8000 },
  house: { property_type_id: 2 },
  room: { rental_type_id: 2, guest_count: 1 },
  large: { guest_count: 6, features: { area: 200, bedrooms: 4, wifi: 1, 'pets-allowed': 1, playground: 1 } },
  small: { features: { area: 20.5, bedrooms: 1, wifi: 1, breakfast: 1 }, nightly_price: 4550 },
  monthly: {
    is_available_for_short_term: false,
    is_available_for_long_term: true,
    nightly_price: null,
    monthly_price: 150_000,
    move_in_date: '2027-02-01',
  },
  expensive: { nightly_price: 500_000 },
  week: { minimum_nights: 7, maximum_nights: 14 },
  rules: {},
  booked: {},
  closing: { bookable_until: '2027-02-03' },
  hidden: { ad_state: 'paused' },
};

let database: TestDatabase;
let app: FastifyInstance;
const nameById = new Map<string, string>();

beforeAll(async () => {
  database = await createTestDatabase();
  const { client } = database;
  let minute = 0;
  for (const [name, input] of Object.entries(HOMES)) {
    const created_at = `2026-01-01T00:${String(minute).padStart(2, '0')}:00Z`;
    nameById.set(await insertProperty(client, { created_at, ...input }), name);
    minute += 1;
  }
  await client.query(
    `insert into rental_day values
       ($1, '2027-02-01', true, null, 3, 4), ($1, '2027-02-02', true, null, null, 2), ($1, '2027-02-20', false, null, null, null)`,
    [idOf('rules')],
  );
  await insertBooking(client, idOf('booked'), await insertProfile(client), {
    arrival: '2027-02-10',
    departure: '2027-02-12',
  });
  app = await buildTestApp(database.url, { today: TODAY });
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

function idOf(name: string): string {
  for (const [id, each] of nameById) if (each === name) return id;
  throw new Error(`There is no home ${name}.`);
}

async function search(parameters: string) {
  const response = await app.inject({ url: `/api/properties?${parameters}` });
  return { status: response.statusCode, body: response.json() };
}

async function namesFor(parameters: string): Promise<string[]> {
  const { status, body } = await search(parameters);
  expect(status).toBe(200);
  const names = body.propertyArray.map((property: { id: string }) => nameById.get(property.id));
  expect(body.count).toBe(names.length);
  return names;
}

const published = Object.keys(HOMES).filter((name) => name !== 'hidden');
const all = (...except: string[]) => published.filter((name) => !except.includes(name)).sort();
const shortTerm = (...except: string[]) => all('monthly', ...except);

describe('GET /api/properties finds', () => {
  it.each<[string, string[]]>([
    ['', all()],
    [`cityId=${TRIER.id}`, ['trier']],
    [`cityId=${TRIER.id}&rangeDistance=200`, ['trier']],
    [`cityId=${LUXEMBOURG.id}&rangeDistance=39`, all('trier')],
    [`cityId=${LUXEMBOURG.id}&rangeDistance=41`, all()],
    [`currentCoordinates=${TRIER.latitude},${TRIER.longitude}&rangeDistance=10`, ['trier']],
    [`currentCoordinates=${TRIER.latitude},${TRIER.longitude}`, all()],
    ['rangeDistance=10', all()],
    ['countryCode=de', ['trier']],
    ['bounds=49.7,6.6,49.8,6.7', ['trier']],
    ['bounds=49.756,6.639,50,7', ['trier']],
    ['bounds=49.757,6.639,50,7', []],
    [`bounds=49.7,6.6,49.8,6.7&cityId=${LUXEMBOURG.id}&countryCode=LU&rangeDistance=10`, ['trier']],
    ['bounds=49.7,6.6,49.8,6.7&currentCoordinates=0,0&rangeDistance=10', ['trier']],
    ['bounds=49.6,6.7,49.8,6.6', all('trier')],
    ['bounds=49.6,-180,49.8,180', all()],
    ['typeId=2', ['house']],
    ['rentalTypeId=2', ['room']],
    ['isAvailableForShortTerm=true', shortTerm()],
    ['isAvailableForLongTerm=true', ['monthly']],
    ['isAvailableForShortTerm=false', all()],
    ['immediateAvailability=true', shortTerm()],
    ['adultCount=2', all('room')],
    ['adultCount=2&childrenCount=2', ['large']],
    ['adultCount=1&infantCount=9', all()],
    ['petCount=1', ['large']],
    ['feature-wifi=true', ['large', 'small']],
    ['feature-wifi=true&feature-breakfast=true', ['small']],
    ['feature-playground=true', ['large']],
    ['feature-bedrooms=2', ['large']],
    ['feature-bedrooms=0', all()],
    ['feature-area=0,100', ['small']],
    ['feature-area=20.5,20.5', ['small']],
    ['feature-area=21,300', ['large']],
    ['feature-area=0,300', all()],
    ['maximumDailyBudget=45', []],
    ['maximumDailyBudget=46', ['small']],
    ['maximumDailyBudget=80&minimumDailyBudget=46', ['trier']],
    ['minimumDailyBudget=2000', ['expensive']],
    ['minimumDailyBudget=0&maximumDailyBudget=2000', all()],
    ['maximumMonthlyBudget=1500', ['monthly']],
    ['maximumMonthlyBudget=1499', []],
    ['maximumMonthlyBudget=10000', all()],
    ['arrivalDate=2027-02-01&departureDate=2027-02-02', shortTerm('week', 'rules')],
    ['arrivalDate=2027-02-01&departureDate=2027-02-04', shortTerm('week', 'closing')],
    ['arrivalDate=2027-02-01&departureDate=2027-02-06', shortTerm('week', 'rules', 'closing')],
    ['arrivalDate=2027-02-02&departureDate=2027-02-05', shortTerm('week', 'rules', 'closing')],
    ['arrivalDate=2027-02-03&departureDate=2027-02-09', shortTerm('week', 'closing')],
    ['arrivalDate=2027-02-03&departureDate=2027-02-10', shortTerm('booked', 'closing')],
    ['arrivalDate=2027-02-12&departureDate=2027-02-20', shortTerm('booked', 'closing')],
    ['arrivalDate=2027-02-13&departureDate=2027-02-21', shortTerm('rules', 'closing')],
    ['arrivalDate=2027-03-01&departureDate=2027-03-20', shortTerm('week', 'closing')],
    ['arrivalDate=2027-02-20', shortTerm('rules', 'closing')],
    [`arrivalDate=${TODAY}`, shortTerm()],
    ['feature-area=21&adultCount=6&typeId=1&rentalTypeId=1&petCount=2', ['large']],
  ])('%s', async (parameters, expected) => {
    expect((await namesFor(parameters)).sort()).toEqual([...expected].sort());
  });

  it('homes by their ids, published ones only', async () => {
    const names = await namesFor(`propertyIdArray=${idOf('trier')},${idOf('hidden')}`);
    expect(names).toEqual(['trier']);
  });
});

describe('GET /api/properties sorts', () => {
  it('by recommendation: many good reviews first, ties by id', async () => {
    const names = await namesFor('');
    const ties = names.slice(1).map(idOf);
    expect(names[0]).toBe('plain');
    expect(ties).toEqual([...ties].sort());
  });

  it('by the nightly price, homes without one last', async () => {
    const names = await namesFor('sort=price');
    expect([names[0], names[1], names.at(-1)]).toEqual(['small', 'trier', 'monthly']);
  });

  it('by the monthly price when long term is asked for', async () => {
    expect(await namesFor('sort=price&isAvailableForLongTerm=true')).toEqual(['monthly']);
  });

  it('by distance, by itself when close to me has no limit', async () => {
    const { body } = await search(`currentCoordinates=${TRIER.latitude},${TRIER.longitude}`);
    expect(nameById.get(body.propertyArray[0].id)).toBe('trier');
    expect(body.propertyArray[0].distanceMetres).toBeLessThan(100);
    expect(body.propertyArray[1].distanceMetres).toBeGreaterThan(39_000);
    expect(body.propertyArray[1].distanceMetres).toBeLessThan(41_000);
  });

  it('by date of creation', async () => {
    expect((await namesFor('sort=newest'))[0]).toBe('closing');
  });
});

describe('GET /api/properties answers', () => {
  it('the bounds of everything that matches, rounded like the homes', async () => {
    const { body } = await search('');
    expect(body.bounds).toEqual({ south: 49.612, west: 6.13, north: 49.756, east: 6.639 });
  });

  it('pages of 24 that do not overlap, and an empty one beyond the end', async () => {
    const { client } = database;
    const ids: string[] = [];
    for (let index = 0; index < 50; index += 1)
      ids.push(await insertProperty(client, { property_type_id: 5 }));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search(`typeId=5&page=${page}`)));
    const found = pages.flatMap(({ body }) =>
      body.propertyArray.map((property: { id: string }) => property.id),
    );
    expect(pages.map(({ body }) => body.propertyArray.length)).toEqual([24, 24, 2, 0]);
    expect(pages.map(({ body }) => [body.page, body.pageCount, body.count])).toEqual(
      [1, 2, 3, 4].map((page) => [page, 3, 50]),
    );
    expect([...found].sort()).toEqual([...ids].sort());
    await client.query('delete from property where id = any ($1)', [ids]);
  });

  it('nothing found without bounds', async () => {
    const { body } = await search('typeId=18');
    expect(body).toEqual({
      propertyArray: [],
      page: 1,
      pageCount: 0,
      count: 0,
      isCountExact: true,
      bounds: null,
      facets: null,
      looserArray: [{ without: 'filters', count: expect.any(Number) }],
    });
  });

  it('how many homes there are without each group of a search that finds none', async () => {
    const query = `cityId=${TRIER.id}&adultCount=6&maximumDailyBudget=30&feature-wifi=true`;
    const { body } = await search(query);
    expect([body.count, body.looserArray]).toEqual([
      0,
      [
        { without: 'place', count: 0 },
        { without: 'guests', count: 0 },
        { without: 'budget', count: 0 },
        { without: 'filters', count: 0 },
      ],
    ]);
    const { body: near } = await search(`cityId=${TRIER.id}&adultCount=6&maximumDailyBudget=100`);
    expect(near.looserArray).toEqual([
      { without: 'place', count: 1 },
      { without: 'guests', count: 1 },
      { without: 'budget', count: 0 },
    ]);
    const { body: previewed } = await search(`${query}&facets=true`);
    expect(previewed.looserArray).toEqual(body.looserArray);
  });

  it('what the stay costs on each card, the nights of a home at their own prices', async () => {
    const { client } = database;
    await client.query('update property set cleaning_fee = 3000 where id = $1', [idOf('trier')]);
    await client.query(
      `insert into rental_day (property_id, day, is_available_for_short_term, own_price) values
         ($1, '2027-04-02', true, 12000), ($1, '2027-04-03', true, 8000), ($1, '2027-04-04', true, 99900)`,
      [idOf('trier')],
    );
    const { body } = await search(`cityId=${TRIER.id}&arrivalDate=2027-04-01&departureDate=2027-04-04`);
    expect(body.propertyArray[0].quote).toEqual({
      arrivalDate: '2027-04-01',
      departureDate: '2027-04-04',
      nightCount: 3,
      nightCountByPriceMap: { 8000: 2, 12000: 1 },
      currency: 'EUR',
      lineArray: [
        { kind: 'nights', quantity: 2, unitAmount: 8000, amount: 16_000 },
        { kind: 'nights', quantity: 1, unitAmount: 12_000, amount: 12_000 },
        { kind: 'cleaning-fee', quantity: 1, unitAmount: 3000, amount: 3000 },
        { kind: 'service-fee', quantity: 1, unitAmount: 1860, amount: 1860, percent: 6 },
      ],
      total: 32_860,
    });
  });

  it('no total where a night of the stay has no price, and none without a stay', async () => {
    const { client } = database;
    const dates = 'arrivalDate=2027-04-01&departureDate=2027-04-04';
    const id = await insertProperty(client, {
      property_type_id: 6,
      nightly_price: null,
      monthly_price: 90_000,
    });
    await client.query(
      `insert into rental_day (property_id, day, is_available_for_short_term, own_price) values ($1, '2027-04-02', true, 5000)`,
      [id],
    );
    for (const parameters of [`typeId=6&${dates}`, 'typeId=6', 'typeId=6&arrivalDate=2027-04-01']) {
      const { body } = await search(parameters);
      expect(body.propertyArray.map(({ quote }: { quote: unknown }) => quote)).toEqual([null]);
    }
    await client.query('delete from property where id = $1', [id]);
  });
});

describe('GET /api/properties refuses', () => {
  it.each([
    ['cityId=1', 'unknown-city'],
    ['countryCode=ZZ', 'unknown-country'],
    ['typeId=999', 'unknown-property-type'],
    ['rentalTypeId=999', 'unknown-rental-type'],
    ['feature-no-such-thing=true', 'unknown-feature'],
    ['feature-wifi=3', 'invalid-value'],
    ['feature-area=true', 'invalid-value'],
    ['feature-area=301', 'invalid-value'],
    ['feature-area=0,300.5', 'invalid-value'],
    ['feature-bedrooms=7', 'invalid-value'],
    ['feature-rooms=1.5', 'invalid-value'],
    ['feature-rooms=1,2.5', 'invalid-value'],
    ['nonsense=1', 'unknown-parameter'],
    ['cityId=Luxembourg', 'invalid-value'],
    ['cityId=1&cityId=2', 'repeated-parameter'],
    ['arrivalDate=2027-02-30', 'invalid-value'],
    ['arrivalDate=2027-02-05&departureDate=2027-02-01', 'dates-reversed'],
    ['departureDate=2027-02-05', 'dates-incomplete'],
    ['arrivalDate=2027-01-09&departureDate=2027-01-12', 'date-in-the-past'],
    ['arrivalDate=2199-01-01', 'date-too-far'],
    ['page=0', 'invalid-value'],
    ['language=xx', 'invalid-value'],
    ['language=de&language=fr', 'repeated-parameter'],
    ['facets=false', 'invalid-value'],
    ['facets=', 'invalid-value'],
    ['facets=TRUE', 'invalid-value'],
    ['facets=true&facets=true', 'repeated-parameter'],
    ['bounds=49,6,50', 'invalid-value'],
    ['bounds=50,6,49,7', 'invalid-value'],
    [`bounds=49,6,50,7&cityId=1`, 'unknown-city'],
    ['minimumDailyBudget=5&maximumDailyBudget=4', 'range-reversed'],
  ])('%s with %s', async (parameters, code) => {
    const { status, body } = await search(parameters);
    expect([status, body.code]).toEqual([400, code]);
    expect(body.message).toMatch(/^[^\n]+\.$/);
    expect(body.parameters.length).toBeGreaterThan(0);
  });

  it('a value beyond the range of a feature, with the range, in the language of who asks', async () => {
    const { body } = await search('feature-bedrooms=7');
    expect(body.parameters).toEqual([
      {
        name: 'feature-bedrooms',
        code: 'invalid-value',
        message: 'feature-bedrooms must be a whole number from 0 to 6, or two of them separated by a comma.',
      },
    ]);
    const german = await search('feature-area=301&language=de');
    expect(german.body.message).toBe(
      'feature-area muss eine Zahl von 0 bis 300 sein, oder zwei davon, mit einem Komma getrennt.',
    );
  });

  it('mistakes in the search and beside it together', async () => {
    const { body } = await search('page=0&facets=yes&language=xx');
    expect(body.parameters.map((parameter: { name: string }) => parameter.name)).toEqual([
      'page',
      'language',
      'facets',
    ]);
  });

  it('several mistakes at once, each by name', async () => {
    const { body } = await search(`cityId=1&typeId=999&feature-nope=true`);
    expect(body.code).toBe('invalid-search');
    expect(body.parameters.map((parameter: { name: string }) => parameter.name)).toEqual([
      'cityId',
      'typeId',
      'feature-nope',
    ]);
  });
});
