import { randomUUIDv7 } from 'node:crypto';
import {
  CANCELLATION_POLICIES,
  CancellationPolicyTerms,
  cancellationPolicyOf,
  PaidNight,
  Quote,
} from '@moien/contract';
import { Value } from 'typebox/value';
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

const BEFORE = '0022_price_rules';
const AFTER = '0023_booking';

let database: TestDatabase;

beforeAll(async () => {
  database = await createEmptyDatabase();
  await migrate(database.url, { upTo: BEFORE });
  await database.client.query(
    `insert into country (code, name, phone_prefix, icon_image_path)
     values ('CA', '{"en":"Canada","fr":"Canada","de":"Kanada"}', '+1', '/ca');
     insert into city (id, name, country_code, latitude, longitude, population, search_text)
     values (1, 'Toronto', 'CA', 43.65, -79.38, 1, 'x');
     insert into property_type (id, name, text) values (1, 'x', '{"en":"x","fr":"x","de":"x"}');
     insert into rental_type (id, name, text) values (1, 'x', '{"en":"x","fr":"x","de":"x"}')`,
  );
}, 120_000);

afterAll(() => database.drop());

/** A home in Toronto with a booking, as version 0022 has them. @returns the booking's id */
async function insertOld(policy: string, [arrival, departure]: [string, string], status: string) {
  const [id, homeId, ownerId] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
  await database.client.query(
    `insert into profile (user_id, first_name, last_name) values ($1, 'Léa', 'Muller')`,
    [ownerId],
  );
  await database.client.query(
    `insert into property (id, owner_id, city_id, latitude, longitude, time_zone, property_type_id, rental_type_id,
       guest_count, is_available_for_short_term, is_available_for_long_term, currency, nightly_price,
       bookable_until, original_language, is_published, cancellation_policy, check_in_time)
     values ($1, $2, 1, 43.65, -79.38, 'America/Toronto', 1, 1, 2, true, false, 'CAD', 10000, '2028-01-01', 'en',
       true, $3, '16:00')`,
    [homeId, ownerId, policy],
  );
  await database.client.query(
    `insert into rental_booking
       (id, property_id, guest_id, arrival_date, departure_date, status, allows_same_day_turnover, created_at)
     values ($1, $2, $3, $4, $5, $6, false, '2027-01-01T08:00:00Z')`,
    [id, homeId, ownerId, arrival, departure, status],
  );
  return id;
}

it('turns old bookings into some that were agreed elsewhere, with the policy of their home', async () => {
  const policies = ['flexible', 'moderate', 'firm', 'strict'] as const;
  const short: [string, string] = ['2027-05-10', '2027-05-13'];
  const ids = new Map<string, string>();
  for (const policy of policies) ids.set(policy, await insertOld(policy, short, 'confirmed'));
  const long = await insertOld('strict', ['2027-06-01', '2027-06-29'], 'confirmed');
  const cancelled = await insertOld('firm', short, 'cancelled');
  await migrate(database.url, { upTo: AFTER });
  const read = async (id: string | undefined) =>
    (await database.client.query('select * from rental_booking where id = $1', [id])).rows[0];
  for (const policy of policies) {
    const row = await read(ids.get(policy));
    expect(row).toMatchObject({
      state: 'confirmed',
      policy: cancellationPolicyOf(policy, 3),
      quote: { currency: 'CAD', nightCount: 3, total: 0, lineArray: [] },
      quote_digest: null,
      time_zone: 'America/Toronto',
      confirmed_at: new Date('2027-01-01T08:00:00Z'),
      clock_at: new Date('2027-05-10T20:00:00Z'),
      cancelled_by: null,
    });
    expect(Value.Check(Quote, row.quote)).toBe(true);
    expect(Value.Check(CancellationPolicyTerms, row.policy)).toBe(true);
    expect(row.night_array.map((night: unknown) => Value.Check(PaidNight, night))).toEqual([
      true,
      true,
      true,
    ]);
  }
  expect((await read(long)).policy).toEqual(CANCELLATION_POLICIES['long-stay']);
  expect(await read(cancelled)).toMatchObject({ state: 'cancelled', cancelled_by: 'guest', clock_at: null });
});
