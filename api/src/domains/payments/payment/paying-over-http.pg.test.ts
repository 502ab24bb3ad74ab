import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type PaymentServer, startPaymentServer } from '@moien/sandbox/payments/payment-server';
import type { FastifyInstance } from 'fastify';
import { CHALLENGE, FRICTIONLESS } from '../../../testing/payment-site.ts';
import { insertProperty } from '../../../testing/property-factory.ts';
import { insertPerson, insertSession } from '../../../testing/session-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { SANDBOX_CLIENT } from '../provider/provider-settings.ts';

let database: TestDatabase;
let server: PaymentServer;
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startPaymentServer({ clients: [SANDBOX_CLIENT] });
  app = await buildTestApp(database.url, {
    runsJobs: true,
    paymentProvider: { origin: server.origin, ...SANDBOX_CLIENT, isSandbox: true },
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
}, 120_000);

afterAll(async () => {
  await app.close();
  await server.stop();
  await database.drop();
});

const STAY = {
  arrivalDate: '2031-05-05',
  departureDate: '2031-05-08',
  adultCount: 2,
  childrenCount: 0,
  infantCount: 0,
  petCount: 0,
  optionArray: [],
};

/** A guest's browser on the site. */
async function openGuest() {
  const cookie = await insertSession(database.client, await insertPerson(database.client));
  return async (method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: await answer.json() };
  };
}

type Guest = Awaited<ReturnType<typeof openGuest>>;

async function hold(guest: Guest, isInstant: boolean): Promise<string> {
  const propertyId = await insertProperty(database.client);
  await database.client.query('update property set is_instant_bookable = $2 where id = $1', [
    propertyId,
    isInstant,
  ]);
  const { infantCount: _infants, petCount: _pets, ...stay } = STAY;
  const quoted = await guest('POST', `/api/properties/${propertyId}/quote`, stay);
  const held = await guest('POST', '/api/bookings', {
    id: randomUUID(),
    propertyId,
    ...STAY,
    digest: quoted.body.digest,
    areHouseRulesAccepted: true,
    message: '',
    contact: { firstName: 'Ada', lastName: 'Weber', phonePrefix: '+352', phoneNumber: '621123456' },
    languageTag: 'en',
  });
  expect(held).toMatchObject({ status: 200, body: { state: 'held' } });
  return held.body.id;
}

async function pay(guest: Guest, bookingId: string, cardNumber: string) {
  const { body: registration } = await guest('POST', `/api/bookings/${bookingId}/card-registration`, {});
  expect(new URL(registration.url).origin).toBe(server.origin);
  const answer = await fetch(registration.url, {
    method: 'POST',
    body: new URLSearchParams({
      accessKeyRef: registration.accessKey,
      data: registration.preregistrationData,
      cardNumber,
      cardExpirationDate: '1249',
      cardCvx: '123',
    }),
  });
  return guest('POST', `/api/bookings/${bookingId}/payment`, {
    id: randomUUID(),
    registrationId: registration.registrationId,
    registrationData: await answer.text(),
    browserInfo: {
      language: 'en-GB',
      colorDepth: 24,
      screenHeight: 900,
      screenWidth: 1440,
      timeZoneOffset: -60,
      isJavaEnabled: false,
    },
  });
}

async function untilState(guest: Guest, bookingId: string, state: string): Promise<void> {
  for (let round = 0; round < 200; round += 1) {
    const { body } = await guest('GET', `/api/bookings/${bookingId}`);
    if (body.state === state) return;
    await delay(50);
  }
  throw new Error(`The booking is not ${state}.`);
}

it('books and pays', async () => {
  const guest = await openGuest();
  const bookingId = await hold(guest, true);
  const paid = await pay(guest, bookingId, FRICTIONLESS);
  expect(paid).toMatchObject({ status: 200, body: { state: 'succeeded', bookingState: 'confirmed' } });
  const { body } = await guest('GET', `/api/bookings/${bookingId}/payment`);
  expect(body).toEqual(paid.body);
});

it('is confirmed by the hook of a challenge that was answered, though no page of ours is opened again', async () => {
  const guest = await openGuest();
  const bookingId = await hold(guest, false);
  const { body } = await pay(guest, bookingId, CHALLENGE);
  expect(body).toMatchObject({ state: 'challenge', bookingState: 'held', isAuthorisation: true });
  const answered = await fetch(body.challengeUrl, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'confirm' }),
    redirect: 'manual',
  });
  expect(answered.headers.get('location')).toMatch(
    new RegExp(`^${origin}/en/confirm-booking-payment\\?bookingId=${bookingId}&preAuthorizationId=`),
  );
  await untilState(guest, bookingId, 'requested');
});

it('says that a hold has run out, whether or not its job has run', async () => {
  const guest = await openGuest();
  const bookingId = await hold(guest, true);
  await database.client.query(
    `update rental_booking set deadline_at = now() - interval '1 second', clock_at = now() - interval '1 second'
     where id = $1`,
    [bookingId],
  );
  const { body } = await guest('GET', `/api/bookings/${bookingId}/payment`);
  expect(body).toMatchObject({ state: 'none', bookingState: 'hold-expired', holdEndsAt: null });
});

it('hides bookings from strangers and from those who are signed out', async () => {
  const bookingId = await hold(await openGuest(), true);
  const stranger = await openGuest();
  for (const [method, path] of [
    ['GET', 'payment'],
    ['POST', 'card-registration'],
  ] as const) {
    const body = method === 'POST' ? {} : undefined;
    expect((await stranger(method, `/api/bookings/${bookingId}/${path}`, body)).status).toBe(404);
    expect((await fetch(`${origin}/api/bookings/${bookingId}/payment`)).status).toBe(401);
  }
});

it('takes hooks of the right form from anybody, and stores each once', async () => {
  const hook = (query: string) => fetch(`${origin}/api/payment-hooks?${query}`);
  const query = 'EventType=PAYIN_NORMAL_SUCCEEDED&RessourceId=payin_of_nobody&Date=1900000000';
  expect((await hook(query)).status).toBe(200);
  expect((await hook(`${query}&Later=parameter`)).status).toBe(200);
  for (const wrong of [
    '',
    'EventType=x&RessourceId=y&Date=1',
    query.replace('payin', '../payin'),
    `${query}x`,
  ])
    expect((await hook(wrong)).status).toBe(400);
  const { rows } = await database.client.query(
    `select count(*)::int as count from payment_hook where resource_id = 'payin_of_nobody'`,
  );
  expect(rows).toEqual([{ count: 1 }]);
});
