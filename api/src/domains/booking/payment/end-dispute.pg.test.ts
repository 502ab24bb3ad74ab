import { type BookingSite, openBookingSite } from '../../../testing/booking-site.ts';

let site: BookingSite;

beforeAll(async () => {
  site = await openBookingSite();
}, 120_000);
beforeEach(() => site.reset());
afterAll(() => site.close());

const dispute = (id: string) =>
  site.database.transaction().execute((transaction) => site.bookings.payments.disputed(transaction, id));

/** By then the ledger has it: of what was paid, nothing is left. */
async function end(id: string, outcome: 'won' | 'lost'): Promise<void> {
  if (outcome === 'lost') site.payments.lost.set(id, site.payments.paid.get(id) ?? 0);
  await site.database
    .transaction()
    .execute((transaction) => site.bookings.payments.disputeEnded(transaction, { bookingId: id, outcome }));
}

it('that is won leaves the booking as it was, and says so', async () => {
  const { id, propertyId } = await site.confirmed();
  await dispute(id);
  await end(id, 'won');
  await end(id, 'won');
  expect(await site.stateOf(id)).toBe('confirmed');
  expect((await site.events(id)).slice(-2)).toEqual(['disputed provider', 'dispute-ended provider']);
  expect(await site.periods(propertyId)).toHaveLength(1);
  expect((await site.mails(id)).slice(-1)).toEqual(['booking-dispute-won-owner']);
});

it.each(['won', 'lost'] as const)('that is %s after the stay finds it completed', async (outcome) => {
  const { id } = await site.confirmed();
  await dispute(id);
  site.goTo('2027-05-20T12:00:00Z');
  await site.bookings.runClock(id);
  expect(await site.stateOf(id)).toBe('disputed');
  await end(id, outcome);
  expect(await site.stateOf(id)).toBe('completed');
  expect(site.payments.orders).toEqual([]);
});

it('that is lost before the stay cancels it: nights are free, nothing more comes back', async () => {
  const { id, propertyId, guestId } = await site.confirmed();
  await dispute(id);
  await end(id, 'lost');
  expect(await site.stateOf(id)).toBe('cancelled');
  expect(await site.periods(propertyId)).toEqual([]);
  expect(site.payments.orders).toEqual([]);
  expect(await site.service.getBooking(id, { userId: guestId })).toMatchObject({ refundTotal: 0 });
});

it('that began while a no-show could be objected to gives the guest that time again', async () => {
  const { id, ownerId, guestId } = await site.confirmed();
  site.goTo('2027-05-11T12:00:00Z');
  await site.service.reportNoShow(id, { userId: ownerId });
  await dispute(id);
  site.goTo('2027-05-16T12:00:00Z');
  await end(id, 'won');
  const booking = await site.service.getBooking(id, { userId: guestId });
  expect(booking).toMatchObject({ state: 'no-show', deadline: { kind: 'no-show-objection' } });
  expect(booking.actionArray).toEqual(['object-to-no-show']);
});

it.each(['won', 'lost'] as const)(
  'that is %s lets a guest pay what could not be taken meanwhile, and nothing that the bank took',
  async (outcome) => {
    const { id } = await site.confirmed();
    const paid = site.payments.paid.get(id) ?? 0;
    site.payments.paid.set(id, paid - 1000);
    await dispute(id);
    site.goTo('2027-05-12T12:00:00Z');
    await end(id, outcome);
    const payable = await site.database
      .transaction()
      .execute((transaction) => site.bookings.payments.findPayable(transaction, id, null));
    expect(payable).toMatchObject({ amount: 1000 });
    expect((await site.mails(id)).slice(-2).sort()).toEqual([
      'booking-payment-failed-guest',
      'booking-payment-failed-owner',
    ]);
  },
);

it('that is won cancels a stay ahead of which another payment was lost before', async () => {
  const { id } = await site.confirmed();
  await dispute(id);
  site.payments.lost.set(id, site.payments.paid.get(id) ?? 0);
  await end(id, 'won');
  expect(await site.stateOf(id)).toBe('cancelled');
});
