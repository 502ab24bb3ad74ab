import { type BookingSite, codeOf, openBookingSite } from '../../../testing/booking-site.ts';

let site: BookingSite;

beforeAll(async () => {
  site = await openBookingSite();
}, 120_000);
beforeEach(() => site.reset());
afterAll(() => site.close());

const deleting = (userId: string) =>
  codeOf(
    site.database.transaction().execute((transaction) => site.bookings.refuseDeletion(transaction, userId)),
  );

const REFUSED = '409 account-has-stays';

it('keeps the account of guest and owner while a stay is requested, confirmed or under way', async () => {
  const requested = await site.requested();
  expect([await deleting(requested.guestId), await deleting(requested.ownerId)]).toEqual([REFUSED, REFUSED]);
  await site.service.withdraw(requested.id, { userId: requested.guestId });
  expect([await deleting(requested.guestId), await deleting(requested.ownerId)]).toEqual(['done', 'done']);
  const { id, guestId, ownerId } = await site.confirmed();
  expect([await deleting(guestId), await deleting(ownerId)]).toEqual([REFUSED, REFUSED]);
  site.goTo('2027-05-12T12:00:00Z');
  await site.bookings.runClock(id);
  expect([await site.stateOf(id), await deleting(guestId)]).toEqual(['in-stay', REFUSED]);
  site.goTo('2027-05-15T12:00:00Z');
  await site.bookings.runClock(id);
  expect([await deleting(guestId), await deleting(ownerId)]).toEqual(['done', 'done']);
});

it('keeps it while a no-show can be objected to', async () => {
  const { id, guestId, ownerId } = await site.confirmed();
  site.goTo('2027-05-11T12:00:00Z');
  await site.service.reportNoShow(id, { userId: ownerId });
  expect(await deleting(guestId)).toBe(REFUSED);
  site.wait(24 * 3_600_000 + 1);
  await site.bookings.runClock(id);
  expect(await deleting(guestId)).toBe('done');
});

it('keeps it for a hold only while a payment is under way', async () => {
  const { propertyId } = await site.home({ is_instant_bookable: true });
  const guestId = await site.person();
  const { id } = await site.hold(guestId, propertyId);
  expect(await deleting(guestId)).toBe('done');
  site.payments.open.add(id);
  expect(await deleting(guestId)).toBe(REFUSED);
});
