import { randomUUID } from 'node:crypto';
import type { BookingChangeQuoteRequest } from '@moien/contract';
import { type BookingSite, codeOf, openBookingSite } from '../../../testing/booking-site.ts';

let site: BookingSite;

beforeAll(async () => {
  site = await openBookingSite();
}, 120_000);
beforeEach(() => site.reset());
afterAll(() => site.close());

const as = (userId: string) => ({ userId });
const STAY = { adultCount: 2, childrenCount: 0, infantCount: 0, petCount: 0 };
const LONGER = { arrivalDate: '2027-05-10', departureDate: '2027-05-16', ...STAY };
const SHORTER = { arrivalDate: '2027-05-10', departureDate: '2027-05-13', ...STAY };

/** Quotes a change and proposes it. @returns its id */
async function propose(id: string, userId: string, wanted: BookingChangeQuoteRequest): Promise<string> {
  const { digest } = await site.service.quoteChange(id, as(userId), wanted);
  const changeId = randomUUID();
  await site.service.proposeChange(id, as(userId), { id: changeId, ...wanted, digest });
  return changeId;
}

const decide = (
  id: string,
  userId: string,
  changeId: string,
  decision: 'accepted' | 'declined' | 'withdrawn',
) => site.service.decideChange(id, as(userId), changeId, { decision });

const authorise = (bookingId: string, changeId: string) =>
  site.database
    .transaction()
    .execute((transaction) =>
      site.bookings.payments.authorised(transaction, { bookingId, changeId, endsAt: new Date() }),
    );

const pay = (bookingId: string, changeId: string) =>
  site.database
    .transaction()
    .execute((transaction) => site.bookings.payments.paid(transaction, { bookingId, changeId }));

describe('the quote of a change', () => {
  it('keeps the price of nights that stay, and takes today’s for new ones', async () => {
    const { id, guestId, propertyId } = await site.confirmed();
    await site.client.query('update property set nightly_price = 20000 where id = $1', [propertyId]);
    const { quote, difference } = await site.service.quoteChange(id, as(guestId), LONGER);
    expect(quote.nightCountByPriceMap).toEqual({ 10000: 4, 20000: 2 });
    expect([quote.total, difference]).toEqual([84_800, 42_400]);
  });

  it('is refused where the change is none, and for nights that somebody else has or the owner closed', async () => {
    const { id, guestId, propertyId } = await site.confirmed();
    const quote = (wanted: BookingChangeQuoteRequest) =>
      codeOf(site.service.quoteChange(id, as(guestId), wanted));
    expect(await quote({ ...LONGER, departureDate: '2027-05-14' })).toBe('409 nothing-changed');
    expect(await quote({ ...SHORTER, adultCount: 3 })).toBe('409 too-many-guests');
    expect(await quote({ ...SHORTER, arrivalDate: '2027-01-10' })).toBe('400 date-in-the-past');
    await site.client.query(
      `insert into rental_day (property_id, day, is_available_for_short_term) values ($1, '2027-05-15', false)`,
      [propertyId],
    );
    expect(await quote(LONGER)).toBe('409 dates-taken');
    await site.hold(await site.person(), propertyId, {
      arrivalDate: '2027-05-16',
      departureDate: '2027-05-18',
    });
    expect(await quote({ ...LONGER, departureDate: '2027-05-17' })).toBe('409 dates-taken');
  });

  it('moves a stay that has not begun to days before it', async () => {
    const { id, guestId } = await site.confirmed();
    const earlier = { ...SHORTER, arrivalDate: '2027-04-05', departureDate: '2027-04-09' };
    const { difference } = await site.service.quoteChange(id, as(guestId), earlier);
    expect(difference).toBe(0);
  });

  it('leaves nights that have begun', async () => {
    const { id, guestId } = await site.confirmed();
    site.goTo('2027-05-11T20:00:00Z');
    const quote = (wanted: BookingChangeQuoteRequest) =>
      codeOf(site.service.quoteChange(id, as(guestId), wanted));
    expect(await quote({ ...SHORTER, departureDate: '2027-05-11' })).toBe('409 booking-moved-on');
    expect(await quote({ ...SHORTER, arrivalDate: '2027-05-12' })).toBe('409 booking-moved-on');
    expect(await quote({ ...SHORTER, departureDate: '2027-05-12' })).toBe('done');
    expect(await quote(LONGER)).toBe('done');
  });
});

describe('a change', () => {
  it('that a guest proposes waits for the card, takes no nights, and is taken at acceptance', async () => {
    const { id, guestId, ownerId, propertyId } = await site.confirmed();
    const changeId = await propose(id, guestId, LONGER);
    expect((await site.service.getBooking(id, as(guestId))).change).toMatchObject({
      difference: 21_200,
      isPaymentNeeded: true,
      endsAt: '2027-03-02T12:00:00.000Z',
    });
    expect((await site.service.getBooking(id, as(ownerId))).change).toBeNull();
    expect(await codeOf(decide(id, ownerId, changeId, 'accepted'))).toBe('409 payment-needed');
    expect([await authorise(id, changeId), await authorise(id, changeId)]).toEqual(['taken', 'refused']);
    expect(await site.periods(propertyId)).toEqual(['booking [2027-05-10,2027-05-15)']);
    const booking = await decide(id, ownerId, changeId, 'accepted');
    expect(booking).toMatchObject({ departureDate: '2027-05-16', quote: { total: 63_600 }, change: null });
    await decide(id, ownerId, changeId, 'accepted');
    expect(site.payments.orders).toEqual([`change-capture ${changeId}`]);
    expect((await site.mails(id)).slice(-2)).toEqual([
      ...['booking-change-accepted-guest', 'booking-change-accepted-owner'],
    ]);
    expect(await site.periods(propertyId)).toEqual(['booking [2027-05-10,2027-05-17)']);
    expect(booking.terms?.nightArray).toHaveLength(6);
  });

  it('that an owner proposes is accepted by paying what it costs more', async () => {
    const { id, guestId, ownerId, propertyId } = await site.confirmed();
    const changeId = await propose(id, ownerId, LONGER);
    expect(await codeOf(decide(id, guestId, changeId, 'accepted'))).toBe('409 payment-needed');
    const payable = await site.database
      .transaction()
      .execute((transaction) => site.bookings.payments.findPayable(transaction, id, changeId));
    expect(payable).toMatchObject({ amount: 21_200, isAuthorisation: false, changeId });
    expect([await pay(id, changeId), await pay(id, changeId)]).toEqual(['taken', 'refused']);
    expect(await site.periods(propertyId)).toEqual(['booking [2027-05-10,2027-05-17)']);
  });

  it('in the guest’s favour gives the difference back', async () => {
    const { id, guestId, ownerId } = await site.confirmed();
    const changeId = await propose(id, guestId, SHORTER);
    const booking = await decide(id, ownerId, changeId, 'accepted');
    expect([booking.refundedTotal, booking.quote.total]).toEqual([10_600, 31_800]);
    expect(site.payments.orders).toEqual([`refund ${id} change ${changeId} 10600`]);
  });

  it('is refused at acceptance when somebody else has the nights by then', async () => {
    const { id, guestId, ownerId, propertyId } = await site.confirmed();
    const changeId = await propose(id, guestId, LONGER);
    await authorise(id, changeId);
    await site.hold(await site.person(), propertyId, {
      arrivalDate: '2027-05-15',
      departureDate: '2027-05-18',
    });
    expect(await codeOf(decide(id, ownerId, changeId, 'accepted'))).toBe('409 dates-taken');
    expect((await site.service.getBooking(id, as(guestId))).departureDate).toBe('2027-05-14');
    const ownerChange = await site.confirmed();
    const other = await propose(ownerChange.id, ownerChange.ownerId, LONGER);
    await site.hold(await site.person(), ownerChange.propertyId, {
      arrivalDate: '2027-05-15',
      departureDate: '2027-05-18',
    });
    expect(await pay(ownerChange.id, other)).toBe('refused');
  });

  it('that is declined, withdrawn or not answered gives back what was authorised', async () => {
    for (const end of ['declined', 'withdrawn', 'expired'] as const) {
      site.reset();
      const { id, guestId, ownerId } = await site.confirmed();
      const changeId = await propose(id, guestId, LONGER);
      await authorise(id, changeId);
      if (end === 'expired') {
        site.wait(24 * 3_600_000 + 1);
        await site.bookings.runClock(id);
      } else await decide(id, end === 'declined' ? ownerId : guestId, changeId, end);
      expect(site.payments.orders).toEqual([`change-release ${changeId}`]);
      expect((await site.mails(id)).at(-1)).toMatch(`booking-change-${end}-`);
      const { rows } = await site.client.query('select state from booking_change where id = $1', [changeId]);
      expect(rows).toEqual([{ state: end }]);
      expect(await authorise(id, changeId)).toBe('refused');
    }
  });

  it('is one at a time, decided by the right side, and not by strangers', async () => {
    const { id, guestId, ownerId } = await site.confirmed();
    const changeId = await propose(id, guestId, SHORTER);
    expect(await codeOf(propose(id, ownerId, LONGER))).toBe('409 change-pending');
    expect(await codeOf(decide(id, guestId, changeId, 'accepted'))).toBe('403 not-allowed');
    expect(await codeOf(decide(id, ownerId, changeId, 'withdrawn'))).toBe('403 not-allowed');
    expect(await codeOf(decide(id, ownerId, randomUUID(), 'declined'))).toBe('404 change-not-found');
    expect(await codeOf(decide(id, await site.person(), changeId, 'declined'))).toBe('404 booking-not-found');
    const stale = { id: randomUUID(), ...LONGER, digest: 'x'.repeat(43) };
    expect(await codeOf(site.service.proposeChange(id, as(guestId), stale))).toBe('409 price-changed');
  });

  it('ends with the booking', async () => {
    const { id, guestId } = await site.confirmed();
    const changeId = await propose(id, guestId, LONGER);
    await site.service.cancel(id, as(guestId), { reason: '', refundTotal: 42_400 });
    expect(site.payments.orders).toContain(`change-release ${changeId}`);
    expect((await site.service.getBooking(id, as(guestId))).change).toBeNull();
  });

  it('whose difference could not be taken leaves the guest 24 hours to pay that difference', async () => {
    const { id, guestId, ownerId } = await site.confirmed();
    const changeId = await propose(id, guestId, LONGER);
    await authorise(id, changeId);
    await decide(id, ownerId, changeId, 'accepted');
    const { payments } = site.bookings;
    await site.database
      .transaction()
      .execute((transaction) => payments.captureFailed(transaction, { bookingId: id, changeId }));
    const payable = await site.database
      .transaction()
      .execute((transaction) => payments.findPayable(transaction, id, null));
    expect(payable).toMatchObject({ amount: 21_200, isAuthorisation: false });
    site.wait(24 * 3_600_000 + 1);
    await site.bookings.runClock(id);
    // All of what was paid comes back: the policy keeps nothing so long before the stay.
    expect(site.payments.orders.at(-1)).toBe(`refund ${id} cancellation 42400`);
  });
});

describe('the booking of a change', () => {
  const read = (changeId: string, userId: string) =>
    site.service.getBookingOfChange(changeId, as(userId)).then(({ change }) => change);

  it('shows it to both, also once it has ended', async () => {
    const { id, guestId, ownerId } = await site.confirmed();
    const changeId = await propose(id, ownerId, LONGER);
    expect(await read(changeId, guestId)).toMatchObject({
      ...{ id: changeId, state: 'proposed', isPaymentNeeded: true, departureDate: '2027-05-16' },
    });
    await decide(id, guestId, changeId, 'declined');
    const later = await propose(id, guestId, SHORTER);
    for (const userId of [guestId, ownerId]) {
      const booking = await site.service.getBookingOfChange(changeId, as(userId));
      expect(booking.change).toMatchObject({ id: changeId, state: 'declined', isPaymentNeeded: false });
      expect(booking.actionArray).not.toContain('propose-change');
      expect(await read(later, userId)).toMatchObject({ id: later, state: 'proposed' });
    }
  });

  it('catches up with the clock', async () => {
    const { id, guestId, ownerId } = await site.confirmed();
    const changeId = await propose(id, ownerId, SHORTER);
    site.wait(25 * 60 * 60_000);
    expect(await read(changeId, guestId)).toMatchObject({ state: 'expired' });
  });

  it('is shown to nobody else, and not to an owner before the difference is reserved', async () => {
    const { id, guestId, ownerId } = await site.confirmed();
    const changeId = await propose(id, guestId, LONGER);
    expect(await codeOf(read(changeId, guestId))).toBe('done');
    const missing = '404 booking-not-found';
    expect(await codeOf(read(changeId, ownerId))).toBe(missing);
    expect(await codeOf(read(changeId, await site.person()))).toBe(missing);
    expect(await codeOf(read(randomUUID(), guestId))).toBe(missing);
    await authorise(id, changeId);
    expect(await codeOf(read(changeId, ownerId))).toBe('done');
  });
});
