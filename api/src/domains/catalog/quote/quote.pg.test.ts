import { PropertyQuote, type QuoteRequest } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import {
  insertBooking,
  insertProfile,
  insertProperty,
  type PropertyInput,
} from '../../../testing/property-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const TODAY = '2027-01-10';
const STAY = { arrivalDate: '2027-04-01', departureDate: '2027-04-04' };

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

async function ask(id: string, request: Partial<QuoteRequest> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/properties/${id}/quote`,
    payload: { ...STAY, ...request },
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function refusalOf(id: string, request: Partial<QuoteRequest> = {}) {
  const { status, body } = await ask(id, request);
  return [status, body.code];
}

const add = (input: PropertyInput = {}) => insertProperty(database.client, input);

/** Let by the month from two months on, for 900 € and charges of 150 €. */
async function addMonthly(input: PropertyInput = {}): Promise<string> {
  const id = await add({ is_available_for_long_term: true, monthly_price: 90_000, ...input });
  await database.client.query(
    'update property set monthly_charges = 15000, minimum_months = 2 where id = $1',
    [id],
  );
  return id;
}

describe('POST /api/properties/{id}/quote', () => {
  it('answers each price of a night, the fees and their sum', async () => {
    const id = await add({ nightly_price: 8000 });
    await database.client.query('update property set cleaning_fee = 3000 where id = $1', [id]);
    await database.client.query(
      `insert into rental_day (property_id, day, is_available_for_short_term, own_price) values ($1, '2027-04-02', true, 12000)`,
      [id],
    );
    const { status, body } = await ask(id, { adultCount: 2, infantCount: 3 });
    expect([status, body]).toEqual([
      200,
      {
        quote: {
          ...STAY,
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
        },
        nightArray: [
          { day: '2027-04-01', amount: 8000 },
          { day: '2027-04-02', amount: 12_000 },
          { day: '2027-04-03', amount: 8000 },
        ],
        digest: expect.any(String),
        conversionRate: 1,
      },
    ]);
    expect(Value.Check(PropertyQuote, body)).toBe(true);
  });

  it('answers the rate of the currency asked for, and 1 without one', async () => {
    const id = await add();
    await database.client.query(
      `insert into exchange_rate (currency, day, rate) values ('CHF', '2027-01-07', 0.9), ('CHF', '2027-01-08', 0.95)`,
    );
    await database.client.query(`delete from exchange_rate where currency = 'CAD'`);
    const rates = await Promise.all(
      (['EUR', 'CHF', 'CAD'] as const).map(async (currency) => (await ask(id, { currency })).body),
    );
    expect(rates.map(({ conversionRate }) => conversionRate)).toEqual([1, 0.95, 1]);
    expect(rates[1].quote.currency).toBe('EUR');
  });

  it.each<[string, PropertyInput, Partial<QuoteRequest>]>([
    ['not-short-term', { is_available_for_short_term: false, is_available_for_long_term: true }, {}],
    ['too-many-guests', { guest_count: 3 }, { adultCount: 2, childrenCount: 2 }],
    ['pets-not-allowed', {}, { petCount: 1 }],
    ['pets-not-allowed', { features: { 'pets-allowed': 0 } }, { petCount: 1 }],
    ['stay-not-available', { bookable_until: '2027-04-03' }, {}],
    ['stay-too-short', { minimum_nights: 4 }, {}],
    ['stay-too-long', { maximum_nights: 2 }, {}],
    ['no-price', { nightly_price: null, monthly_price: 90_000 }, {}],
  ])('refuses with %s', async (code, input, request) => {
    const answer = await ask(await add(input), request);
    expect([answer.status, answer.body.code]).toEqual([409, code]);
    expect(answer.body.message).toMatch(/\.$/);
  });

  it.each([
    ['en', 'If you arrive on this day, the minimum stay is 4 nights.'],
    ['fr', 'Pour une arrivée ce jour-là, le séjour est de 4 nuits au moins.'],
    ['de', 'Bei Anreise an diesem Tag bleiben Sie mindestens 4 Nächte.'],
  ])('refuses in the language of who asks: %s', async (language, message) => {
    const id = await add({ minimum_nights: 4 });
    const answer = await app.inject({
      method: 'POST',
      url: `/api/properties/${id}/quote`,
      headers: { cookie: `languageTag=${language}` },
      payload: STAY,
    });
    expect(answer.json().message).toBe(message);
  });

  it('answers by the month whole months with their charges, and a thirtieth for each night that is left', async () => {
    const id = await addMonthly();
    const { status, body } = await ask(id, { term: 'month', departureDate: '2027-07-13', adultCount: 2 });
    expect([status, body]).toEqual([
      200,
      {
        quote: {
          arrivalDate: STAY.arrivalDate,
          departureDate: '2027-07-13',
          nightCount: 103,
          nightCountByPriceMap: {},
          currency: 'EUR',
          lineArray: [
            { kind: 'months', quantity: 3, unitAmount: 105_000, amount: 315_000 },
            { kind: 'part-month', quantity: 12, unitAmount: 105_000, amount: 42_000 },
          ],
          total: 357_000,
        },
        nightArray: [],
        digest: expect.any(String),
        conversionRate: 1,
      },
    ]);
    expect(Value.Check(PropertyQuote, body)).toBe(true);
  });

  it.each<[string, PropertyInput, Partial<QuoteRequest>]>([
    ['not-long-term', { is_available_for_long_term: false }, {}],
    ['too-many-guests', {}, { adultCount: 3 }],
    ['before-move-in', { move_in_date: '2027-04-02' }, {}],
    ['stay-not-available', { bookable_until: '2027-05-01' }, {}],
    ['lease-too-short', {}, { departureDate: '2027-05-31' }],
  ])('refuses by the month with %s', async (code, input, request) => {
    const id = await addMonthly(input);
    expect(await refusalOf(id, { term: 'month', departureDate: '2027-06-01', ...request })).toEqual([
      409,
      code,
    ]);
  });

  it('holds a let by the month to its own shortest time alone', async () => {
    const id = await addMonthly({ minimum_nights: 5, maximum_nights: 28, move_in_date: '2027-04-01' });
    expect((await ask(id, { term: 'month', departureDate: '2027-06-01' })).status).toBe(200);
  });

  it('takes what is just within the limits', async () => {
    const id = await add({
      guest_count: 4,
      minimum_nights: 3,
      maximum_nights: 3,
      bookable_until: '2027-04-04',
      features: { 'pets-allowed': 1 },
    });
    expect((await ask(id, { adultCount: 2, childrenCount: 2, infantCount: 2, petCount: 1 })).status).toBe(
      200,
    );
  });

  it('holds the arrival day to its own minimum and maximum', async () => {
    const id = await add({ minimum_nights: 5 });
    await database.client.query(
      `insert into rental_day values ($1, '2027-04-01', true, null, 2, 3), ($1, '2027-04-02', true, null, null, 1)`,
      [id],
    );
    expect((await ask(id)).status).toBe(200);
    expect(await refusalOf(id, { departureDate: '2027-04-02' })).toEqual([409, 'stay-too-short']);
    expect(await refusalOf(id, { departureDate: '2027-04-05' })).toEqual([409, 'stay-too-long']);
    expect(await refusalOf(id, { arrivalDate: '2027-04-02' })).toEqual([409, 'stay-too-short']);
    expect(await refusalOf(id, { arrivalDate: '2027-04-03', departureDate: '2027-04-05' })).toEqual([
      409,
      'stay-too-short',
    ]);
  });

  it('refuses a night that is booked or closed', async () => {
    const id = await add();
    const guest = await insertProfile(database.client);
    await insertBooking(database.client, id, guest, { arrival: '2027-04-10', departure: '2027-04-12' });
    await database.client.query(
      `insert into rental_day (property_id, day, is_available_for_short_term) values ($1, '2027-04-02', false)`,
      [id],
    );
    const refused = [409, 'stay-not-available'];
    expect(await refusalOf(id)).toEqual(refused);
    expect(await refusalOf(id, { arrivalDate: '2027-04-08', departureDate: '2027-04-10' })).toEqual(refused);
    expect(await refusalOf(id, { arrivalDate: '2027-04-12', departureDate: '2027-04-14' })).toEqual(refused);
    expect((await ask(id, { arrivalDate: '2027-04-07', departureDate: '2027-04-09' })).status).toBe(200);
  });

  it.each([
    ['dates-reversed', { departureDate: '2027-04-01' }],
    ['dates-reversed', { departureDate: '2027-03-01' }],
    ['stay-too-long', { departureDate: '2028-04-01' }],
    ['date-in-the-past', { arrivalDate: '2027-01-09' }],
    ['date-too-far', { arrivalDate: '2040-01-01', departureDate: '2040-01-04' }],
    ['invalid-search', { arrivalDate: '2027-02-30' }],
    ['invalid-request', { adultCount: 11 }],
    ['invalid-request', { currency: 'JPY' }],
    ['invalid-request', { total: 1 }],
  ])('answers 400 with %s to %j', async (code, request) => {
    const id = await add();
    expect(await refusalOf(id, request as Partial<QuoteRequest>)).toEqual([400, code]);
  });

  it('answers 404 to homes that are not published, and to none', async () => {
    const hidden = await add({ ad_state: 'paused' });
    for (const id of [hidden, '01890000-0000-7000-8000-000000000000'])
      expect(await refusalOf(id)).toEqual([404, 'property-not-found']);
  });
});
