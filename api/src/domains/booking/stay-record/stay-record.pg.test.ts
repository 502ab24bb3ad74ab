import { randomUUID } from 'node:crypto';
import { type BookingSite, openBookingSite } from '../../../testing/booking-site.ts';
import { insertTouristTax } from '../../../testing/price-rules-factory.ts';
import { LUXEMBOURG } from '../../../testing/property-factory.ts';
import { removeOldStayRecords } from './remove-old-stay-records.ts';

let site: BookingSite;

// Nights of 100 EUR in a home for two; 2.50 EUR of tax a person and night, 6 % of the guest, 3 % of the host.
beforeAll(async () => {
  site = await openBookingSite();
  await insertTouristTax(site.client, LUXEMBOURG.id);
}, 120_000);
beforeEach(() => site.reset());
afterAll(() => site.close());

const as = (userId: string) => ({ userId });
const WHOLE = { nights: 4, guests: 2, pay: 38_800, fee: 3_600, tax: 2_000 };

async function recordOf(bookingId: string) {
  const { rows } = await site.client.query(
    `select night_count as nights, guest_count as guests, owner_pay::int as pay, platform_fee::int as fee,
       tourist_tax::int as tax
     from stay_record where booking_id = $1`,
    [bookingId],
  );
  return rows[0];
}

async function cancel(id: string, userId: string, refundTotal: number): Promise<void> {
  await site.service.cancel(id, as(userId), { reason: '', refundTotal });
}

describe('the record of a stay', () => {
  it('is there once a booking is paid; pay, fees and tax are what the guest pays', async () => {
    const { propertyId } = await site.home({ is_instant_bookable: true });
    const { id, quote } = await site.hold(await site.person(), propertyId, { infantCount: 1 });
    expect(await recordOf(id)).toBeUndefined();
    await site.pay(id);
    expect(await recordOf(id)).toEqual({ ...WHOLE, guests: 3 });
    expect(WHOLE.pay + WHOLE.fee + WHOLE.tax).toBe(quote.total);
  });

  it('is there once a request is accepted, and never of one that is declined', async () => {
    const [accepted, declined] = [await site.requested(), await site.requested()];
    expect(await recordOf(accepted.id)).toBeUndefined();
    await site.service.accept(accepted.id, as(accepted.ownerId));
    await site.service.decline(declined.id, as(declined.ownerId), 'Works');
    expect(await recordOf(accepted.id)).toEqual(WHOLE);
    expect(await recordOf(declined.id)).toBeUndefined();
  });

  it('follows a change', async () => {
    const { id, guestId, ownerId } = await site.confirmed();
    const wanted = { arrivalDate: '2027-05-10', departureDate: '2027-05-13', adultCount: 1 };
    const shorter = { ...wanted, childrenCount: 0, infantCount: 0, petCount: 0 };
    const { digest } = await site.service.quoteChange(id, as(guestId), shorter);
    const changeId = randomUUID();
    await site.service.proposeChange(id, as(guestId), { id: changeId, ...shorter, digest });
    expect(await recordOf(id)).toEqual(WHOLE);
    await site.service.decideChange(id, as(ownerId), changeId, { decision: 'accepted' });
    expect(await recordOf(id)).toEqual({ nights: 3, guests: 1, pay: 29_100, fee: 2_700, tax: 750 });
  });

  it.each([
    ['in time leaves nothing', '2027-03-02T12:00:00Z', 44_400, { nights: 0, pay: 0, fee: 0, tax: 0 }],
    [
      'late leaves what the policy keeps',
      '2027-05-08T12:00:00Z',
      17_000,
      { nights: 0, pay: 24_250, fee: 3_150, tax: 0 },
    ],
    [
      'during the stay leaves the nights that have begun',
      '2027-05-11T20:00:00Z',
      6_000,
      { nights: 2, pay: 33_950, fee: 3_450, tax: 1_000 },
    ],
  ])('after a cancellation by the guest %s', async (_case, time, refund, left) => {
    const { id, guestId } = await site.confirmed();
    site.goTo(time);
    await cancel(id, guestId, refund);
    expect(await recordOf(id)).toEqual({ ...WHOLE, ...left });
  });

  it('after a cancellation by the host has our fee of the nights that were stayed alone', async () => {
    const { id, ownerId } = await site.confirmed();
    site.goTo('2027-05-11T20:00:00Z');
    await cancel(id, ownerId, 23_400);
    expect(await recordOf(id)).toEqual({ ...WHOLE, nights: 2, pay: 19_400, fee: 600, tax: 1_000 });
  });

  it('of a guest who does not come has the nights until others could have them', async () => {
    const { id, ownerId } = await site.confirmed();
    site.goTo('2027-05-11T10:00:00Z');
    await site.service.reportNoShow(id, as(ownerId));
    expect(await recordOf(id)).toEqual(WHOLE);
    site.goTo('2027-05-12T10:00:01Z');
    await site.bookings.runClock(id);
    expect(await recordOf(id)).toEqual({ ...WHOLE, nights: 2, pay: 24_250, fee: 3_150, tax: 0 });
  });

  it.each([
    ['nothing', 0, { pay: 0, fee: 0, tax: 0 }],
    ['half of the price', 22_200, { pay: 19_400, fee: 1_800, tax: 1_000 }],
  ])('has no more than was paid: %s', async (_what, paid, left) => {
    const { id, ownerId, guestId } = await site.requested();
    await site.service.accept(id, as(ownerId));
    site.payments.paid.set(id, paid);
    site.goTo('2027-05-13T14:00:00Z');
    await site.bookings.runClock(id);
    await cancel(id, guestId, 0);
    expect(await recordOf(id)).toEqual({ ...WHOLE, ...left });
  });

  it('has home and host as they were at the confirmation', async () => {
    const { id, propertyId, ownerId } = await site.confirmed();
    const readHome = async () => {
      const { rows } = await site.client.query(
        `select property_id, owner_id, owner_first_name, owner_trader_status, registration_number, latitude, city_id
         from stay_record where booking_id = $1`,
        [id],
      );
      return rows;
    };
    const before = await readHome();
    expect(before).toMatchObject([{ property_id: propertyId, owner_id: ownerId, city_id: LUXEMBOURG.id }]);
    await site.client.query(`update property set registration_number = 'X1', latitude = 1 where id = $1`, [
      propertyId,
    ]);
    await site.client.query(
      `update profile set first_name = '', trader_status = 'trader' where user_id = $1`,
      [ownerId],
    );
    expect(await readHome()).toEqual(before);
  });

  it('is kept for ten full years after the one of the stay', async () => {
    const { id } = await site.confirmed();
    await removeOldStayRecords(site.database, new Date('2037-12-31T23:59:59Z'));
    expect(await recordOf(id)).toEqual(WHOLE);
    await removeOldStayRecords(site.database, new Date('2038-01-01T00:00:00Z'));
    expect(await recordOf(id)).toBeUndefined();
  });
});
