import { PINS_MAXIMUM, type Pin, type PinCluster, PinMap } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import { createRandom } from '../../../lib/random.ts';
import { insertProperty, LUXEMBOURG, type PropertyInput, TRIER } from '../../../testing/property-factory.ts';
import { sampleCount } from '../../../testing/samples.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

type PinOrCluster = Static<typeof Pin> | Static<typeof PinCluster>;
type Answer = Omit<Static<typeof PinMap>, 'pinArray'> & { pinArray: PinOrCluster[] };

const WORLD = '-90,-180,90,180';
const COUNTRY = '49,5,50.5,7';
const NORTH_OF_TOWN = { latitude: 49.65, longitude: 6.11 };

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp(database.url, { today: '2027-01-10' });
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

afterEach(() => database.client.query('delete from property'));

const add = (input: PropertyInput = {}) => insertProperty(database.client, input);

async function ask(view: string, zoom: number, search = ''): Promise<Answer> {
  const answer = await app.inject(`/api/properties/pins?view=${view}&zoom=${zoom}&${search}`);
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
  expect(Value.Errors(PinMap, answer.json())).toEqual([]);
  return answer.json();
}

async function problemOf(query: string) {
  const answer = await app.inject(`/api/properties/pins?${query}`);
  return [answer.statusCode, answer.json().code];
}

const idsOf = ({ pinArray }: Answer) =>
  pinArray.flatMap((pin) => (pin.kind === 'property' ? [pin.propertyId] : pin.propertyIdArray));

describe('GET /api/properties/pins', () => {
  it('draws a home that stands alone as a pin with its price, and homes close to each other as one', async () => {
    const trier = await add({ city_id: TRIER.id, latitude: TRIER.latitude, longitude: TRIER.longitude });
    await add();
    await add(NORTH_OF_TOWN);
    const { pinArray, count, isCountExact } = await ask(COUNTRY, 8);
    expect([count, isCountExact]).toEqual([3, true]);
    expect(pinArray).toEqual([
      {
        kind: 'property',
        propertyId: trier,
        latitude: 49.756,
        longitude: 6.639,
        price: { kind: 'night', amount: 10_000, currency: 'EUR' },
        rank: 1,
      },
      {
        kind: 'cluster',
        latitude: 49.631,
        longitude: 6.12,
        count: 2,
        bounds: { south: 49.612, west: 6.11, north: 49.65, east: 6.13 },
        propertyIdArray: [],
      },
    ]);
  });

  it('parts homes further in, and leaves out what is outside the view or the search', async () => {
    const homes = [await add(), await add(NORTH_OF_TOWN)];
    await add({ latitude: 51 });
    await add({ property_type_id: 2 });
    await add({ ad_state: 'paused' });
    const { pinArray, count } = await ask(COUNTRY, 13, 'typeId=1');
    expect([pinArray.map(({ kind }) => kind), count]).toEqual([['property', 'property'], 2]);
    expect(idsOf({ pinArray, count, isCountExact: true }).sort()).toEqual(homes.sort());
  });

  it('names the homes that no zoom can part, and those of a cell at the last zooms', async () => {
    const together = [await add(), await add()].sort();
    const beside = await add({ latitude: LUXEMBOURG.latitude + 0.001 });
    const far = await ask(WORLD, 3);
    expect([far.pinArray.length, idsOf(far)]).toEqual([1, []]);
    const near = await ask('49.61,6.129,49.614,6.131', 16);
    expect(idsOf(near).sort()).toEqual([...together, beside].sort());
    await database.client.query('delete from property where id = $1', [beside]);
    expect(idsOf(await ask(WORLD, 3)).sort()).toEqual(together);
  });

  it('ranks the best 40, as the search recommends them; one without a price leaves its rank to nobody', async () => {
    for (let index = 0; index < 42; index += 1) {
      await add({
        longitude: LUXEMBOURG.longitude + index * 0.02,
        rating_average: 5,
        review_count: 1 + ((index * 11) % 42),
      });
    }
    const unpriced = await add({
      latitude: 49.9,
      rating_average: 5,
      review_count: 400,
      nightly_price: null,
      monthly_price: 90_000,
    });
    const view = '49.5,6,50,7';
    const { pinArray } = await ask(view, 12);
    const ranked = pinArray.flatMap((pin) =>
      pin.kind === 'property' && pin.rank !== undefined ? [pin] : [],
    );
    expect([pinArray.length, ranked.length]).toEqual([43, 39]);
    const inOrder = ranked.sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
    expect(inOrder.map(({ rank }) => rank)).toEqual(Array.from({ length: 39 }, (_, index) => index + 1));
    const list = (await app.inject(`/api/properties?bounds=${view}`)).json().propertyArray;
    const best = list.map(({ id }: { id: string }) => id).filter((id: string) => id !== unpriced);
    expect(inOrder.slice(0, best.length).map(({ propertyId }) => propertyId)).toEqual(best.slice(0, 39));
  });

  it('takes the best homes of a city out of their cells, and leaves the others together', async () => {
    const [best, second] = [
      await add({ rating_average: 5, review_count: 90 }),
      await add({ latitude: 49.614 }),
    ];
    const third = await add({ latitude: 49.613 });
    const city = '49.5,6,49.7,6.3';
    const inCity = await ask(city, 12);
    expect(inCity.pinArray).toMatchObject([
      { kind: 'cluster', count: 2, latitude: 49.6135, propertyIdArray: [] },
      { kind: 'property', propertyId: best, rank: 1 },
    ]);
    expect((await ask(city, 10)).pinArray).toMatchObject([{ kind: 'cluster', count: 3 }]);
    await database.client.query('delete from property where id = $1', [third]);
    const two = await ask(city, 12);
    expect(two.pinArray).toMatchObject([{ propertyId: second }, { propertyId: best, rank: 1 }]);
    expect(two.pinArray[0]).not.toHaveProperty('rank');
  });

  it('ranks homes near each other after the best of each place', async () => {
    const [near, nearer] = [{ longitude: 6.136 }, { longitude: 6.142 }];
    const ids = [await add({ rating_average: 5, review_count: 9 }), await add(near), await add(nearer)];
    const { pinArray } = await ask('49.5,6,49.7,6.3', 13);
    expect(
      pinArray.flatMap((pin) => (pin.kind === 'property' && pin.rank ? [pin.propertyId] : [])).sort(),
    ).toEqual(ids.sort());
  });

  it('names a hundred homes of one place at most, the best first', async () => {
    const best = await add({ rating_average: 5, review_count: 90 });
    for (let index = 0; index < 104; index += 1) await add();
    const answer = await ask(COUNTRY, 9);
    expect(answer.pinArray).toHaveLength(1);
    expect(answer.pinArray[0]).toMatchObject({ kind: 'cluster', count: 105 });
    expect(idsOf(answer)).toHaveLength(100);
    expect(idsOf(answer)[0]).toBe(best);
  });

  it('says the total of the stay that was searched, as the card does', async () => {
    const id = await add();
    await database.client.query('update property set cleaning_fee = 2500 where id = $1', [id]);
    const search = 'arrivalDate=2027-02-01&departureDate=2027-02-04';
    const { pinArray } = await ask(COUNTRY, 9, search);
    expect(pinArray[0]).toMatchObject({ price: { kind: 'stay', amount: 34_450, currency: 'EUR' } });
    const card = (await app.inject(`/api/properties?${search}`)).json().propertyArray[0];
    expect(card.quote.total).toBe(34_450);
    expect((await ask(COUNTRY, 9, `${search}&adultCount=3`)).pinArray).toEqual([]);
  });

  it.each<[string, PropertyInput, string, object | null]>([
    [
      'the night',
      { monthly_price: 90_000, is_available_for_long_term: true },
      '',
      { kind: 'night', amount: 10_000 },
    ],
    [
      'the month where it is searched',
      { monthly_price: 90_000, is_available_for_long_term: true },
      'isAvailableForLongTerm=true',
      { kind: 'month', amount: 90_000 },
    ],
    [
      'the month where there is no night',
      {
        nightly_price: null,
        monthly_price: 90_000,
        is_available_for_short_term: false,
        is_available_for_long_term: true,
      },
      '',
      { kind: 'month', amount: 90_000 },
    ],
    ['no price', { nightly_price: null, monthly_price: 90_000 }, 'isAvailableForShortTerm=true', null],
    [
      'no total where a night has no price',
      { nightly_price: null, monthly_price: 90_000 },
      'arrivalDate=2027-02-01&departureDate=2027-02-04',
      null,
    ],
  ])('says %s', async (_name, input, search, price) => {
    await add(input);
    const { pinArray } = await ask(COUNTRY, 9, search);
    expect(pinArray).toEqual([expect.objectContaining({ price: price && expect.objectContaining(price) })]);
  });

  it('shows views across the date line and at the ends of the world', async () => {
    const fiji = [
      await add({ latitude: -17, longitude: 179.5 }),
      await add({ latitude: -17, longitude: -179.5 }),
    ];
    const ends = [
      await add({ latitude: 90, longitude: 180 }),
      await add({ latitude: -90, longitude: -180 }),
      await add({ latitude: 0, longitude: 180 }),
    ];
    expect(idsOf(await ask('-20,178,-15,-178', 10)).sort()).toEqual(fiji.sort());
    expect(idsOf(await ask(WORLD, 10)).sort()).toEqual([...fiji, ...ends].sort());
    expect((await ask('-20,179.6,-15,-179.6', 10)).count).toBe(0);
  });

  it('has few enough things where the best homes are taken out of their cells', async () => {
    const home = await add();
    // Two homes in each of 290 cells of 360/32768 degrees, as a screen at zoom 12 has them.
    await database.client.query(
      `insert into property (id, owner_id, city_id, latitude, longitude, time_zone, property_type_id, rental_type_id, guest_count,
         is_available_for_short_term, is_available_for_long_term, currency, nightly_price, bookable_until,
         original_language, ad_state)
       select gen_random_uuid(), owner_id, city_id, 45 + 0.02 * (place / 20),
         -180 + (16930.4 + 2 * (place % 20) + 0.2 * twin) * 360 / 32768, time_zone, property_type_id, rental_type_id,
         guest_count, true, false, currency, nightly_price, bookable_until, original_language, 'published'
       from property cross join generate_series(0, 289) as place cross join generate_series(0, 1) as twin
       where id = $1`,
      [home],
    );
    const { count, pinArray } = await ask('44.9,5.9,45.4,6.6', 12);
    expect(count).toBe(580);
    expect(pinArray.length).toBeLessThanOrEqual(PINS_MAXIMUM);
  });

  it('has few enough things, the same ones each time, and counts every home in one of them', async () => {
    const random = createRandom(20_270_110);
    const homes = await add();
    await database.client.query(
      `insert into property (id, owner_id, city_id, latitude, longitude, time_zone, property_type_id, rental_type_id, guest_count,
         is_available_for_short_term, is_available_for_long_term, currency, nightly_price, bookable_until,
         original_language, ad_state)
       select gen_random_uuid(), owner_id, city_id, 45 + 8 * random(), 2 + 8 * random(), time_zone, property_type_id, rental_type_id,
         guest_count, true, false, currency, nightly_price, bookable_until, original_language, 'published'
       from property cross join generate_series(1, 3000) where id = $1`,
      [homes],
    );
    const another = await buildTestApp(database.url, { today: '2027-01-10', searchCacheBytes: 0 });
    for (let sample = 0; sample < sampleCount(15); sample += 1) {
      const [south, west] = [44 + random.below(700) / 100, 1 + random.below(700) / 100];
      const size = 0.05 + random.below(300) / 100;
      const view = [south, west, south + size, west + size * random.pick([0.5, 1, 3])]
        .map((value) => value.toFixed(4))
        .join(',');
      const zoom = random.below(21);
      const answer = await ask(view, zoom);
      const { rows } = await database.client.query(
        `select count(*)::int as count from property_search
         where point[1] between $1 and $3 and point[0] between $2 and $4`,
        view.split(',').map(Number),
      );
      const shown = answer.pinArray.reduce((sum, pin) => sum + (pin.kind === 'cluster' ? pin.count : 1), 0);
      expect([view, zoom, answer.count, shown]).toEqual([view, zoom, rows[0].count, rows[0].count]);
      expect(answer.pinArray.length).toBeLessThanOrEqual(PINS_MAXIMUM);
      const other = (await another.inject(`/api/properties/pins?view=${view}&zoom=${zoom}`)).json();
      expect(other).toEqual(answer);
    }
    await another.close();
  });

  it('counts exactly to 10,000', async () => {
    const home = await add();
    await database.client.query(
      `insert into property (id, owner_id, city_id, latitude, longitude, time_zone, property_type_id, rental_type_id, guest_count,
         is_available_for_short_term, is_available_for_long_term, currency, nightly_price, bookable_until,
         original_language, ad_state)
       select gen_random_uuid(), owner_id, city_id, latitude, longitude, time_zone, property_type_id, rental_type_id,
         guest_count, true, false, currency, nightly_price, bookable_until, original_language, 'published'
       from property cross join generate_series(1, 9999) where id = $1`,
      [home],
    );
    expect(await ask(WORLD, 0)).toMatchObject({ count: 10_000, isCountExact: true });
    await add();
    expect(await ask(WORLD, 0)).toMatchObject({ count: 10_000, isCountExact: false });
  });

  it('is kept until something changes, by us and by those who have asked', async () => {
    await add();
    const url = `/api/properties/pins?view=${WORLD}&zoom=2`;
    const first = await app.inject(url);
    expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=60', etag: expect.any(String) });
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await app.inject({ url, headers })).statusCode).toBe(304);
    await add();
    expect((await app.inject({ url, headers })).json()).toMatchObject({ count: 2 });
  });

  it.each([
    ['zoom=3', 'missing-parameter'],
    [`view=${WORLD}`, 'missing-parameter'],
    [`view=${WORLD}&zoom=21`, 'invalid-value'],
    [`view=${WORLD}&zoom=1.5`, 'invalid-value'],
    [`view=${WORLD}&zoom=1&zoom=2`, 'repeated-parameter'],
    ['view=1,2,3&zoom=1', 'invalid-value'],
    ['view=50,6,49,7&zoom=1', 'invalid-value'],
    [`view=${WORLD}&zoom=1&language=en`, 'unknown-parameter'],
    [`view=${WORLD}&zoom=1&cityId=1`, 'unknown-city'],
    [`view=${WORLD}&zoom=1&arrivalDate=2027-01-09`, 'date-in-the-past'],
    ['view=1&zoom=99&cityId=x', 'invalid-search'],
  ])('refuses %s with %s', async (query, code) => {
    expect(await problemOf(query)).toEqual([400, code]);
  });
});
