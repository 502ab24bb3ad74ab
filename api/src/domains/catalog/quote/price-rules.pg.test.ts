import type { PropertyQuote, QuoteLine, QuoteRequest } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import {
  insertBookingOption,
  insertDiscount,
  insertTouristTax,
} from '../../../testing/price-rules-factory.ts';
import { insertProperty, LUXEMBOURG, type PropertyInput, TRIER } from '../../../testing/property-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const TODAY = '2027-01-10';
const WEEK = { arrivalDate: '2027-04-01', departureDate: '2027-04-08' };
const NIGHTS = { arrivalDate: '2027-04-01', departureDate: '2027-04-04' };

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp(database.url, { today: TODAY });
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

afterEach(async () => {
  await database.client.query('delete from tourist_tax_rule');
  await database.client.query(`delete from fee_schedule where valid_from > '2000-01-01'`);
});

const add = (input: PropertyInput = {}) => insertProperty(database.client, input);

const ask = (id: string, payload: QuoteRequest) =>
  app.inject({ method: 'POST', url: `/api/properties/${id}/quote`, payload });

async function quoteFor(id: string, request: QuoteRequest): Promise<PropertyQuote> {
  const answer = await ask(id, request);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json();
}

async function linesOf(id: string, request: QuoteRequest, kind: QuoteLine['kind']) {
  return (await quoteFor(id, request)).quote.lineArray.filter((line) => line.kind === kind);
}

const totalOnCard = async (query: string) =>
  (await app.inject(`/api/properties?${query}`)).json().propertyArray[0]?.quote.total;

describe('discounts of a quote', () => {
  it('are the best that the stay has earned, and change a search at once', async () => {
    const id = await add({ city_id: TRIER.id });
    const search = `cityId=${TRIER.id}&arrivalDate=${WEEK.arrivalDate}&departureDate=${WEEK.departureDate}`;
    expect(await totalOnCard(search)).toBe(74_200);
    await insertDiscount(database.client, id, 'weekly', 10);
    expect(await totalOnCard(search)).toBe(66_780);
    await insertDiscount(database.client, id, 'early-booking', 15, 81);
    expect(await linesOf(id, WEEK, 'discount')).toEqual([
      {
        kind: 'discount',
        quantity: 1,
        unitAmount: -10_500,
        amount: -10_500,
        discountKind: 'early-booking',
        percent: 15,
      },
    ]);
    expect(await totalOnCard(search)).toBe(63_070);
    await database.client.query('update property_discount set days = 82 where days = 81');
    expect(await linesOf(id, WEEK, 'discount')).toMatchObject([{ discountKind: 'weekly' }]);
    await database.client.query('delete from property where id = $1', [id]);
  });

  it('are spread over the nights in order, to the cent', async () => {
    const id = await add({ nightly_price: 9999 });
    await insertDiscount(database.client, id, 'weekly', 10);
    await database.client.query(
      `insert into rental_day (property_id, day, is_available_for_short_term, own_price) values ($1, '2027-04-03', true, 12345)`,
      [id],
    );
    const { quote, nightArray } = await quoteFor(id, WEEK);
    expect(nightArray.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `2027-04-0${day}`));
    expect(nightArray[2]?.amount).toBeGreaterThan(11_000);
    const ofNights = quote.lineArray.filter(({ kind }) => kind === 'nights' || kind === 'discount');
    const sum = (amounts: { amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0);
    expect(sum(nightArray)).toBe(sum(ofNights));
  });

  it.each([
    ['weekly', 10, 3],
    ['last-minute', 10, null],
    ['weekly', 95, null],
    ['seasonal', 10, null],
  ])('are refused by the database: %s, %d %%, %p days', async (kind, percent, days) => {
    const id = await add();
    const insert = database.client.query('insert into property_discount values ($1, $2, $3, $4)', [
      ...[id, kind, percent, days],
    ]);
    await expect(insert).rejects.toMatchObject({ code: '23514' });
  });
});

describe('options of a quote', () => {
  it('are charged for the stay or for each night, in the order in which the home offers them', async () => {
    const id = await add();
    const { client } = database;
    const late = await insertBookingOption(client, id, 'late-check-out', { unitAmount: 2000 });
    const breakfast = await insertBookingOption(client, id, 'breakfast', {
      unitAmount: 900,
      basis: 'per-night',
      maximumQuantity: 4,
    });
    const optionArray = [
      { featureTypeId: late, quantity: 1 },
      { featureTypeId: breakfast, quantity: 1 },
      { featureTypeId: breakfast, quantity: 1 },
    ];
    const { quote } = await quoteFor(id, { ...NIGHTS, optionArray });
    expect(quote.lineArray).toEqual([
      { kind: 'nights', quantity: 3, unitAmount: 10_000, amount: 30_000 },
      { kind: 'option', quantity: 6, unitAmount: 900, amount: 5400, featureTypeId: breakfast },
      { kind: 'option', quantity: 1, unitAmount: 2000, amount: 2000, featureTypeId: late },
      { kind: 'service-fee', quantity: 1, unitAmount: 2244, amount: 2244, percent: 6 },
    ]);
  });

  it('are refused where the home does not offer them, or not so many', async () => {
    const id = await add({ is_available_for_long_term: true, monthly_price: 90_000 });
    const featureTypeId = await insertBookingOption(database.client, id, 'breakfast', { maximumQuantity: 2 });
    const codeOf = async (request: Partial<QuoteRequest>) => {
      const answer = await ask(id, { ...NIGHTS, ...request });
      return [answer.statusCode, answer.json().code];
    };
    const chosen = (quantity: number) => [{ featureTypeId, quantity }];
    expect(await codeOf({ optionArray: chosen(3) })).toEqual([409, 'option-too-many']);
    expect(await codeOf({ optionArray: [...chosen(1), ...chosen(2)] })).toEqual([409, 'option-too-many']);
    expect(await codeOf({ optionArray: [{ featureTypeId: 1, quantity: 1 }] })).toEqual([
      409,
      'option-not-offered',
    ]);
    const month = { term: 'month', departureDate: '2027-06-01', optionArray: chosen(1) } as const;
    expect(await codeOf(month)).toEqual([409, 'option-not-offered']);
    await database.client.query('update property_feature set value = 0 where property_id = $1', [id]);
    expect(await codeOf({ optionArray: chosen(1) })).toEqual([409, 'option-not-offered']);
  });

  it.each([
    ['no quantity', [{ featureTypeId: 150 }]],
    ['none of it', [{ featureTypeId: 150, quantity: 0 }]],
    ['a fraction', [{ featureTypeId: 150, quantity: 1.5 }]],
    ['more than any home has', [{ featureTypeId: 150, quantity: 51 }]],
    ['a field that nobody knows', [{ featureTypeId: 150, quantity: 1, unitAmount: 1 }]],
    ['more than twenty', Array.from({ length: 21 }, () => ({ featureTypeId: 150, quantity: 1 }))],
  ])('are refused with %s', async (_case, optionArray) => {
    const answer = await ask(await add(), { ...NIGHTS, optionArray } as QuoteRequest);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request']);
  });
});

describe('the tourist tax of a quote', () => {
  it('is that of the city on the arrival day, for those who are not exempt', async () => {
    const id = await add({ guest_count: 6 });
    await insertTouristTax(database.client, LUXEMBOURG.id, { until: '2027-04-02', amount: 200 });
    await insertTouristTax(database.client, LUXEMBOURG.id, { from: '2027-04-02', amount: 300 });
    await insertTouristTax(database.client, TRIER.id, { amount: 999 });
    const family = { adultCount: 2, childrenCount: 2, infantCount: 1 };
    expect(await linesOf(id, { ...NIGHTS, ...family }, 'tourist-tax')).toEqual([
      { kind: 'tourist-tax', quantity: 6, unitAmount: 200, amount: 1200, remittedBy: 'platform' },
    ]);
    const dayLater = { arrivalDate: '2027-04-02', departureDate: '2027-04-05', ...family };
    expect(await linesOf(id, dayLater, 'tourist-tax')).toMatchObject([{ amount: 1800 }]);
  });

  it('is a part of what the nights cost after the discount, and bears no fee', async () => {
    const id = await add();
    await insertDiscount(database.client, id, 'weekly', 10);
    await insertTouristTax(database.client, LUXEMBOURG.id, { percent: 3.5, cap: 150 });
    const [adults, alone] = await Promise.all(
      [2, 1].map((adultCount) => quoteFor(id, { ...WEEK, adultCount })),
    );
    expect(adults?.quote.lineArray.slice(-2)).toMatchObject([
      { kind: 'tourist-tax', amount: 2100 },
      { kind: 'service-fee', amount: 3780 },
    ]);
    expect(alone?.quote.lineArray.at(-2)).toMatchObject({ kind: 'tourist-tax', amount: 1050 });
  });

  it('is none where no rule holds: in another city, before it begins, in another currency', async () => {
    const id = await add();
    await insertTouristTax(database.client, LUXEMBOURG.id, { from: '2027-04-02' });
    await insertTouristTax(database.client, TRIER.id);
    expect(await linesOf(id, NIGHTS, 'tourist-tax')).toEqual([]);
    await database.client.query(`update tourist_tax_rule set valid_from = '2020-01-01', currency = 'CHF'`);
    expect(await linesOf(id, NIGHTS, 'tourist-tax')).toEqual([]);
  });

  it('has one rule at a time in a city', async () => {
    await insertTouristTax(database.client, LUXEMBOURG.id, { until: '2027-01-01' });
    const overlapping = insertTouristTax(database.client, LUXEMBOURG.id, { from: '2026-12-31' });
    await expect(overlapping).rejects.toMatchObject({ code: '23P01' });
  });
});

describe('the fee of a quote', () => {
  it('follows the schedule of the day on which it is asked for', async () => {
    const id = await add();
    await database.client.query(
      `insert into fee_schedule values ('2027-01-10', 4.5, 3, 0), ('2027-01-11', 9, 3, 0)`,
    );
    expect(await linesOf(id, NIGHTS, 'service-fee')).toMatchObject([{ amount: 1350, percent: 4.5 }]);
    expect((await app.inject(`/api/properties/${id}`)).json().guestFeePercent).toBe(4.5);
  });
});

describe('the digest of a quote', () => {
  it('stays the same until a price does not', async () => {
    const id = await add();
    const request = { ...NIGHTS, adultCount: 2 };
    const { digest } = await quoteFor(id, request);
    expect(digest).toMatch(/^[\w-]{43}$/);
    expect((await quoteFor(id, { ...request, infantCount: 0, currency: 'CHF' })).digest).toBe(digest);
    expect((await quoteFor(id, { ...request, infantCount: 1 })).digest).not.toBe(digest);
    await database.client.query('update property set cleaning_fee = 1 where id = $1', [id]);
    expect((await quoteFor(id, request)).digest).not.toBe(digest);
  });
});
