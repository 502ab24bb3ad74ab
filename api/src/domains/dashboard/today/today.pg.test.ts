import { randomUUID } from 'node:crypto';
import { ARRIVAL } from '../../../testing/booking-site.ts';
import { type CalendarSite, openCalendarSite } from '../../../testing/calendar-site.ts';
import { createHostStatisticsService } from '../../letting/index.ts';
import { createTodayService } from './today.service.ts';

let site: CalendarSite;
const read = (userId: string) =>
  createTodayService(
    site.database,
    site.service,
    createHostStatisticsService(site.database, site.now),
    site.now,
  ).read(userId, 'en');
const steps = async (userId: string) =>
  (await read(userId)).waitingArray.map(({ step, booking }) => [step, booking.id]);

beforeAll(async () => {
  site = await openCalendarSite();
}, 120_000);
beforeEach(() => site.reset());
afterAll(() => site.close());

const NOTHING = {
  ...{ waitingArray: [], waitingCount: 0, nextStay: null, arrivalArray: [] },
  ...{ conflict: null, draft: null, needsPayoutAccount: false, recentFigures: null },
};

describe('today', () => {
  it('is empty for somebody who has nothing here', async () => {
    expect(await read(await site.person())).toEqual(NOTHING);
  });

  it('says what waits for guest and owner: a payment, then a request, each for one of the two', async () => {
    const { propertyId, ownerId } = await site.home();
    const guestId = await site.person();
    const { id } = await site.hold(guestId, propertyId);
    expect(await steps(guestId)).toEqual([['pay', id]]);
    expect(await steps(ownerId)).toEqual([]);
    await site.authorise(id);
    expect(await steps(guestId)).toEqual([]);
    expect(await steps(ownerId)).toEqual([['accept', id]]);
  });

  it('says that a change waits for the side that has not proposed it', async () => {
    const { id, guestId, ownerId } = await site.confirmed();
    const change = { arrivalDate: ARRIVAL, departureDate: '2027-05-13', adultCount: 2 };
    const guests = { childrenCount: 0, infantCount: 0, petCount: 0 };
    const { digest } = await site.service.quoteChange(id, { userId: guestId }, { ...change, ...guests });
    const request = { id: randomUUID(), ...change, ...guests, digest };
    await site.service.proposeChange(id, { userId: guestId }, request);
    expect(await steps(ownerId)).toEqual([['answer-change', id]]);
    expect(await steps(guestId)).toEqual([]);
  });

  it('forgets what was not answered in time', async () => {
    const { id, ownerId } = await site.requested();
    expect(await steps(ownerId)).toEqual([['accept', id]]);
    site.wait(49 * 3_600_000);
    expect(await steps(ownerId)).toEqual([]);
  });

  it('counts all that waits, and lists the five that end first', async () => {
    const { propertyId, ownerId } = await site.home();
    const ids = [];
    for (let month = 5; month <= 11; month += 1) {
      const days = { arrivalDate: `2027-${String(month).padStart(2, '0')}-10` };
      const stay = { ...days, departureDate: days.arrivalDate.replace(/10$/, '12') };
      const { id } = await site.hold(await site.person(), propertyId, stay);
      await site.authorise(id);
      ids.push(id);
      site.wait(60_000);
    }
    const today = await read(ownerId);
    expect(today.waitingArray.map(({ booking }) => booking.id)).toEqual(ids.slice(0, 5));
    expect(today.waitingCount).toBe(7);
  });

  it('has the next stay of the guest, and for the owner the arrivals of two weeks', async () => {
    const { id, guestId, ownerId } = await site.confirmed();
    expect(await read(guestId)).toMatchObject({ nextStay: { id, role: 'guest' }, arrivalArray: [] });
    expect(await read(ownerId)).toMatchObject({ nextStay: null, arrivalArray: [] });
    site.goTo('2027-04-28T12:00:00Z');
    expect(await read(ownerId)).toMatchObject({ arrivalArray: [{ id, role: 'owner' }] });
  });

  it('names a home whose days another calendar has too, until its owner has settled it', async () => {
    const { propertyId, ownerId } = await site.confirmed();
    const { of } = await site.connect({ propertyId, ownerId }, [
      { uid: '1', days: ['2027-05-12', '2027-05-20'] },
      { uid: '2', days: ['2027-05-10', '2027-05-11'] },
    ]);
    expect((await read(ownerId)).conflict).toMatchObject({ propertyId, count: 2 });
    for (const { id } of (await site.feeds.list(of)).conflictArray) await site.feeds.settle(of, id);
    expect((await read(ownerId)).conflict).toBeNull();
  });

  it('names the draft that was changed last, and the missing account for payouts', async () => {
    const { propertyId, ownerId } = await site.home();
    expect(await read(ownerId)).toMatchObject({ draft: null, needsPayoutAccount: true });
    await site.client.query(`update property set ad_state = 'draft', source = null where id = $1`, [
      propertyId,
    ]);
    await site.client.query(`update profile set mangopay_user_id = 'user_1' where user_id = $1`, [ownerId]);
    expect(await read(ownerId)).toMatchObject({
      draft: { propertyId, count: 1 },
      needsPayoutAccount: false,
    });
  });
});
