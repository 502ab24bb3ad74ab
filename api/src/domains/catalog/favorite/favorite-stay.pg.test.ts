import { addDays, type Favorites, toDay } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { openPerson } from '../../../testing/person.ts';
import { insertBooking, insertProfile, insertProperty } from '../../../testing/property-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp(database.url);
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

const inDays = (count: number) => addDays(toDay(new Date()), count);
const [arrivalDate, departureDate] = [inDays(80), inDays(83)] as const;
const dates = { arrivalDate, departureDate };
const STAY = `arrivalDate=${arrivalDate}&departureDate=${departureDate}&adultCount=2`;

it('favorites say whether they can be booked for a stay, and what it costs, as the home’s own page does', async () => {
  const anna = await openPerson(app, database);
  const free = await insertProperty(database.client);
  const taken = await insertProperty(database.client);
  const small = await insertProperty(database.client, { guest_count: 1 });
  const gone = await insertProperty(database.client);
  for (const id of [free, taken, small, gone]) await anna.call('PUT', `/api/favorites/${id}`);
  await database.client.query("update property set ad_state = 'paused' where id = $1", [gone]);
  await insertBooking(database.client, taken, await insertProfile(database.client), {
    arrival: inDays(81),
    departure: inDays(82),
  });
  const read = async (stay: string) => {
    const { favoriteArray } = (await anna.call('GET', `/api/favorites?${stay}`)).json<Favorites>();
    return favoriteArray.map(({ propertyId, isBookableForStay, property }) => [
      propertyId,
      isBookableForStay,
      property?.quote?.total,
    ]);
  };
  const payload = { ...dates, adultCount: 2 };
  const quoted = await app.inject({ method: 'POST', url: `/api/properties/${free}/quote`, payload });
  expect(await read(STAY)).toEqual([
    [gone, null, undefined],
    [small, false, undefined],
    [taken, false, undefined],
    [free, true, quoted.json().quote.total],
  ]);
  expect((await read(`arrivalDate=${arrivalDate}`)).map(([, isBookable]) => isBookable)).toEqual(
    Array(4).fill(null),
  );
});

it('dates that no search takes are refused', async () => {
  const anna = await openPerson(app, database);
  for (const [arrival, departure, code] of [
    [inDays(-10), arrivalDate, 'date-in-the-past'],
    [departureDate, arrivalDate, expect.any(String)],
  ]) {
    const stay = `arrivalDate=${arrival}&departureDate=${departure}`;
    const answer = await anna.call('GET', `/api/favorites?${stay}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
  }
});
