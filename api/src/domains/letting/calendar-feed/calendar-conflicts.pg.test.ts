import { randomUUIDv7 } from 'node:crypto';
import type { LanguageTag } from '@moien/contract';
import { codeOf } from '../../../testing/booking-site.ts';
import { type CalendarSite, openCalendarSite } from '../../../testing/calendar-site.ts';
import { createCalendarService } from '../calendar/calendar.service.ts';
import { createCalendarConflictMails } from './calendar-conflict-mails.ts';

let site: CalendarSite;

beforeAll(async () => {
  site = await openCalendarSite();
}, 120_000);
beforeEach(async () => {
  site.reset();
  await site.client.query('delete from calendar_feed');
});
afterAll(() => site.close());

const MAY: [string, string] = ['2027-05-10', '2027-05-14'];
const JUNE: [string, string] = ['2027-06-10', '2027-06-14'];
/** With the nights of the example booking. */
const OVERLAPPING: [string, string] = ['2027-05-12', '2027-05-20'];

/** Of what somebody was notified. */
const kindsOf = async (userId: string) => {
  const { rows } = await site.client.query('select kind from notification where user_id = $1', [userId]);
  return rows.map(({ kind }) => kind);
};
const deliveriesTo = async (userId: string) => {
  const { rows } = await site.client.query(
    `select data from notification_delivery
     where user_id = $1 and kind = 'lease-calendar-conflict' and channel = 'mail'`,
    [userId],
  );
  return rows;
};

describe('a reservation for days of a booking', () => {
  it('is announced to the owner once, in the site and by mail, and again when its days change', async () => {
    const { id, propertyId, ownerId } = await site.confirmed();
    const { path, of } = await site.connect({ propertyId, ownerId }, [
      { uid: '1', days: ['2027-05-12', '2027-05-20'] },
    ]);
    const conflict = {
      source: 'Airbnb',
      firstDay: '2027-05-12',
      endDay: '2027-05-21',
      kind: 'booking',
      bookingId: id,
    };
    expect((await site.feeds.list(of)).conflictArray).toMatchObject([conflict]);
    const calendar = createCalendarService(site.database);
    const conflictSources = async () => {
      const { homeArray } = await calendar.show(ownerId, { from: '2027-05-01', to: '2027-05-31' });
      return homeArray[0]?.entryArray.map(({ kind, conflictSource }) => [kind, conflictSource]);
    };
    expect(await conflictSources()).toContainEqual(['booking', 'Airbnb']);
    await site.readAgain();
    const count = async () => [
      (await kindsOf(ownerId)).filter((kind) => kind === 'booking-calendar-conflict').length,
      (await site.mails(id)).filter((mail) => mail === 'booking-calendar-conflict-owner').length,
    ];
    expect(await count()).toEqual([1, 1]);
    site.serve(path, [{ uid: '1', days: ['2027-05-11', '2027-05-20'] }]);
    await site.readAgain();
    expect(await count()).toEqual([2, 2]);
    site.serve(path, [{ uid: '1', days: JUNE }]);
    await site.readAgain();
    expect((await site.feeds.list(of)).conflictArray).toEqual([]);
    expect(await conflictSources()).toEqual([['booking', null]]);
  });

  it('of a request is announced too, but not of what a guest is just paying', async () => {
    const home = await site.home();
    const { id } = await site.hold(await site.person(), home.propertyId);
    const { of } = await site.connect(home, [{ uid: '1', days: MAY }]);
    expect((await site.feeds.list(of)).conflictArray).toMatchObject([{ kind: 'hold', bookingId: null }]);
    expect(await kindsOf(home.ownerId)).toEqual([]);
    await site.authorise(id);
    await site.readAgain();
    expect(await kindsOf(home.ownerId)).toContain('booking-calendar-conflict');
  });

  it('takes the days when the booking ends', async () => {
    const { id, propertyId, ownerId } = await site.requested();
    await site.connect({ propertyId, ownerId }, [{ uid: '1', days: MAY }]);
    await site.service.withdraw(id, {
      userId: (await site.client.query('select guest_id from rental_booking where id = $1', [id])).rows[0]
        .guest_id,
    });
    expect(await site.periods(propertyId)).toEqual(['import [2027-05-10,2027-05-15)']);
  });
});

describe('a reservation for nights of a lease', () => {
  const DURING: [string, string] = ['2027-06-10', '2027-06-14'];

  async function leased() {
    const home = await site.home();
    await site.database.transaction().execute(async (transaction) => {
      const { occupancy } = site.bookings;
      await occupancy.lockProperties(transaction, [home.propertyId]);
      await occupancy.takeNights(transaction, {
        ...{ kind: 'lease', sourceId: randomUUIDv7(), propertyId: home.propertyId },
        ...{ arrivalDate: '2027-06-01', departureDate: '2027-08-31', allowsSameDayTurnover: false },
      });
    });
    return home;
  }

  it('is announced to the owner once, however many there are, and again when days change', async () => {
    const home = await leased();
    const events = [
      { uid: '1', days: DURING },
      { uid: '2', days: ['2027-07-10', '2027-07-14'] as [string, string] },
    ];
    const { path, of } = await site.connect(home, events);
    const list = (await site.feeds.list(of)).conflictArray;
    expect(list).toMatchObject([{ kind: 'lease', bookingId: null }, { kind: 'lease' }]);
    await site.readAgain();
    const count = async () => [
      (await kindsOf(home.ownerId)).filter((kind) => kind === 'lease-calendar-conflict').length,
      (await deliveriesTo(home.ownerId)).length,
    ];
    expect(await count()).toEqual([1, 1]);
    site.serve(path, [{ uid: '1', days: ['2027-06-11', '2027-06-14'] }, ...events.slice(1)]);
    await site.readAgain();
    expect(await count()).toEqual([2, 2]);
  });

  it.each([
    ['en', 'Reservations while', '10–15 June 2027'],
    ['fr', 'Des réservations pendant un bail', '10–15 juin 2027'],
    ['de', 'fest vermietet ist', '10.–15. Juni 2027'],
  ])(
    'is said in a mail in %s with the calendar and its days, until it is settled',
    async (language, subject, days) => {
      const home = await leased();
      await site.client.query('update account set language = $2 where user_id = $1', [
        home.ownerId,
        language,
      ]);
      const { of } = await site.connect(home, [{ uid: '1', days: DURING }]);
      const [delivery] = await deliveriesTo(home.ownerId);
      const mails = createCalendarConflictMails(site.database, 'https://moien.example', site.now);
      const recipient = { email: 'odile@moien.example', language: language as LanguageTag };
      const mail = await mails.compose({ data: delivery?.data }, recipient);
      expect(mail?.subject).toContain(subject);
      expect(mail?.text.replaceAll(/[\u2009\u00a0]/g, '')).toContain(`Airbnb: ${days}`);
      expect(mail?.text).toContain(
        `https://moien.example/${language}/dashboard/ads/manage/${home.propertyId}`,
      );
      const [conflict] = (await site.feeds.list(of)).conflictArray;
      await site.feeds.settle(of, conflict?.id ?? '');
      expect(await mails.compose({ data: delivery?.data }, recipient)).toBeUndefined();
      expect(await mails.describe({ data: delivery?.data }, 'en')).toBeUndefined();
    },
  );
});

describe('a conflict that its owner has settled', () => {
  async function settled() {
    const { id, propertyId, ownerId, guestId } = await site.confirmed();
    const connected = await site.connect({ propertyId, ownerId }, [{ uid: '1', days: OVERLAPPING }]);
    const [conflict] = (await site.feeds.list(connected.of)).conflictArray;
    const conflictId = conflict?.id ?? '';
    for (let turn = 0; turn < 2; turn += 1)
      expect((await site.feeds.settle(connected.of, conflictId)).conflictArray).toEqual([]);
    return { ...connected, bookingId: id, propertyId, ownerId, guestId, conflictId };
  }
  const announced = async (ownerId: string) =>
    (await kindsOf(ownerId)).filter((kind) => kind === 'booking-calendar-conflict').length;

  it('is neither shown nor announced again while its days stay the same', async () => {
    const { of, ownerId } = await settled();
    await site.readAgain();
    expect([(await site.feeds.list(of)).conflictArray, await announced(ownerId)]).toEqual([[], 1]);
  });

  it.each<[string, [string, string][]]>([
    ['its days change', [['2027-05-11', '2027-05-20']]],
    ['it goes away and comes back', [JUNE, OVERLAPPING]],
  ])('comes back when %s', async (_case, steps) => {
    const { path, of, ownerId } = await settled();
    for (const days of steps) {
      site.serve(path, [{ uid: '1', days }]);
      await site.readAgain();
    }
    expect((await site.feeds.list(of)).conflictArray).toHaveLength(1);
    expect(await announced(ownerId)).toBe(2);
  });

  it('still takes its days as soon as the booking ends', async () => {
    const { bookingId, propertyId, guestId } = await settled();
    await site.service.cancel(bookingId, { userId: guestId }, { reason: '', refundTotal: 42_400 });
    expect(await site.periods(propertyId)).toEqual([
      'import [2027-05-12,2027-05-15)',
      'import [2027-05-15,2027-05-21)',
    ]);
  });

  it('can be settled by nobody else, nor by way of another home', async () => {
    const { of, conflictId } = await settled();
    const [stranger, other] = [await site.person(), await site.home()];
    for (const wrong of [
      { ...of, userId: stranger },
      { userId: other.ownerId, propertyId: other.propertyId },
    ])
      expect(await codeOf(site.feeds.settle(wrong, conflictId))).toBe('404 not-found');
    expect(await codeOf(site.feeds.settle(of, randomUUIDv7()))).toBe('404 not-found');
  });
});
