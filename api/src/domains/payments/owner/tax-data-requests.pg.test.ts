import type { TaxData } from '@moien/contract';
import type { TaxDataMailName } from '../../../jobs/job-payloads.ts';
import type { Mail } from '../../../mail/mail.ts';
import { openPayoutSite, type PayoutSite } from '../../../testing/payout-site.ts';
import { createTaxDataMails } from './tax-data-mails.ts';

const DAY = 24 * 60 * 60 * 1000;
const TAX_DATA: TaxData = {
  kind: 'natural',
  firstName: 'Anna',
  lastName: 'Weber',
  birthDate: '1980-02-03',
  address: {
    line1: '1, rue de la Gare',
    line2: '',
    postalCode: 'L-1611',
    city: 'Luxembourg',
    region: '',
    countryCode: 'LU',
  },
  taxNumberArray: [{ countryCode: 'LU', number: '1980020312345' }],
  vatNumber: '',
  traderStatus: 'private',
};

let payouts: PayoutSite;
let site: PayoutSite['site'];

beforeEach(async () => {
  payouts = await openPayoutSite();
  site = payouts.site;
  await site.client.query(
    `insert into account (user_id, language, created_at) values ($1, 'de', now()) on conflict (user_id) do update set language = 'de'`,
    [payouts.ownerId],
  );
}, 120_000);

afterEach(() => site?.close());

const run = (times = 1) =>
  Promise.all(
    Array.from({ length: times }, () => site.payments.jobs['request-tax-data']({}, { job: { id: '1' } })),
  );

async function keepRecord(bookingId: string): Promise<void> {
  await site.client.query(
    `insert into stay_record (booking_id, confirmed_at, property_id, latitude, longitude, city_id,
       property_type_id, rental_type_id, owner_id, owner_first_name, owner_last_name, arrival_date,
       departure_date, night_count, guest_count, currency, owner_pay, platform_fee, owner_fee, tourist_tax)
     select booking.id, now(), property.id, latitude, longitude, city_id, property_type_id, rental_type_id,
       owner_id, '', '', arrival_date, departure_date, 2, 2, 'EUR', 19400, 600, 600, 0
     from rental_booking as booking join property on property.id = property_id where booking.id = $1`,
    [bookingId],
  );
}

/** Orders of mails that were not sent yet, oldest first. */
async function ordered(): Promise<TaxDataMailName[]> {
  const { rows } = await site.client.query(
    `select payload->>'mail' as mail from graphile_worker._private_jobs
     where payload->>'userId' = $1 and payload->>'mail' is not null order by id`,
    [payouts.ownerId],
  );
  return rows.map(({ mail }) => mail);
}

async function send(mail: TaxDataMailName): Promise<Mail[]> {
  const sent: Mail[] = [];
  const jobs = createTaxDataMails(site.database, async (one) => void sent.push(one), 'https://moien.example');
  await jobs['send-tax-data-mail']({ userId: payouts.ownerId, mail }, { job: { id: '1' } });
  return sent;
}

const present = () => site.payments.owners.taxData.present(payouts.ownerId);

it('asks nobody before a stay is paid', async () => {
  await run();
  expect(await ordered()).toEqual([]);
  expect((await present()).requestedAt).toBeNull();
});

it('asks once, reminds twice, and then keeps payouts until the data are there', async () => {
  const booking = await payouts.stay();
  await keepRecord(booking.id);
  await run(4);
  expect(await ordered()).toEqual(['requested']);
  const requestedAt = (await present()).requestedAt ?? '';
  expect(Math.abs(Date.parse(requestedAt) - site.now().getTime())).toBeLessThan(DAY);
  site.wait(19 * DAY);
  await run();
  expect(await ordered()).toEqual(['requested']);
  site.wait(DAY);
  await run(4);
  expect(await ordered()).toEqual(['requested', 'first-reminder']);
  site.wait(20 * DAY);
  await run(4);
  expect(await ordered()).toEqual(['requested', 'first-reminder', 'second-reminder']);
  const { blocksPayoutsAt, remindedAtArray } = await present();
  expect(remindedAtArray).toHaveLength(2);
  expect(blocksPayoutsAt).toBe(new Date(Date.parse(requestedAt) + 60 * DAY).toISOString());

  const [reminder] = await send('second-reminder');
  expect(reminder).toMatchObject({ language: 'de', subject: 'Letzte Erinnerung: Ihre Steuerdaten' });
  expect(reminder?.text).toContain('https://moien.example/de/dashboard/banking-information');
  const day = new Date(blocksPayoutsAt ?? '').toLocaleDateString('de-DE', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  expect(reminder?.text.replaceAll(/\s+/g, ' ')).toContain(`bis zum ${day}`);

  site.wait(19 * DAY);
  await payouts.untilPaid(booking);
  expect(await payouts.releaseOf(booking)).toMatchObject({ state: 'paid' });
  site.wait(DAY);
  const late = await payouts.stay();
  await payouts.runDue();
  expect(await payouts.releaseOf(late)).toMatchObject({ state: 'blocked', block_reason: 'tax-data-missing' });
  await run();
  expect(await ordered()).toHaveLength(3);

  await site.payments.owners.taxData.save(payouts.ownerId, TAX_DATA, async () => undefined);
  await payouts.runDue();
  expect(await payouts.releaseOf(late)).toMatchObject({ state: 'payout-created', block_reason: null });
  expect(await send('second-reminder')).toEqual([]);
});

it('does not remind twice at once where the jobs have stood still', async () => {
  const booking = await payouts.stay();
  await keepRecord(booking.id);
  await run();
  site.wait(90 * DAY);
  await run();
  expect(await ordered()).toEqual(['requested', 'first-reminder']);
  expect((await present()).blocksPayoutsAt).toBeNull();
  site.wait(10 * DAY);
  await run();
  expect(await ordered()).toEqual(['requested', 'first-reminder', 'second-reminder']);
});

it('neither asks nor reminds who has given the data', async () => {
  const booking = await payouts.stay();
  await keepRecord(booking.id);
  await site.payments.owners.taxData.save(payouts.ownerId, TAX_DATA, async () => undefined);
  await run();
  site.wait(90 * DAY);
  await run();
  expect(await ordered()).toEqual([]);
});
