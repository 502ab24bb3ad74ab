import { refund } from '@moien/contract';
import { type BookingSite, codeOf, openBookingSite } from '../../../testing/booking-site.ts';
import { insertBooking } from '../../../testing/property-factory.ts';

let site: BookingSite;

beforeAll(async () => {
  site = await openBookingSite();
}, 120_000);
beforeEach(() => site.reset());
afterAll(() => site.close());

const as = (userId: string) => ({ userId });

/** What the contract's curve says comes back at the site's time. */
async function curveOf(id: string, userId: string, by: 'guest' | 'owner'): Promise<number> {
  const { terms } = await site.service.getBooking(id, as(userId));
  if (!terms) throw new Error('There are no terms.');
  return refund(terms, site.now(), by).total;
}

describe('a cancellation', () => {
  it.each([
    // Grace, then the moderate policy: all until five days before, one night and half of the rest afterwards.
    ['2027-03-02T12:00:00Z', 42_400],
    ['2027-05-05T13:00:00Z', 42_400],
    ['2027-05-05T13:00:00.001Z', 15_000],
    ['2027-05-10T13:00:00Z', 15_000],
    ['2027-05-10T13:00:00.001Z', 10_000],
    ['2027-05-13T13:00:00.001Z', 0],
  ])('by the guest at %s gives back %i, as the curve says', async (time, total) => {
    const { id, guestId } = await site.confirmed();
    site.goTo(time);
    expect(await curveOf(id, guestId, 'guest')).toBe(total);
    const booking = await site.service.cancel(id, as(guestId), { reason: 'Ill', refundTotal: total });
    expect([booking.state, booking.refundedTotal]).toEqual(['cancelled', total]);
    expect(site.payments.orders).toEqual(total > 0 ? [`refund ${id} cancellation ${total}`] : []);
    const again = await site.service.cancel(id, as(guestId), { reason: '', refundTotal: 1 });
    expect([again.state, site.payments.orders.length]).toEqual(['cancelled', total > 0 ? 1 : 0]);
  });

  it('frees the nights that have not begun', async () => {
    const [before, during] = [await site.confirmed(), await site.confirmed()];
    await site.service.cancel(before.id, as(before.guestId), { reason: '', refundTotal: 42_400 });
    expect(await site.periods(before.propertyId)).toEqual([]);
    site.goTo('2027-05-11T20:00:00Z');
    const refundTotal = await curveOf(during.id, during.guestId, 'guest');
    await site.service.cancel(during.id, as(during.guestId), { reason: '', refundTotal });
    expect(await site.periods(during.propertyId)).toEqual(['booking [2027-05-10,2027-05-13)']);
    expect(await site.mails(before.id)).toEqual([
      ...['booking-confirmed-guest', 'booking-confirmed-owner'],
      ...['booking-cancelled-guest', 'booking-cancelled-owner'],
    ]);
  });

  it('by the owner gives all back before check-in, then the nights not stayed, and blocks them', async () => {
    const [before, during] = [await site.confirmed(), await site.confirmed()];
    site.goTo('2027-05-09T12:00:00Z');
    await site.service.cancel(before.id, as(before.ownerId), { reason: 'Water', refundTotal: 42_400 });
    expect(await site.periods(before.propertyId)).toEqual([
      'blocked-by-cancellation [2027-05-10,2027-05-15)',
    ]);
    site.goTo('2027-05-11T20:00:00Z');
    const refundTotal = await curveOf(during.id, during.ownerId, 'owner');
    expect(refundTotal).toBe(22_400);
    await site.service.cancel(during.id, as(during.ownerId), { reason: 'Water', refundTotal });
    expect(await site.periods(during.propertyId)).toEqual([
      'blocked-by-cancellation [2027-05-12,2027-05-15)',
    ]);
  });

  it('is refused for another refund than the one shown, and while the provider has yet to answer', async () => {
    const { id, guestId } = await site.confirmed();
    const cancel = (refundTotal: number) =>
      codeOf(site.service.cancel(id, as(guestId), { reason: '', refundTotal }));
    expect(await cancel(42_399)).toBe('409 refund-changed');
    site.payments.open.add(id);
    expect(await cancel(42_400)).toBe('409 payment-under-way');
    site.payments.open.clear();
    site.goTo('2027-05-20T12:00:00Z');
    expect(await cancel(0)).toBe('409 booking-moved-on');
    expect(await site.stateOf(id)).toBe('completed');
  });

  it.each([
    ['guest', 0, []],
    ['owner', 22_400, ['blocked-by-cancellation [2027-05-12,2027-05-15)']],
  ] as const)('by an admin follows the rule of the %s', async (rule, total, periods) => {
    const { id, propertyId } = await site.confirmed({ home: { cancellation_policy: 'strict' } });
    site.goTo('2027-05-11T20:00:00Z');
    await site.bookings.cancelByAdmin(id, rule, 'Both agreed.');
    expect(await site.events(id)).toContain('cancelled admin');
    expect(site.payments.orders).toEqual(total > 0 ? [`refund ${id} cancellation ${total}`] : []);
    if (rule === 'owner') expect(await site.periods(propertyId)).toEqual(periods);
    expect(await codeOf(site.bookings.cancelByAdmin('01890000-0000-7000-8000-000000000000', rule, 'x'))).toBe(
      '404 booking-not-found',
    );
  });

  it('of a stay that was agreed elsewhere moves no money', async () => {
    const { propertyId, ownerId } = await site.home();
    const guestId = await site.person();
    const stay = { arrival: '2027-05-10', departure: '2027-05-14' };
    const id = await insertBooking(site.client, propertyId, guestId, stay);
    await site.service.cancel(id, as(ownerId), { reason: 'x', refundTotal: 0 });
    expect([await site.stateOf(id), site.payments.orders]).toEqual(['cancelled', []]);
  });
});

describe('a no-show', () => {
  it('is reported from the day after arrival, by the owner alone', async () => {
    const { id, guestId, ownerId } = await site.confirmed();
    site.goTo('2027-05-10T21:59:00Z');
    expect(await codeOf(site.service.reportNoShow(id, as(ownerId)))).toBe('409 booking-moved-on');
    site.goTo('2027-05-10T22:00:00Z');
    expect(await codeOf(site.service.reportNoShow(id, as(guestId)))).toBe('403 not-allowed');
    const booking = await site.service.reportNoShow(id, as(ownerId));
    expect(booking).toMatchObject({ state: 'no-show', deadline: { endsAt: '2027-05-11T22:00:00.000Z' } });
    await site.service.reportNoShow(id, as(ownerId));
    expect(await site.events(id)).toEqual([
      ...['held guest', 'paid provider', 'stay-begun clock', 'no-show owner'],
    ]);
    expect(site.payments.orders).toEqual([]);
  });

  it('is settled a day later as a cancellation at arrival', async () => {
    const { id, ownerId, propertyId } = await site.confirmed();
    site.goTo('2027-05-11T08:00:00Z');
    await site.service.reportNoShow(id, as(ownerId));
    site.goTo('2027-05-12T08:00:00Z');
    await site.bookings.runClock(id);
    expect(site.payments.orders).toEqual([]);
    site.wait(1);
    for (let time = 0; time < 2; time += 1) await site.bookings.runClock(id);
    expect(site.payments.orders).toEqual([`refund ${id} no-show 15000`]);
    expect((await site.mails(id)).slice(2)).toEqual([
      ...['booking-no-show-guest', 'booking-no-show-settled-guest', 'booking-no-show-settled-owner'],
    ]);
    expect([await site.stateOf(id), await site.periods(propertyId)]).toEqual([
      'no-show',
      ['booking [2027-05-10,2027-05-13)'],
    ]);
  });

  it('to which the guest objects leaves the stay as it was, once and for all', async () => {
    const { id, ownerId, guestId } = await site.confirmed();
    site.goTo('2027-05-11T08:00:00Z');
    await site.service.reportNoShow(id, as(ownerId));
    const booking = await site.service.objectToNoShow(id, as(guestId), 'I am here.');
    expect([booking.state, booking.deadline]).toEqual(['in-stay', null]);
    await site.service.objectToNoShow(id, as(guestId), 'Still.');
    expect(await codeOf(site.service.reportNoShow(id, as(ownerId)))).toBe('409 no-show-objected');
    site.goTo('2027-05-14T09:00:00.001Z');
    expect((await site.service.getBooking(id, as(guestId))).state).toBe('completed');
    expect(site.payments.orders).toEqual([]);
  });

  it('cannot be objected to after 24 hours', async () => {
    const { id, ownerId, guestId } = await site.confirmed();
    site.goTo('2027-05-11T08:00:00Z');
    await site.service.reportNoShow(id, as(ownerId));
    site.wait(24 * 3_600_000 + 1);
    expect(await codeOf(site.service.objectToNoShow(id, as(guestId), 'Late.'))).toBe('409 booking-moved-on');
    expect(site.payments.orders).toHaveLength(1);
  });
});
