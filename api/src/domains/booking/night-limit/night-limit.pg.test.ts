import { randomUUID } from 'node:crypto';
import { addDays, type Day } from '@moien/contract';
import type { Mail } from '../../../mail/mail.ts';
import { type BookingSite, codeOf, openBookingSite } from '../../../testing/booking-site.ts';
import { TRIER } from '../../../testing/property-factory.ts';
import { createNightLimitMails } from './night-limit-mails.ts';
import { warnOfNightLimits } from './warn-of-night-limits.ts';

/** The year in which the site's clock stands. */
const YEAR = 2027;
const REACHED = '409 night-limit-reached';

let site: BookingSite;
let owner: string;
let homes: string[];

beforeAll(async () => {
  site = await openBookingSite();
}, 120_000);

beforeEach(async () => {
  site.reset();
  const first = await site.home({ is_instant_bookable: true });
  const second = await site.home({ is_instant_bookable: true });
  owner = first.ownerId;
  homes = [first.propertyId, second.propertyId];
  await give(second.propertyId);
});

afterAll(() => site?.close());

const home = (index: 0 | 1) => homes[index] ?? '';

async function give(propertyId: string): Promise<void> {
  await site.client.query('update property set owner_id = $1 where id = $2', [owner, propertyId]);
}

/** Held and paid. */
async function book(propertyId: string, arrivalDate: Day, nights: number, process = site) {
  const guestId = await site.person();
  const { id } = await process.hold(guestId, propertyId, {
    arrivalDate,
    departureDate: addDays(arrivalDate, nights),
  });
  await site.pay(id);
  return { id, guestId };
}

async function permit(businessPermitNumber: string): Promise<void> {
  await site.client.query(
    `insert into owner_tax_data (user_id, data, saved_at) values ($1, $2, now())
     on conflict (user_id) do update set data = excluded.data`,
    [owner, JSON.stringify({ businessPermitNumber })],
  );
}

it('lets 90 nights of all homes of an owner be booked in a year, and not one more', async () => {
  await book(home(0), '2027-04-01', 60);
  await book(home(1), '2027-04-01', 29);
  expect(await codeOf(book(home(1), '2027-08-01', 2))).toBe(REACHED);
  await book(home(1), '2027-08-01', 1);
  expect(await codeOf(book(home(0), '2027-09-01', 1))).toBe(REACHED);
  const other = await site.home({ is_instant_bookable: true });
  await book(other.propertyId, '2027-09-01', 20);
});

it('counts nights in the year in which they are', async () => {
  await book(home(0), '2027-04-01', 80);
  expect(await codeOf(book(home(1), '2027-12-20', 15))).toBe(REACHED);
  await book(home(1), '2027-12-25', 15);
  expect(await codeOf(book(home(0), '2028-02-01', 83))).toBe(REACHED);
  await book(home(0), '2028-02-01', 82);
});

it('counts neither three months and more, nor homes in other countries, nor stays agreed elsewhere', async () => {
  await book(home(0), '2027-04-01', 89);
  await book(home(1), '2027-04-01', 120);
  await site.client.query('update property set city_id = $1 where id = $2', [TRIER.id, home(1)]);
  await book(home(1), '2027-09-01', 30);
  await site.client.query(
    'update property set city_id = (select city_id from property where id = $1) where id = $2',
    [home(0), home(1)],
  );
  expect(await codeOf(book(home(1), '2027-11-01', 2))).toBe(REACHED);
  await site.client.query(
    'update rental_booking set quote_digest = null where property_id = $1 and departure_date - arrival_date = 30',
    [home(1)],
  );
  await book(home(1), '2027-11-01', 1);
});

it('gives back nights that a cancellation gives back, and those of a hold that has ended', async () => {
  await book(home(0), '2027-06-01', 80);
  const guestId = await site.person();
  const held = await site.hold(guestId, home(1), { arrivalDate: '2027-06-01', departureDate: '2027-06-11' });
  expect(await codeOf(book(home(1), '2027-07-01', 1))).toBe(REACHED);
  site.wait(60 * 60 * 1000);
  await site.bookings.runClock(held.id);
  expect(await site.stateOf(held.id)).toBe('hold-expired');
  const ten = await book(home(1), '2027-07-01', 10);
  expect(await codeOf(book(home(1), '2027-08-01', 1))).toBe(REACHED);
  await site.client.query(
    `update rental_booking set state = 'cancelled', cancelled_by = 'guest' where id = $1`,
    [ten.id],
  );
  await site.client.query('update stay_record set night_count = 4 where booking_id = $1', [ten.id]);
  expect(await codeOf(book(home(1), '2027-08-01', 7))).toBe(REACHED);
  await book(home(1), '2027-08-01', 6);
});

it('is lifted by the number of a business permit, and only by one', async () => {
  await book(home(0), '2027-04-01', 89);
  await permit('');
  expect(await codeOf(book(home(1), '2027-08-01', 2))).toBe(REACHED);
  await permit('10012345/0');
  await book(home(1), '2027-08-01', 60);
});

it('lets one of two stays through that are booked at once in two homes', async () => {
  for (let round = 0; round < 5; round += 1) {
    const arrivalDate = `${YEAR + 1 + round}-04-01` as Day;
    await site.client.query(`update property set bookable_until = '2040-01-01' where id = any ($1)`, [homes]);
    await site.client.query('update rental_booking set quote_digest = null where property_id = any ($1)', [
      homes,
    ]);
    const processes = [site.openProcess(), site.openProcess()];
    const guests = [await site.person(), await site.person()];
    const requests = await Promise.all(
      [home(0), home(1)].map((propertyId) =>
        site.request(propertyId, { arrivalDate, departureDate: addDays(arrivalDate, 60) }),
      ),
    );
    const outcomes = await Promise.all(
      processes.map(({ service }, index) => {
        const request = requests[index];
        if (!request) throw new Error('There is no request.');
        return codeOf(service.create({ userId: guests[index] ?? '' }, request));
      }),
    );
    expect(outcomes.sort()).toEqual([REACHED, 'done']);
    await Promise.all(processes.map(({ close }) => close()));
    await site.client.query(`delete from occupancy where property_id = any ($1)`, [homes]);
  }
});

it('holds for changes of a booking, when they are proposed and when they are accepted', async () => {
  await book(home(0), '2027-04-01', 80);
  const { id, guestId } = await book(home(1), '2027-08-01', 4);
  const counts = { adultCount: 2, childrenCount: 0, infantCount: 0, petCount: 0 };
  const to = (departureDate: Day) => ({ arrivalDate: '2027-08-01' as Day, departureDate, ...counts });
  const as = { userId: guestId };
  expect(await codeOf(site.service.quoteChange(id, as, to('2027-08-12')))).toBe(REACHED);
  const { digest } = await site.service.quoteChange(id, { userId: owner }, to('2027-08-11'));
  expect(digest).toMatch(/./);
  const shorter = to('2027-08-03');
  const quoted = await site.service.quoteChange(id, as, shorter);
  const changeId = randomUUID();
  await site.service.proposeChange(id, as, { id: changeId, ...shorter, digest: quoted.digest });
  // The change makes room, and the stay is not counted twice.
  await site.service.decideChange(id, { userId: owner }, changeId, { decision: 'accepted' });
  await book(home(0), '2027-09-01', 8);
  expect(await codeOf(book(home(0), '2027-10-01', 1))).toBe(REACHED);
});

it('can be of each home, from a day on', async () => {
  await site.client.query(
    `insert into night_limit_rule (country_code, scope, nights, warning_nights, valid_from)
     values ('DE', 'home', 20, 15, '2027-06-01')`,
  );
  const place = { city_id: TRIER.id, latitude: TRIER.latitude, longitude: TRIER.longitude };
  const [first, second] = [
    await site.home({ is_instant_bookable: true, ...place }),
    await site.home({ is_instant_bookable: true, ...place }),
  ];
  owner = first.ownerId;
  await give(second.propertyId);
  await book(first.propertyId, '2027-04-01', 30);
  expect(await codeOf(book(first.propertyId, '2027-06-01', 1))).toBe(REACHED);
  await book(second.propertyId, '2027-06-01', 20);
  await site.client.query(`delete from night_limit_rule where country_code = 'DE'`);
});

describe('the warning', () => {
  const ordered = async () => {
    const { rows } = await site.client.query(
      `select (payload->>'year')::int as year from graphile_worker._private_jobs
       where payload->>'userId' = $1 and payload->>'countryCode' = 'LU' order by id`,
      [owner],
    );
    return rows.map(({ year }) => year);
  };
  const warn = (times = 1) =>
    Promise.all(Array.from({ length: times }, () => warnOfNightLimits(site.database, site.now())));

  it('is ordered once for each year, from 75 nights on', async () => {
    await book(home(0), '2027-04-01', 74);
    await warn();
    expect(await ordered()).toEqual([]);
    await book(home(1), '2027-04-01', 1);
    await warn(4);
    await warn();
    expect(await ordered()).toEqual([YEAR]);
    await book(home(1), '2028-01-02', 80);
    await warn();
    expect(await ordered()).toEqual([YEAR, YEAR + 1]);
  });

  it('is sent in the language of the account, and to nobody who has a permit', async () => {
    await book(home(0), '2027-04-01', 80);
    await site.client.query(`update account set language = 'fr' where user_id = $1`, [owner]);
    const sent: Mail[] = [];
    const jobs = createNightLimitMails(
      site.database,
      async (mail) => void sent.push(mail),
      'https://moien.example',
    );
    const payload = { userId: owner, countryCode: 'LU', year: YEAR };
    await jobs['send-night-limit-mail'](payload, { job: { id: '1' } });
    expect(sent).toMatchObject([{ language: 'fr', subject: 'Vous approchez des 90 nuits en 2027' }]);
    expect(sent[0]?.text.replaceAll(/\s+/g, ' ')).toContain('80 nuits');
    await permit('10012345/0');
    await jobs['send-night-limit-mail'](payload, { job: { id: '1' } });
    expect(sent).toHaveLength(1);
    await warn();
    expect(await ordered()).toEqual([]);
  });
});
