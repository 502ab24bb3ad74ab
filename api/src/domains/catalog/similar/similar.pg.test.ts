import { PropertyList, type PropertySummary } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
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

afterEach(async () => {
  await database.client.query('delete from rental_booking');
  await database.client.query('delete from property');
});

const names = new Map<string, string>();

async function add(name: string, input: PropertyInput = {}): Promise<string> {
  const id = await insertProperty(database.client, { titles: { en: name, de: `${name} (de)` }, ...input });
  names.set(id, name);
  return id;
}

async function similarTo(id: string, language = 'en') {
  const answer = await app.inject(`/api/properties/${id}/similar?language=${language}`);
  expect(answer.statusCode).toBe(200);
  expect(Value.Check(PropertyList, answer.json())).toBe(true);
  return answer.json().propertyArray.map(({ title }: PropertySummary) => title);
}

const CITY_KILOMETRE = 1 / 111.195;
const north = (kilometres: number) => ({ latitude: LUXEMBOURG.latitude + kilometres * CITY_KILOMETRE });

describe('GET /api/properties/{id}/similar', () => {
  it('puts the most alike first by price, place, size and kind, and never itself', async () => {
    const home = await add('home', { guest_count: 4 });
    await add('another type', { guest_count: 4, property_type_id: 2 });
    await add('the same', { guest_count: 4 });
    await add('twice the price', { guest_count: 4, nightly_price: 20_000 });
    await add('half the price and far', { guest_count: 4, nightly_price: 5000, ...north(10) });
    await add('fifteen kilometres', { guest_count: 4, ...north(15) });
    await add('four times the price', { guest_count: 4, nightly_price: 40_000 });
    await add('large', { guest_count: 8 });
    expect(await similarTo(home)).toEqual([
      'the same',
      'another type',
      'fifteen kilometres',
      'twice the price',
      'large',
      'half the price and far',
      'four times the price',
    ]);
  });

  it('leaves out another country, another term, what is far away and what is not published', async () => {
    const home = await add('home');
    await add('trier', { city_id: TRIER.id });
    await add('monthly', {
      is_available_for_short_term: false,
      is_available_for_long_term: true,
      nightly_price: null,
      monthly_price: 100_000,
    });
    await add('far', north(51));
    await add('hidden', { ad_state: 'paused' });
    expect(await similarTo(home)).toEqual([]);
    await add('near', north(49));
    await add('both terms', { is_available_for_long_term: true, monthly_price: 90_000 });
    expect(await similarTo(home)).toEqual(['both terms', 'near']);
  });

  it('has eight at most, always the same ones, in the language asked for', async () => {
    const home = await add('home');
    for (let index = 0; index < 12; index += 1) await add(`home ${index}`);
    const first = await similarTo(home, 'de');
    expect(first).toHaveLength(8);
    expect(first[0]).toBe('home 0 (de)');
    expect(await similarTo(home, 'de')).toEqual(first);
  });

  it('compares the price of a month where only months are let', async () => {
    const monthly = {
      is_available_for_short_term: false,
      is_available_for_long_term: true,
      nightly_price: null,
    };
    const home = await add('home', { ...monthly, monthly_price: 100_000 });
    await add('dear', { ...monthly, monthly_price: 200_000 });
    await add('alike', { ...monthly, monthly_price: 110_000 });
    expect(await similarTo(home)).toEqual(['alike', 'dear']);
  });

  it('answers where latitudes and longitudes end', async () => {
    for (const place of [
      { latitude: 89.9999, longitude: 179.9999 },
      { latitude: -90, longitude: -180 },
    ]) {
      const home = await add('home', place);
      await add('beside', place);
      expect(await similarTo(home)).toEqual(['beside']);
    }
  });

  it('answers 404 unless the home is offered', async () => {
    const hidden = await add('hidden', { ad_state: 'paused' });
    for (const id of [hidden, '01890000-0000-7000-8000-000000000000']) {
      const answer = await app.inject(`/api/properties/${id}/similar`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'property-not-found']);
    }
  });

  describe('for a stay', () => {
    const STAY = 'arrivalDate=2027-04-01&departureDate=2027-04-04&adultCount=2';
    const similarFor = async (id: string, stay: string): Promise<PropertySummary[]> => {
      const answer = await app.inject(`/api/properties/${id}/similar?language=en&${stay}`);
      expect(answer.statusCode).toBe(200);
      return answer.json().propertyArray;
    };

    it('says what it costs, as the home’s own page does', async () => {
      const home = await add('home');
      const other = await add('other');
      await database.client.query(
        `insert into rental_day (property_id, day, is_available_for_short_term, own_price) values ($1, '2027-04-02', true, 12000)`,
        [other],
      );
      const [card] = await similarFor(home, STAY);
      const payload = { arrivalDate: '2027-04-01', departureDate: '2027-04-04', adultCount: 2 };
      const answer = await app.inject({ method: 'POST', url: `/api/properties/${other}/quote`, payload });
      expect(card?.quote?.total).toBe(33_920);
      expect(card?.quote).toEqual(answer.json().quote);
    });

    it('has only homes that can be booked for it', async () => {
      const home = await add('home', { features: { 'pets-allowed': 1 } });
      await add('free');
      await add('pets', { features: { 'pets-allowed': 1 } });
      await add('too small', { guest_count: 1 });
      await add('longer stays', { minimum_nights: 4 });
      await add('shorter stays', { maximum_nights: 2 });
      await add('months', {
        is_available_for_short_term: false,
        is_available_for_long_term: true,
        nightly_price: null,
        monthly_price: 100_000,
      });
      const shortened = await add('longer but for this day', { minimum_nights: 4 });
      await database.client.query(`insert into rental_day values ($1, '2027-04-01', true, null, 1, null)`, [
        shortened,
      ]);
      const taken = await add('taken');
      await insertBooking(database.client, taken, await insertProfile(database.client), {
        arrival: '2027-04-02',
        departure: '2027-04-03',
      });
      const titles = async (stay: string) => (await similarFor(home, stay)).map(({ title }) => title).sort();
      expect(await titles(STAY)).toEqual(['free', 'longer but for this day', 'pets']);
      expect(await titles(`${STAY}&petCount=1`)).toEqual(['pets']);
      expect(await titles('arrivalDate=2027-04-01&adultCount=2')).toHaveLength(7);
    });

    it('refuses dates that no search takes', async () => {
      const home = await add('home');
      for (const [dates, code] of [
        ['arrivalDate=2026-04-01&departureDate=2026-04-04', 'date-in-the-past'],
        ['arrivalDate=2027-04-04&departureDate=2027-04-01', expect.any(String)],
      ]) {
        const answer = await app.inject(`/api/properties/${home}/similar?${dates}`);
        expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
      }
    });
  });

  it('is kept for a while by those who have asked', async () => {
    const answer = await app.inject(`/api/properties/${await add('home')}/similar`);
    expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=60', etag: expect.any(String) });
  });
});
