import { addDays, type PinMap, type PropertySummary, type Quote, type QuoteLine } from '@moien/contract';
import { loadDemo } from '@moien/demo/load-demo';
import type { FastifyInstance } from 'fastify';
import { createRandom, type Random } from '../../../lib/random.ts';
import { insertTouristTax } from '../../../testing/price-rules-factory.ts';
import { sampleCount } from '../../../testing/samples.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const TODAY = '2027-01-10';
const HOMES = 120;
const STAYS = sampleCount(30);
/** Of those that are free for a stay, and of those that are not. */
const HOMES_OF_STAY = 4;
const WORLD = 'view=-90,-180,90,180&zoom=12';

let database: TestDatabase;
let app: FastifyInstance;
let ids: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  await loadDemo(database.url, { onProgress: () => undefined, homeCount: HOMES, today: TODAY });
  await taxEverySecondCity();
  app = await buildTestApp(database.url, { today: TODAY });
  const { rows } = await database.client.query<{ id: string }>('select id from property order by id');
  ids = rows.map(({ id }) => id);
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

/** The demo has no tourist taxes: these are made up for the test. */
async function taxEverySecondCity() {
  const { rows } = await database.client.query<{ city_id: number }>(
    'select distinct city_id from property order by city_id',
  );
  for (const [index, { city_id: cityId }] of rows.entries()) {
    if (index % 4 === 0) await insertTouristTax(database.client, cityId, { amount: 275 });
    if (index % 4 === 2) await insertTouristTax(database.client, cityId, { percent: 3.5, cap: 310 });
  }
}

function drawStay(random: Random) {
  const arrivalDate = addDays(TODAY, random.below(400));
  return {
    arrivalDate,
    departureDate: addDays(arrivalDate, 1 + random.below(random.pick([3, 8, 30, 120]))),
    adultCount: random.below(5),
    childrenCount: random.below(3),
    infantCount: random.below(2),
    petCount: random.pick([0, 0, 0, 1]),
  };
}

type DrawnStay = ReturnType<typeof drawStay>;

const parametersOf = (stay: DrawnStay) =>
  new URLSearchParams(Object.entries(stay).map(([name, value]) => [name, `${value}`]));

function drawHomes(random: Random, of: readonly string[]): string[] {
  const left = [...of];
  const draw = () => left.splice(random.below(left.length), 1);
  return Array.from({ length: Math.min(HOMES_OF_STAY, left.length) }, draw).flat();
}

/** The totals of all pages of a search. */
async function totalsOnCards(stay: DrawnStay): Promise<Map<string, number | undefined>> {
  const totals = new Map<string, number | undefined>();
  const parameters = parametersOf(stay);
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const found = (await app.inject({ url: `/api/properties?${parameters}&page=${page}` })).json();
    pageCount = found.pageCount;
    for (const { id, quote } of found.propertyArray as PropertySummary[]) totals.set(id, quote?.total);
  }
  return totals;
}

/** What the map says of a home by itself; undefined where it has no pin. */
async function totalOnPin(id: string, stay: DrawnStay): Promise<number | undefined> {
  const parameters = parametersOf(stay);
  parameters.set('propertyIdArray', id);
  const answer = await app.inject({ url: `/api/properties/pins?${WORLD}&${parameters}` });
  const [pin, ...others]: (PinMap['pinArray'][number] | undefined)[] = answer.json().pinArray;
  if (!pin) return undefined;
  expect([others, pin]).toEqual([[], expect.objectContaining({ kind: 'property', propertyId: id })]);
  expect(pin).toMatchObject({ price: { kind: 'stay' } });
  return pin.kind === 'property' ? pin.price?.amount : undefined;
}

async function quoteFor(id: string, payload: DrawnStay) {
  const answer = await app.inject({ method: 'POST', url: `/api/properties/${id}/quote`, payload });
  const quote: Quote | undefined = answer.json().quote;
  return {
    statusCode: answer.statusCode,
    total: quote?.total,
    kinds: (quote?.lineArray ?? []).map(({ kind }) => kind),
  };
}

describe('a quote, a search and the map', () => {
  it(`agree for ${STAYS} random stays on what can be booked, and on the total`, async () => {
    const random = createRandom(20_270_110);
    let [bookableCount, quoteCount] = [0, 0];
    const kinds: QuoteLine['kind'][] = [];
    for (let round = 0; round < STAYS; round += 1) {
      const stay = drawStay(random);
      const totals = await totalsOnCards(stay);
      bookableCount += totals.size;
      const [free, taken] = [ids.filter((id) => totals.has(id)), ids.filter((id) => !totals.has(id))];
      const sampled = [drawHomes(random, free), drawHomes(random, taken)].flat();
      for (const id of sampled) {
        const { statusCode, total, kinds: ofQuote } = await quoteFor(id, stay);
        kinds.push(...ofQuote);
        const onCard = totals.get(id);
        expect([id, stay, statusCode, total, await totalOnPin(id, stay)]).toEqual([
          id,
          stay,
          totals.has(id) ? 200 : 409,
          onCard,
          onCard,
        ]);
        quoteCount += Number(total !== undefined);
      }
    }
    expect([...new Set(kinds)].sort()).toEqual([
      'cleaning-fee',
      'discount',
      'nights',
      'service-fee',
      'tourist-tax',
    ]);
    expect(quoteCount).toBeGreaterThan(STAYS);
    expect(bookableCount).toBeGreaterThan(STAYS);
    expect(bookableCount).toBeLessThan((STAYS * HOMES) / 2);
  });
});
