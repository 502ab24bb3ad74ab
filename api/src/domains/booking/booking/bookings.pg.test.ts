import type { BookingPage } from '@moien/contract';
import { Booking, BookingPage as BookingPageSchema } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import ICAL from 'ical.js';
import { Value } from 'typebox/value';
import { type BookingSite, openBookingSite } from '../../../testing/booking-site.ts';
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

async function callerOf(userId: string) {
  const cookie = await insertSession(site.client, userId, { expiresAt: new Date('2027-03-02T00:00:00Z') });
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  return {
    get: (url: string) => app.inject({ method: 'GET', url, headers }),
    post: (url: string, payload?: object) =>
      app.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) }),
  };
}

describe('the calls', () => {
  it('hold a stay and read it, for the guest alone', async () => {
    const { propertyId, ownerId } = await site.home();
    const [guest, owner] = [await callerOf(await site.person()), await callerOf(ownerId)];
    const request = await site.request(propertyId);
    const answer = await guest.post('/api/bookings', request);
    expect([answer.statusCode, Value.Check(Booking, answer.json())]).toEqual([200, true]);
    expect((await guest.get(`/api/bookings/${request.id}`)).json().state).toBe('held');
    const hidden = await owner.get(`/api/bookings/${request.id}`);
    expect([hidden.statusCode, hidden.json().code]).toEqual([404, 'booking-not-found']);
    expect((await guest.get(`/api/bookings/${request.id}/calendar.ics`)).statusCode).toBe(404);
  });

  it('refuse with what helps to go on', async () => {
    const { propertyId } = await site.home();
    const guest = await callerOf(await site.person());
    const request = await site.request(propertyId);
    await site.hold(await site.person(), propertyId);
    const taken = (await guest.post('/api/bookings', request)).json();
    expect(taken).toMatchObject({
      status: 409,
      code: 'dates-taken',
      nextFreeStay: { arrivalDate: '2027-05-15', departureDate: '2027-05-19' },
    });
    const other = await site.home();
    const stale = await site.request(other.propertyId, { digest: 'x'.repeat(43) });
    const changed = (await guest.post('/api/bookings', stale)).json();
    expect(changed).toMatchObject({ code: 'price-changed', quote: { quote: { total: 42_400 } } });
  });

  it.each([
    ['without accepted house rules', { areHouseRulesAccepted: false }],
    ['with a price', { total: 1 }],
    ['with a long message', { message: 'x'.repeat(2001) }],
    ['with eleven adults', { adultCount: 11 }],
  ])('refuse a request %s', async (_case, more) => {
    const { propertyId } = await site.home();
    const guest = await callerOf(await site.person());
    const request = { ...(await site.request(propertyId)), ...more };
    expect((await guest.post('/api/bookings', request)).statusCode).toBe(400);
  });

  it('answer a confirmed stay as a calendar file, equal each time', async () => {
    const { id, guestId } = await site.confirmed();
    const guest = await callerOf(guestId);
    const answer = await guest.get(`/api/bookings/${id}/calendar.ics`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    const event = new ICAL.Component(ICAL.parse(answer.body)).getFirstSubcomponent('vevent');
    expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2027-05-10T13:00:00Z');
    expect(String(event?.getFirstPropertyValue('dtend'))).toBe('2027-05-14T09:00:00Z');
    expect((await guest.get(`/api/bookings/${id}/calendar.ics`)).body).toBe(answer.body);
  });
});

describe('lists', () => {
  const stay = (number: number) => {
    const day = (offset: number) =>
      new Date(Date.UTC(2027, 4, 1 + 3 * number + offset)).toISOString().slice(0, 10);
    return { arrivalDate: day(0), departureDate: day(2) };
  };

  it('are in pages, nearest first, each booking once', async () => {
    const { propertyId, ownerId } = await site.home({ is_instant_bookable: true });
    const guestId = await site.person();
    for (let number = 24; number >= 0; number -= 1)
      await site.pay((await site.hold(guestId, propertyId, stay(number))).id);
    for (const [userId, role] of [
      [guestId, 'guest'],
      [ownerId, 'owner'],
    ] as const) {
      const caller = await callerOf(userId);
      const list = async (more = ''): Promise<BookingPage> =>
        (await caller.get(`/api/bookings?role=${role}&group=upcoming${more}`)).json();
      const first = await list();
      expect(Value.Check(BookingPageSchema, first)).toBe(true);
      const second = await list(`&cursor=${first.nextCursor}&propertyId=${propertyId}`);
      const days = [...first.bookingArray, ...second.bookingArray].map(({ arrivalDate }) => arrivalDate);
      expect([first.bookingArray.length, second.nextCursor]).toEqual([20, null]);
      expect(days).toEqual(Array.from({ length: 25 }, (_, number) => stay(number).arrivalDate));
      const other = role === 'guest' ? 'owner' : 'guest';
      expect((await caller.get(`/api/bookings?role=${other}&group=upcoming`)).json().bookingArray).toEqual(
        [],
      );
      expect((await caller.get(`/api/bookings?role=${role}&group=past&cursor=nothing`)).statusCode).toBe(400);
    }
  });

  it('of a host have the stays of their own homes alone, whatever home is named', async () => {
    const booked = await site.requested();
    const other = await site.home();
    const host = await callerOf(booked.ownerId);
    const stranger = await callerOf(other.ownerId);
    const list = async (caller: typeof host, query: string): Promise<BookingPage> =>
      (await caller.get(`/api/bookings?${query}`)).json();
    const open = await list(host, 'role=owner&group=open');
    expect(open.bookingArray.map(({ id }) => id)).toEqual([booked.id]);
    const named = `propertyId=${open.bookingArray[0]?.home.propertyId}`;
    for (const group of ['open', 'upcoming', 'past', 'cancelled'])
      expect((await list(stranger, `role=owner&group=${group}&${named}`)).bookingArray).toEqual([]);
    expect((await app.inject('/api/bookings?role=owner&group=open')).statusCode).toBe(401);
  });

  it('say who lets, what a guest pays, and to the host alone what arrives', async () => {
    const { guestId, ownerId } = await site.requested();
    const listOf = async (userId: string, role: string): Promise<BookingPage> =>
      (await (await callerOf(userId)).get(`/api/bookings?role=${role}&group=open`)).json();
    const [asGuest, asHost] = [await listOf(guestId, 'guest'), await listOf(ownerId, 'owner')];
    expect([asGuest.isHost, asHost.isHost]).toEqual([false, true]);
    const [paid, received] = [asGuest.bookingArray[0], asHost.bookingArray[0]];
    expect([paid?.total, paid?.payout, received?.total]).toEqual([42_400, null, 42_400]);
    expect(received?.payout).toEqual({ share: 40_000, fee: 1_200, amount: 38_800 });
  });

  it('tell apart what waits, comes, is over and was cancelled', async () => {
    const { id, guestId, ownerId } = await site.requested();
    const groupsOf = async (userId: string, role: 'guest' | 'owner') => {
      const found: string[] = [];
      for (const group of ['open', 'upcoming', 'past', 'cancelled'] as const) {
        const { bookingArray } = await site.service.list({ userId }, { role, group });
        if (bookingArray.some((booking) => booking.id === id)) found.push(group);
      }
      return found.join();
    };
    const both = async () => [await groupsOf(guestId, 'guest'), await groupsOf(ownerId, 'owner')];
    expect(await both()).toEqual(['open', 'open']);
    await site.service.accept(id, { userId: ownerId });
    expect(await both()).toEqual(['upcoming', 'upcoming']);
    site.goTo('2027-05-20T12:00:00Z');
    expect(await both()).toEqual(['past', 'past']);
  });
});
