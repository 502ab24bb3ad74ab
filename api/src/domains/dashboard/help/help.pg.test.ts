import { getHelp, HELP_BOOKINGS_AHEAD_MAXIMUM, HELP_BOOKINGS_OVER_MAXIMUM, type Help } from '@moien/contract';
import { Value } from 'typebox/value';
import { type BookingSite, openBookingSite } from '../../../testing/booking-site.ts';
import { insertBooking } from '../../../testing/property-factory.ts';
import { createInformationPageService, readInformationPages } from '../../content/index.ts';
import { createHelpService } from './help.service.ts';

/** A day of the year after the site's clock, or before it. */
const day = (year: number, index: number) =>
  new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10);
/** Of the middle one of many calls: what else the machine does makes some of them slow. */
const MEDIAN_MILLISECONDS = 80;

let site: BookingSite;
const pages = createInformationPageService(readInformationPages, () => '2027-03-01');
const read = (userId: string, more: { bookingId?: string; propertyId?: string } = {}): Promise<Help> =>
  createHelpService(site.database, site.service, pages, site.now).read({ userId, language: 'en', ...more });
const bookingsOf = ({ bookingArray }: Help) =>
  bookingArray.map(({ id, role, situationArray }) => [id, role, ...situationArray]);

beforeAll(async () => {
  site = await openBookingSite();
}, 120_000);
beforeEach(() => site.reset());
afterAll(() => site.close());

describe('help', () => {
  it('has the questions of all for somebody new, as the contract says', async () => {
    const userId = await site.person();
    const help = await read(userId);
    expect(Value.Check(getHelp.response, help)).toBe(true);
    expect(help).toMatchObject({
      email: `${userId}@moien.example`,
      situationArray: ['newcomer'],
      ...{ bookingArray: [], homeArray: [], invoiceArray: [] },
    });
    const questions = help.sectionArray.flatMap(({ questionArray }) => questionArray);
    expect(questions.filter(({ situationArray }) => situationArray.includes('newcomer'))).not.toEqual([]);
  });

  it('knows a payment, then a request and a stay, each for guest and host', async () => {
    const { propertyId, ownerId } = await site.home();
    const guestId = await site.person();
    const { id } = await site.hold(guestId, propertyId);
    expect(bookingsOf(await read(guestId))).toEqual([[id, 'guest', 'payment-due']]);
    expect(await read(ownerId)).toMatchObject({
      bookingArray: [],
      homeArray: [{ id: propertyId, title: 'A home', state: 'published', situationArray: ['host'] }],
      situationArray: ['payout-account', 'host'],
    });
    await site.authorise(id);
    expect(bookingsOf(await read(guestId))).toEqual([[id, 'guest', 'guest-request']]);
    expect(bookingsOf(await read(ownerId))).toEqual([[id, 'owner', 'host-request']]);
    await site.service.accept(id, { userId: ownerId });
    await site.pay(id);
    expect(bookingsOf(await read(ownerId))).toEqual([[id, 'owner', 'host-stay']]);
    expect((await read(ownerId)).situationArray).toEqual([
      ...['host-stay', 'unread-messages', 'payout-account', 'host'],
    ]);
  });

  it('names what is owed first: a deposit that is due, and one of which a part is claimed', async () => {
    const { id, guestId, ownerId } = await site.confirmed();
    await site.client.query(
      `insert into booking_deposit (booking_id, state, amount, currency, due_at)
       values ($1, 'due', 30000, 'EUR', $2)`,
      [id, site.now()],
    );
    expect(bookingsOf(await read(guestId))).toEqual([[id, 'guest', 'deposit-due', 'guest-stay']]);
    expect(bookingsOf(await read(ownerId))).toEqual([[id, 'owner', 'host-stay']]);
  });

  it('answers one booking or home more that is asked for, and nothing of others', async () => {
    const { propertyId } = await site.home();
    const guestId = await site.person();
    const ids: string[] = [];
    for (let index = 0; index < 8; index += 1)
      ids.push(
        await insertBooking(site.client, propertyId, guestId, {
          ...{ arrival: day(2020, index * 3), departure: day(2020, index * 3 + 2), state: 'completed' },
        }),
      );
    const shown = (await read(guestId)).bookingArray.map(({ id }) => id);
    expect(shown).toEqual([ids[7], ids[6]]);
    const [oldest = ''] = ids;
    expect((await read(guestId, { bookingId: oldest })).bookingArray.map(({ id }) => id)).toEqual([
      ...shown,
      oldest,
    ]);
    expect((await read(guestId, { bookingId: ids[7] ?? '' })).bookingArray).toHaveLength(2);
    const stranger = await site.person();
    expect(await read(stranger, { bookingId: oldest, propertyId })).toMatchObject({
      ...{ bookingArray: [], homeArray: [] },
    });
  });

  it('does not tell an owner of a booking that is being paid, also when they ask for it', async () => {
    const { propertyId, ownerId } = await site.home();
    const { id } = await site.hold(await site.person(), propertyId);
    expect((await read(ownerId, { bookingId: id })).bookingArray).toEqual([]);
  });

  it('is fast and bounded for a person with a thousand bookings in both roles', async () => {
    const userId = await site.person();
    const guestId = await site.person();
    const own = [];
    for (let index = 0; index < 4; index += 1) {
      const { propertyId } = await site.home();
      await site.client.query('update property set owner_id = $2 where id = $1', [propertyId, userId]);
      own.push(propertyId);
    }
    const { propertyId: visited } = await site.home();
    await site.client.query('begin');
    for (let index = 0; index < 500; index += 1) {
      const days = { arrival: day(2027, index * 2 - 700), departure: day(2027, index * 2 - 699) };
      const state = index * 2 - 700 < 60 ? 'completed' : 'confirmed';
      await insertBooking(site.client, visited, userId, { ...days, state });
      await insertBooking(site.client, own[index % own.length] ?? '', guestId, { ...days, state });
    }
    // Nothing is due by time alone with what is over.
    await site.client.query(`update rental_booking set clock_at = null where state = 'completed'`);
    await site.client.query('commit');
    await site.client.query('analyze');
    await read(userId);
    const times: number[] = [];
    for (let index = 0; index < 40; index += 1) {
      const start = performance.now();
      await read(userId);
      times.push(performance.now() - start);
    }
    const { bookingArray } = await read(userId);
    for (const role of ['guest', 'owner'])
      expect(bookingArray.filter((booking) => booking.role === role)).toHaveLength(
        HELP_BOOKINGS_AHEAD_MAXIMUM + HELP_BOOKINGS_OVER_MAXIMUM,
      );
    times.sort((one, other) => one - other);
    expect(times[times.length / 2]).toBeLessThan(MEDIAN_MILLISECONDS);
  }, 120_000);
});
