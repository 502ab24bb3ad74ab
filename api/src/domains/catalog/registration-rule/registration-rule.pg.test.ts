import { addDays, toDay } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../../database/database.ts';
import { insertProperty, type PropertyInput, TRIER } from '../../../testing/property-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { openWaitingDatabase } from '../../../testing/waiting-database.ts';
import { followRegistrationRules } from './follow-registration-rules.ts';

const NUMBER = '7510112345678';
const TODAY = toDay(new Date());
const ARRIVAL = addDays(TODAY, 60);
const STAY = { arrivalDate: ARRIVAL, departureDate: addDays(ARRIVAL, 4), adultCount: 2 };

let test: TestDatabase;
let database: OpenDatabase;
let app: FastifyInstance;
let paris: PropertyInput;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openWaitingDatabase(test.url);
  app = await buildTestApp(test.url);
  const { rows } = await test.client.query(
    `select id, latitude, longitude from city where country_code = 'FR' order by population desc limit 1`,
  );
  paris = { city_id: rows[0].id, latitude: rows[0].latitude, longitude: rows[0].longitude };
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.destroy();
  await test.drop();
});

async function home(number: string | null, more: PropertyInput = {}): Promise<string> {
  const id = await insertProperty(test.client, { ...paris, ...more });
  if (number !== null) await setNumber(id, number);
  return id;
}

async function setNumber(id: string, number: string | null): Promise<void> {
  await test.client.query('update property set registration_number = $2 where id = $1', [id, number]);
}

/** The code with which a quote is refused, or its status. */
async function quoteOf(id: string, more = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/properties/${id}/quote`,
    payload: { ...STAY, ...more },
  });
  return answer.statusCode === 200 ? 200 : `${answer.statusCode} ${answer.json().code}`;
}

/** Whether a search for nights finds it. */
async function isFound(id: string, cityId: unknown = paris.city_id): Promise<boolean> {
  const { arrivalDate, departureDate } = STAY;
  const query = `cityId=${cityId}&arrivalDate=${arrivalDate}&departureDate=${departureDate}`;
  const { propertyArray } = (await app.inject(`/api/properties?${query}`)).json();
  return propertyArray.some((found: { id: string }) => found.id === id);
}

const lacks = async (id: string) =>
  (await app.inject(`/api/properties/${id}`)).json().lacksRegistrationNumber;

it('keeps a home without a number of the form from nights, in quotes and in the search, until it has one', async () => {
  const id = await home(null);
  expect([await quoteOf(id), await isFound(id), await lacks(id)]).toEqual([
    '409 registration-number-missing',
    false,
    true,
  ]);
  await setNumber(id, '75101-1234');
  expect([await quoteOf(id), await isFound(id), await lacks(id)]).toEqual([
    '409 registration-number-missing',
    false,
    true,
  ]);
  await setNumber(id, NUMBER);
  expect([await quoteOf(id), await isFound(id), await lacks(id)]).toEqual([200, true, false]);
});

it('says so in the language of who asks', async () => {
  const id = await home(null);
  const answer = await app.inject({
    method: 'POST',
    url: `/api/properties/${id}/quote`,
    payload: STAY,
    headers: { 'accept-language': 'de' },
  });
  expect(answer.json().message ?? answer.json().detail).toContain('Registrierungsnummer');
});

it('does not keep it from being let by the month, and nothing where no number is known', async () => {
  const id = await home(null, { is_available_for_long_term: true, monthly_price: 90_000 });
  expect(await quoteOf(id, { term: 'month', departureDate: addDays(ARRIVAL, 90) })).toBe(200);
  const luxembourg = await insertProperty(test.client);
  const trier = await insertProperty(test.client, { city_id: TRIER.id });
  expect([await quoteOf(luxembourg), await quoteOf(trier)]).toEqual([200, 200]);
  expect([await lacks(luxembourg), await lacks(trier)]).toEqual([false, false]);
});

it('does not mean hotels, hostels and camp sites', async () => {
  const { rows } = await test.client.query(`select id from property_type where name = 'hotel'`);
  const { rows: rooms } = await test.client.query(`select id from rental_type where name = 'hotel-room'`);
  const hotel = await home(null, { property_type_id: rows[0].id });
  const room = await home(null, { rental_type_id: rooms[0].id });
  expect([await quoteOf(hotel), await quoteOf(room), await isFound(hotel)]).toEqual([200, 200, true]);
});

it('holds in a city alone from its first day to before its last', async () => {
  const id = await home(null, { ...TRIER_HOME });
  const rule = (from: string, until: string | null) =>
    test.client.query(
      `insert into registration_rule (country_code, city_id, pattern, valid_from, valid_until)
       values ('DE', $1, '^[0-9]{2}-[0-9]{4}$', $2, $3)`,
      [TRIER.id, from, until],
    );
  await rule(addDays(TODAY, -10), TODAY);
  expect([await quoteOf(id), await isFound(id, TRIER.id)]).toEqual([200, true]);
  await rule(TODAY, addDays(TODAY, 1));
  expect([await quoteOf(id), await isFound(id, TRIER.id)]).toEqual([
    '409 registration-number-missing',
    false,
  ]);
  await setNumber(id, '12-3456');
  expect([await quoteOf(id), await isFound(id, TRIER.id)]).toEqual([200, true]);
  await setNumber(id, null);
  await expect(rule(TODAY, null)).rejects.toMatchObject({ code: '23505' });
  await expect(rule(addDays(TODAY, -1), null)).rejects.toMatchObject({ code: '23P01' });
  await test.client.query(`delete from registration_rule where country_code = 'DE'`);
  expect([await quoteOf(id), await isFound(id, TRIER.id)]).toEqual([200, true]);
});

const TRIER_HOME = { city_id: TRIER.id, latitude: TRIER.latitude, longitude: TRIER.longitude };

it('is followed by the search once its day has come', async () => {
  const id = await home(null, { ...TRIER_HOME });
  await test.client.query('alter table registration_rule disable trigger follow_registration_rule');
  await test.client.query(
    `insert into registration_rule (country_code, city_id, pattern, valid_from) values ('DE', $1, '^X$', $2)`,
    [TRIER.id, TODAY],
  );
  await test.client.query('alter table registration_rule enable trigger follow_registration_rule');
  expect(await isFound(id, TRIER.id)).toBe(true);
  await followRegistrationRules(database);
  expect(await isFound(id, TRIER.id)).toBe(false);
});
