import { randomUUID } from 'node:crypto';
import { addDays, type BookingRequest, toDay } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { insertProperty } from '../../../testing/property-factory.ts';
import { insertPerson, insertSession } from '../../../testing/session-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const ARRIVAL = addDays(toDay(new Date()), 60);
const STAY = { arrivalDate: ARRIVAL, departureDate: addDays(ARRIVAL, 4), adultCount: 2 };

let database: TestDatabase;
let app: FastifyInstance;
let guest: string;
let stranger: string;
let propertyId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp(database.url);
  guest = await insertSession(database.client, await insertPerson(database.client));
  stranger = await insertSession(database.client, await insertPerson(database.client));
}, 120_000);

beforeEach(async () => {
  propertyId = await insertProperty(database.client);
  const owner = await insertPerson(database.client);
  await database.client.query('update property set owner_id = $2 where id = $1', [propertyId, owner]);
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

const post = (url: string, cookie: string | undefined, payload: object) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) },
  });

async function ask(cookie: string | undefined, stay: object = STAY) {
  const answer = await post(`/api/properties/${propertyId}/quote`, cookie, stay);
  return answer.statusCode === 200 ? 200 : answer.json().code;
}

async function hold(cookie: string): Promise<string> {
  const quote = await post(`/api/properties/${propertyId}/quote`, cookie, STAY);
  const request: BookingRequest = {
    id: randomUUID(),
    propertyId,
    ...STAY,
    ...{ childrenCount: 0, infantCount: 0, petCount: 0, optionArray: [] },
    digest: quote.json().digest,
    areHouseRulesAccepted: true,
    message: '',
    contact: { firstName: 'Ada', lastName: 'Weber', phonePrefix: '+352', phoneNumber: '621123456' },
    languageTag: 'en',
  };
  const held = await post('/api/bookings', cookie, request);
  expect([held.statusCode, held.json().state]).toEqual([200, 'held']);
  return request.id;
}

/** As if the time to pay had ended a minute ago, before the job of the booking has run. */
async function runOut(bookingId: string): Promise<void> {
  const { client } = database;
  await client.query(`update occupancy set ends_at = now() - interval '1 minute' where source_id = $1`, [
    bookingId,
  ]);
  await client.query(
    `update rental_booking set deadline_at = now() - interval '1 minute', clock_at = now() - interval '1 minute'
     where id = $1`,
    [bookingId],
  );
}

async function stateOf(bookingId: string): Promise<string> {
  const { rows } = await database.client.query('select state from rental_booking where id = $1', [bookingId]);
  return rows[0].state;
}

describe('a quote of nights that are held', () => {
  it('is refused to everybody but the guest who holds them', async () => {
    await hold(guest);
    expect([await ask(undefined), await ask(stranger), await ask(guest)]).toEqual([
      'stay-not-available',
      'stay-not-available',
      200,
    ]);
  });

  it('is for the guest’s own nights alone', async () => {
    await hold(guest);
    const part = { ...STAY, departureDate: addDays(ARRIVAL, 2) };
    const longer = { ...STAY, departureDate: addDays(ARRIVAL, 6) };
    await database.client.query(
      `insert into rental_day (property_id, day, is_available_for_short_term) values ($1, $2, false)`,
      [propertyId, addDays(ARRIVAL, 4)],
    );
    expect([await ask(guest, part), await ask(guest, longer)]).toEqual([200, 'stay-not-available']);
  });

  it('is given to everybody once the hold has run out, which ends it', async () => {
    const id = await hold(guest);
    await runOut(id);
    expect([await ask(stranger), await stateOf(id)]).toEqual([200, 'hold-expired']);
  });

  it('is refused while a payment of the hold is under way', async () => {
    const id = await hold(guest);
    await runOut(id);
    await database.client.query(
      `insert into payment_attempt (id, booking_id, kind, state, amount, currency, request, created_at, sent_at)
       values ($1, $2, 'payment', 'sent', 42400, 'EUR', '{}', now(), now())`,
      [randomUUID(), id],
    );
    expect([await ask(stranger), await stateOf(id)]).toEqual(['stay-not-available', 'held']);
  });

  it('is refused to the guest as well once the card was authorised', async () => {
    const id = await hold(guest);
    await database.client.query(`update rental_booking set state = 'requested' where id = $1`, [id]);
    expect(await ask(guest)).toBe('stay-not-available');
  });
});
