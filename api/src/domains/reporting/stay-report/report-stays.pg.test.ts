import type { Day } from '@moien/contract';
import { Value } from 'typebox/value';
import { type BookingSite, openBookingSite } from '../../../testing/booking-site.ts';
import { TRIER } from '../../../testing/property-factory.ts';
import { reportStays } from './report-stays.ts';
import { StayActivities } from './stay-report.schema.ts';

let site: BookingSite;
let chalet: string;

beforeAll(async () => {
  site = await openBookingSite();
  const home = await site.home({ is_instant_bookable: true });
  chalet = home.propertyId;
  await setNumber(chalet, 'LU-77');
}, 120_000);

afterAll(() => site?.close());

async function setNumber(propertyId: string, number: string | null): Promise<void> {
  await site.client.query('update property set registration_number = $2 where id = $1', [propertyId, number]);
}

async function book(propertyId: string, arrivalDate: Day, departureDate: Day, guests = {}) {
  const guestId = await site.person();
  const { id } = await site.hold(guestId, propertyId, { arrivalDate, departureDate, ...guests });
  await site.pay(id);
  return { id, guestId };
}

const report = (month: number, more: { countryCode?: string; areaId?: string; year?: number } = {}) =>
  reportStays(
    { database: site.database, origin: 'https://moien.example', now: site.now },
    { year: 2027, month, countryCode: 'LU', areaId: undefined, ...more },
  );

it('has each stay in the month of its departure, once it has ended, with its times in UTC', async () => {
  const { id } = await book(chalet, '2027-03-29', '2027-04-03', { adultCount: 2, infantCount: 1 });
  const may = await book(chalet, '2027-04-28', '2027-05-01', { adultCount: 1 });
  expect((await report(4)).requestArray).toEqual([]);
  site.goTo('2027-06-01T00:00:00Z');
  expect(await report(3)).toEqual({ requestArray: [], stayCount: 0, withoutNumberCount: 0 });
  const { requestArray, stayCount } = await report(4, { areaId: 'lux-1' });
  expect(stayCount).toBe(1);
  expect(requestArray).toEqual([
    {
      activities: [
        {
          activityId: id,
          status: 'finished',
          areaId: 'lux-1',
          url: `https://moien.example/en/property/${chalet}`,
          address: {
            thoroughfare: '',
            postName: 'Luxembourg',
            fullAddress: expect.stringContaining('Luxembourg, 49.6'),
          },
          registrationNumber: 'LU-77',
          numberOfGuests: 3,
          countryOfGuests: ['N/A', 'N/A', 'N/A'],
          temporal: { startDatetime: '2027-03-29T13:00:00.000Z', endDatetime: '2027-04-03T09:00:00.000Z' },
        },
      ],
    },
  ]);
  expect((await report(5)).requestArray[0]?.activities.map(({ activityId }) => activityId)).toEqual([may.id]);
});

it('has no stay that was cancelled before it, and one that was left early with the nights that were stayed', async () => {
  site.goTo('2027-07-01T12:00:00Z');
  const gone = await book(chalet, '2027-08-10', '2027-08-12');
  await site.service.cancel(gone.id, { userId: gone.guestId }, { reason: '', refundTotal: 21_200 });
  const early = await book(chalet, '2027-08-20', '2027-08-24');
  site.goTo('2027-08-21T20:00:00Z');
  await site.service.cancel(early.id, { userId: early.guestId }, { reason: '', refundTotal: 5_000 });
  site.goTo('2027-09-10T00:00:00Z');
  const { requestArray } = await report(8);
  expect(requestArray[0]?.activities).toMatchObject([
    { activityId: early.id, temporal: { endDatetime: '2027-08-22T09:00:00.000Z' } },
  ]);
});

it('has no stay in a home without a number, and none of another country', async () => {
  site.goTo('2027-09-10T12:00:00Z');
  const bare = await site.home({ is_instant_bookable: true });
  await book(bare.propertyId, '2027-10-01', '2027-10-03');
  const abroad = await site.home({
    is_instant_bookable: true,
    city_id: TRIER.id,
    latitude: TRIER.latitude,
    longitude: TRIER.longitude,
  });
  await setNumber(abroad.propertyId, 'DE-1');
  await book(abroad.propertyId, '2027-10-01', '2027-10-03');
  site.goTo('2027-11-01T12:00:00Z');
  expect(await report(10)).toEqual({ requestArray: [], stayCount: 0, withoutNumberCount: 1 });
  expect((await report(10, { countryCode: 'DE' })).stayCount).toBe(1);
});

it('is split where it is more than one request takes', async () => {
  await site.client.query(
    `insert into stay_record (booking_id, confirmed_at, property_id, latitude, longitude, city_id,
       property_type_id, rental_type_id, registration_number, owner_id, owner_first_name, owner_last_name,
       arrival_date, departure_date, night_count, guest_count, currency, owner_pay, platform_fee, owner_fee, tourist_tax)
     select gen_random_uuid(), now(), property_id, latitude, longitude, city_id, property_type_id,
       rental_type_id, registration_number, owner_id, '', '', '2026-01-01', '2026-01-03', 2, 1, 'EUR', 0, 0, 0, 0
     from (select * from stay_record where registration_number is not null limit 1) as one, generate_series(1, 1001)`,
  );
  const { requestArray } = await report(1, { year: 2026 });
  expect(requestArray.map(({ activities }) => activities.length)).toEqual([1000, 1]);
});

it('is found to be of another form by the schema when it is', async () => {
  const { requestArray } = await report(4);
  const [request] = requestArray;
  const [activity] = request?.activities ?? [];
  expect(Value.Check(StayActivities, request)).toBe(true);
  expect(Value.Check(StayActivities, { activities: [{ ...activity, registrationNumber: '' }] })).toBe(false);
  expect(Value.Check(StayActivities, { activities: [] })).toBe(false);
});
