import { randomUUID } from 'node:crypto';
import { type BookingSite, codeOf, openBookingSite } from '../../../testing/booking-site.ts';

let site: BookingSite;

beforeAll(async () => {
  site = await openBookingSite();
}, 120_000);
beforeEach(() => site.reset());
afterAll(() => site.close());

const GUESTS = { adultCount: 2, childrenCount: 0, infantCount: 0, petCount: 0 };

/** To other days, proposed by the guest on the morning of arrival. */
async function proposed(arrivalDate: string, departureDate: string) {
  const booked = await site.confirmed();
  site.goTo('2027-05-10T08:00:00Z');
  const guest = { userId: booked.guestId };
  const wanted = { arrivalDate, departureDate, ...GUESTS };
  const { digest, difference } = await site.service.quoteChange(booked.id, guest, wanted);
  const changeId = randomUUID();
  await site.service.proposeChange(booked.id, guest, { id: changeId, ...wanted, digest });
  const decide = (decision: 'accepted' | 'declined') =>
    site.service.decideChange(booked.id, { userId: booked.ownerId }, changeId, { decision });
  return { ...booked, changeId, difference, decide };
}

it('is not accepted once a night that it leaves out has begun, and can still be declined', async () => {
  const { propertyId, decide } = await proposed('2027-05-12', '2027-05-14');
  site.goTo('2027-05-10T13:00:00.001Z');
  expect(await codeOf(decide('accepted'))).toBe('409 booking-moved-on');
  expect(await site.periods(propertyId)).toEqual(['booking [2027-05-10,2027-05-15)']);
  expect(await codeOf(decide('declined'))).toBe('done');
});

it('is accepted at the instant of check-in, and later when it keeps the nights that have begun', async () => {
  const early = await proposed('2027-05-12', '2027-05-14');
  site.goTo('2027-05-10T13:00:00.000Z');
  expect(await codeOf(early.decide('accepted'))).toBe('done');
  const shorter = await proposed('2027-05-10', '2027-05-12');
  site.goTo('2027-05-11T07:00:00Z');
  expect(await codeOf(shorter.decide('accepted'))).toBe('done');
});

it('is not to be paid any more once it cannot be accepted', async () => {
  const { id, changeId, difference } = await proposed('2027-05-12', '2027-05-20');
  expect(difference).toBeGreaterThan(0);
  const findPayable = () =>
    site.database
      .transaction()
      .execute((transaction) => site.bookings.payments.findPayable(transaction, id, changeId));
  expect((await findPayable())?.amount).toBe(difference);
  site.goTo('2027-05-10T13:00:00.001Z');
  expect(await findPayable()).toBeNull();
});

it('is refused for nights after the end of the calendar', async () => {
  const { id, guestId, propertyId } = await site.confirmed();
  await site.client.query(`update property set bookable_until = '2027-05-15' where id = $1`, [propertyId]);
  const quote = (departureDate: string) =>
    codeOf(
      site.service.quoteChange(
        id,
        { userId: guestId },
        { arrivalDate: '2027-05-10', departureDate, ...GUESTS },
      ),
    );
  expect([await quote('2027-05-15'), await quote('2027-05-16')]).toEqual(['done', '409 dates-taken']);
  await site.client.query(`update property set bookable_until = '2027-05-12' where id = $1`, [propertyId]);
  expect(await quote('2027-05-13')).toBe('done');
});
