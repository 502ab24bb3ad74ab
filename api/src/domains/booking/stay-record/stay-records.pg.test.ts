import type { Day } from '@moien/contract';
import { type BookingSite, openBookingSite } from '../../../testing/booking-site.ts';
import { createStayRecords, type StayRecords } from './stay-records.repository.ts';

let site: BookingSite;
let records: StayRecords;
/** One host with two homes; nights of 100 EUR, 6 % of the guest, 3 % of the host. */
let host: { ownerId: string; chalet: string; studio: string };

beforeAll(async () => {
  site = await openBookingSite();
  records = createStayRecords(site.database);
  const [chalet, studio] = [
    await site.home({ is_instant_bookable: true }),
    await site.home({ is_instant_bookable: true }),
  ];
  const { ownerId } = chalet;
  await site.client.query('update property set owner_id = $1 where id = $2', [ownerId, studio.propertyId]);
  await site.client.query(`update property set registration_number = 'LU-77' where id = $1`, [
    chalet.propertyId,
  ]);
  host = { ownerId, chalet: chalet.propertyId, studio: studio.propertyId };
  await book(host.chalet, '2027-03-29', '2027-04-03', 2);
  await book(host.chalet, '2027-04-20', '2027-04-22', 1);
  await book(host.studio, '2027-03-31', '2027-04-02', 1);
  const cancelled = await book(host.studio, '2027-08-10', '2027-08-12', 2);
  await site.service.cancel(cancelled.id, { userId: cancelled.guestId }, { reason: '', refundTotal: 21_200 });
}, 120_000);

afterAll(() => site.close());

async function book(propertyId: string, arrivalDate: Day, departureDate: Day, adultCount: number) {
  const guestId = await site.person();
  const { id } = await site.hold(guestId, propertyId, { arrivalDate, departureDate, adultCount });
  await site.pay(id);
  return { id, guestId };
}

describe('the report on homes', () => {
  it('has the nights of the month, with the guests of each', async () => {
    const told = (await records.findHomeMonths(2027, 4)).map(({ propertyId, ...home }) => [
      propertyId === host.chalet ? 'chalet' : 'studio',
      home,
    ]);
    expect(Object.fromEntries(told)).toEqual({
      chalet: expect.objectContaining({
        ownerId: host.ownerId,
        registrationNumber: 'LU-77',
        nightCount: 4,
        stayCount: 2,
        guestArray: [{ countryCode: null, guestCount: 3, guestNightCount: 6 }],
      }),
      studio: expect.objectContaining({
        registrationNumber: null,
        nightCount: 1,
        stayCount: 1,
        guestArray: [{ countryCode: null, guestCount: 1, guestNightCount: 1 }],
      }),
    });
  });

  it('has no home in which nobody stayed, and a December that ends with the year', async () => {
    expect(await records.findHomeMonths(2027, 8)).toEqual([]);
    expect(await records.findHomeMonths(2027, 12)).toEqual([]);
  });
});

it('is kept for ten full years after the one of the stay', async () => {
  const count = async () => (await site.client.query('select from stay_record')).rowCount;
  await records.removeOld(new Date('2037-12-31T23:59:59Z'));
  expect(await count()).toBe(4);
  await records.removeOld(new Date('2038-01-01T00:00:00Z'));
  expect(await count()).toBe(0);
});
