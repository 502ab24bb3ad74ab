import { randomUUID } from 'node:crypto';
import type { BookingRequest } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { type BookingSite, openBookingSite } from '../../../testing/booking-site.ts';
import { hostileBodies } from '../../../testing/hostile-bodies.ts';
import { insertSession } from '../../../testing/session-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';

let site: BookingSite;
let app: FastifyInstance;

beforeAll(async () => {
  site = await openBookingSite();
  app = await buildTestApp(site.url, { today: '2027-03-01' });
}, 120_000);
beforeEach(() => site.reset());
afterAll(async () => {
  await app.close();
  await site.close();
});

async function postAs(userId: string, url: string, payload: object | string) {
  const cookie = await insertSession(site.client, userId, { expiresAt: new Date('2027-03-02T00:00:00Z') });
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  return app.inject({ method: 'POST', url, headers, payload });
}

async function wordsOf(id: string) {
  const { rows } = await site.client.query('select message, contact from rental_booking where id = $1', [id]);
  return rows[0];
}

const CONTACT = { firstName: 'Ada', lastName: 'Weber', phonePrefix: '+352', phoneNumber: '621 12' };

it('keeps of a text what can stand in a mail and in the database', async () => {
  const { propertyId } = await site.home();
  const contact = { ...CONTACT, firstName: 'A\u0000da\r\nBcc: x', lastName: ' \ud800Weber ' };
  const request = await site.request(propertyId, {
    message: ' Hello\u0000\r\nthere \ud800 ',
    contact: { ...contact, phoneNumber: '<b>621\r\n12</b>' },
  });
  const answer = await postAs(await site.person(), '/api/bookings', request);
  expect([answer.statusCode, await wordsOf(request.id)]).toEqual([
    200,
    {
      message: 'Hello \nthere \ufffd',
      contact: {
        firstName: 'A da Bcc: x',
        lastName: '\ufffdWeber',
        phonePrefix: '+352',
        phoneNumber: '62112',
      },
    },
  ]);
});

it.each([
  ['a name without a letter', { contact: { ...CONTACT, lastName: ' \u0000 ' } }, 'contact.lastName'],
  ['a number without a digit', { contact: { ...CONTACT, phoneNumber: 'none' } }, 'contact.phoneNumber'],
  ['a day that is none', { arrivalDate: '2027-02-29', departureDate: '2027-03-02' }, 'arrivalDate'],
  ['the year 0', { arrivalDate: '0000-01-01', departureDate: '0000-01-03' }, 'arrivalDate'],
  ['a departure before the arrival', { departureDate: '2027-05-08' }, 'departureDate'],
] as [string, Partial<BookingRequest>, string][])('refuses %s', async (_name, wrong, field) => {
  const { propertyId } = await site.home();
  const request = { ...(await site.request(propertyId)), ...wrong };
  const answer = await postAs(await site.person(), '/api/bookings', request);
  expect([answer.statusCode, answer.json().parameters?.[0]?.name]).toEqual([400, field]);
});

it('cleans reasons, and refuses one of which nothing is left', async () => {
  const { id, ownerId } = await site.requested();
  const decline = (reason: string) => site.service.decline(id, { userId: ownerId }, reason);
  await expect(decline('\u0000')).rejects.toMatchObject({ status: 400 });
  expect((await decline('full\u0000\ud800')).eventArray.at(-1)?.reason).toBe('full \ufffd');
});

it('answers no malformed body with a failure of its own', async () => {
  const { propertyId } = await site.home();
  const guestId = await site.person();
  const confirmed = await site.confirmed();
  const request = await site.request(propertyId);
  const calls: [string, string, object][] = [
    [guestId, '/api/bookings', request],
    [confirmed.guestId, `/api/bookings/${confirmed.id}/cancellation`, { reason: 'x', refundTotal: 1 }],
    [confirmed.ownerId, `/api/bookings/${confirmed.id}/refusal`, { reason: 'x' }],
    [confirmed.guestId, `/api/bookings/${confirmed.id}/changes`, { ...changeOf(request), id: randomUUID() }],
  ];
  for (const [userId, url, valid] of calls)
    for (const payload of hostileBodies(valid, 40, 16)) {
      const { statusCode } = await postAs(userId, url, payload);
      expect([url, payload.slice(0, 300), statusCode < 500]).toEqual([url, payload.slice(0, 300), true]);
    }
});

function changeOf({ adultCount, childrenCount, infantCount, petCount, digest }: BookingRequest) {
  const guests = { adultCount, childrenCount, infantCount, petCount };
  return { arrivalDate: '2027-05-11', departureDate: '2027-05-14', ...guests, digest };
}
