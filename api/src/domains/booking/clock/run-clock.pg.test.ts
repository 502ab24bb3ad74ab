import { type BookingSite, codeOf, openBookingSite } from '../../../testing/booking-site.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import type { BookingPayments } from '../payments.port.ts';

let site: BookingSite;

beforeAll(async () => {
  site = await openBookingSite();
}, 120_000);
beforeEach(() => site.reset());
afterAll(() => site.close());

const within = <Result>(
  work: (transaction: OpenTransaction, payments: BookingPayments) => Promise<Result>,
): Promise<Result> =>
  site.database.transaction().execute((transaction) => work(transaction, site.bookings.payments));

/** Accepted on the morning of arrival for one night, but the card did not give the money. */
async function unpaidNight() {
  const home = await site.home();
  const guestId = await site.person();
  site.goTo('2027-05-09T12:00:00Z');
  const { id } = await site.hold(guestId, home.propertyId, { departureDate: '2027-05-11' });
  await site.authorise(id);
  site.goTo('2027-05-10T09:59:00Z');
  await site.service.accept(id, { userId: home.ownerId });
  await within((transaction, payments) =>
    payments.captureFailed(transaction, { bookingId: id, changeId: null }),
  );
  return { id, guestId, ...home };
}

describe('a time to pay that ends after check-out', () => {
  it('ends the booking, and hides it from nobody', async () => {
    const { id, guestId, ownerId, propertyId } = await unpaidNight();
    site.goTo('2027-05-11T09:59:00.001Z');
    expect(await codeOf(site.service.list({ userId: ownerId }, { role: 'owner', group: 'upcoming' }))).toBe(
      'done',
    );
    const booking = await site.service.getBooking(id, { userId: guestId });
    expect([booking.state, booking.paidTotal, booking.refundedTotal]).toEqual(['cancelled', 0, 0]);
    expect((await site.events(id)).at(-1)).toBe('cancelled clock');
    expect(site.payments.orders.filter((order) => order.startsWith('refund'))).toEqual([]);
    expect(await site.periods(propertyId)).toEqual(['booking [2027-05-10,2027-05-12)']);
  });

  it('is done by the job as well', async () => {
    const { id } = await unpaidNight();
    site.goTo('2027-06-11T12:00:00Z');
    await site.bookings.runOverdue();
    expect(await site.stateOf(id)).toBe('cancelled');
  });
});

it('goes on with the next booking when one fails', async () => {
  const broken = await site.requested();
  const other = await site.requested();
  await site.client.query(`update rental_booking set deadline_kind = 'payment' where id = $1`, [broken.id]);
  site.goTo('2027-03-10T12:00:00Z');
  await expect(site.bookings.runOverdue()).rejects.toThrow();
  expect(await site.stateOf(other.id)).toBe('request-expired');
});
