import { randomUUIDv7 } from 'node:crypto';
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

const BEFORE = '0019_district';
const AFTER = '0020_occupancy';

let database: TestDatabase;

beforeEach(async () => {
  database = await createEmptyDatabase();
  await migrate(database.url, { upTo: BEFORE });
  await database.client.query(
    `insert into country (code, name, phone_prefix, icon_image_path)
     values ('LU', '{"en":"Luxembourg","fr":"Luxembourg","de":"Luxemburg"}', '+352', '/lu');
     insert into city (id, name, country_code, latitude, longitude, population, search_text)
     values (1, 'Luxembourg', 'LU', 49.61, 6.13, 1, 'x');
     insert into property_type (id, name, text) values (1, 'x', '{"en":"x","fr":"x","de":"x"}');
     insert into rental_type (id, name, text) values (1, 'x', '{"en":"x","fr":"x","de":"x"}')`,
  );
}, 120_000);

afterEach(() => database.drop());

type OldBooking = { stay: [string, string]; isCancelled?: boolean; allowsTurnover?: boolean };

/** As version 0019 has them. @returns the id of the home */
async function insertHome(
  bookings: readonly OldBooking[],
  { allowsTurnover = false, isPublished = true } = {},
): Promise<string> {
  const [id, ownerId] = [randomUUIDv7(), randomUUIDv7()];
  await database.client.query(
    `insert into profile (user_id, first_name, last_name) values ($1, 'Léa', 'Muller')`,
    [ownerId],
  );
  await database.client.query(
    `insert into property (id, owner_id, city_id, latitude, longitude, property_type_id, rental_type_id,
       guest_count, is_available_for_short_term, is_available_for_long_term, currency, nightly_price,
       bookable_until, original_language, allows_same_day_turnover, is_published)
     values ($1, $2, 1, 49.61, 6.13, 1, 1, 2, true, false, 'EUR', 10000, '2028-01-01', 'en', $3, $4)`,
    [id, ownerId, allowsTurnover, isPublished],
  );
  await database.client.query(
    `insert into rental_day (property_id, day, is_available_for_short_term) values ($1, '2027-03-03', false)`,
    [id],
  );
  for (const { stay, isCancelled = false, allowsTurnover: isTurnover = false } of bookings)
    await database.client.query(
      `insert into rental_booking
         (id, property_id, guest_id, arrival_date, departure_date, status, allows_same_day_turnover)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [randomUUIDv7(), id, ownerId, ...stay, isCancelled ? 'cancelled' : 'confirmed', isTurnover],
    );
  return id;
}

async function insertAllKinds(): Promise<void> {
  await insertHome([
    { stay: ['2027-05-10', '2027-05-15'] },
    // The inclusive range before it ends on the 15th.
    { stay: ['2027-05-16', '2027-05-18'] },
    { stay: ['2027-05-16', '2027-05-20'], isCancelled: true },
  ]);
  await insertHome(
    [
      { stay: ['2027-05-10', '2027-05-15'], allowsTurnover: true },
      { stay: ['2027-05-15', '2027-05-18'], allowsTurnover: true },
      { stay: ['2027-05-18', '2027-05-19'] },
    ],
    { allowsTurnover: true },
  );
  // The home has changed its rule since.
  await insertHome([{ stay: ['2027-05-10', '2027-05-15'], allowsTurnover: true }]);
  await insertHome([{ stay: ['2027-05-10', '2027-05-15'] }], { allowsTurnover: true });
  await insertHome([{ stay: ['2027-05-10', '2027-05-15'] }], { isPublished: false });
  await insertHome([]);
}

async function readRows(query: string): Promise<unknown[]> {
  return (await database.client.query(query)).rows;
}

const readModel = () => readRows('select property_search::text as row from property_search order by 1');

describe('migration 0020', () => {
  it('leaves the read model as it is and takes the days of confirmed bookings', async () => {
    await insertAllKinds();
    const before = await readModel();
    const confirmed = await readRows(
      `select property_id, occupied::text as period, 'booking' as kind, id as source_id, created_at, null as ends_at
       from rental_booking where status = 'confirmed' order by id`,
    );
    await migrate(database.url, { upTo: AFTER });
    expect(await readModel()).toEqual(before);
    expect(before).toHaveLength(5);
    expect(
      await readRows(
        `select property_id, period::text, kind, source_id, created_at, ends_at from occupancy order by source_id`,
      ),
    ).toEqual(confirmed);
    expect(confirmed).toHaveLength(8);
    // A refresh of all rows changes none of them: the triggers read the new source.
    await database.client.query('select refresh_property_search(array_agg(id)) from property');
    expect(await readModel()).toEqual(before);
  });

  it('lets the read model follow occupancy alone afterwards', async () => {
    const home = await insertHome([{ stay: ['2027-05-10', '2027-05-15'] }]);
    await migrate(database.url, { upTo: AFTER });
    const readBusy = () => readRows('select (busy @> date $$2027-05-12$$) as is_busy from property_search');
    await database.client.query(`update rental_booking set status = 'cancelled'`);
    expect(await readBusy()).toEqual([{ is_busy: true }]);
    await database.client.query('delete from occupancy where property_id = $1', [home]);
    expect(await readBusy()).toEqual([{ is_busy: false }]);
  });

  it.each([
    {
      name: 'a booking that the read model does not have',
      corrupt: async () => {
        await database.client.query('alter table rental_booking disable trigger refresh_search_on_insert');
        await insertHome([{ stay: ['2027-05-10', '2027-05-15'] }]);
        await database.client.query('alter table rental_booking enable trigger refresh_search_on_insert');
      },
      reason: 'property_search would not be the same',
    },
    {
      name: 'a home that the read model does not have',
      corrupt: () => database.client.query('delete from property_search'),
      reason: 'property_search has 0 rows and would have 5',
    },
  ])('is undone when it finds $name', async ({ corrupt, reason }) => {
    await insertAllKinds();
    await corrupt();
    await expect(migrate(database.url, { upTo: AFTER })).rejects.toMatchObject({
      code: 'migration-failed',
      message: expect.stringContaining(reason),
    });
    expect(
      await readRows(
        `select to_regclass('occupancy') as occupancy,
           (select count(*)::int from pg_trigger where tgrelid = 'rental_booking'::regclass and not tgisinternal)
             as triggers,
           (select max(name) from migration) as migration`,
      ),
    ).toEqual([{ occupancy: null, triggers: 4, migration: BEFORE }]);
  });
});

describe('migration 0021', () => {
  it('has no default time zone for new homes', async () => {
    await insertHome([]);
    await migrate(database.url, { upTo: '0021_time_zone' });
    expect(await readRows('select time_zone from property')).toEqual([{ time_zone: 'Europe/Luxembourg' }]);
    await expect(insertHome([])).rejects.toMatchObject({ code: '23502', column: 'time_zone' });
  });

  it('leaves it to occupancy alone to keep bookings apart', async () => {
    await insertHome([{ stay: ['2027-05-10', '2027-05-15'] }]);
    await migrate(database.url, { upTo: '0021_time_zone' });
    await database.client.query(
      `insert into rental_booking
         (id, property_id, guest_id, arrival_date, departure_date, status, allows_same_day_turnover)
       select gen_random_uuid(), property_id, guest_id, arrival_date, departure_date, status, false
       from rental_booking`,
    );
    const overlapping = database.client.query(
      `insert into occupancy (id, property_id, period, kind, source_id)
       select gen_random_uuid(), property_id, period, 'lease', gen_random_uuid() from occupancy`,
    );
    await expect(overlapping).rejects.toMatchObject({ code: '23P01', constraint: 'occupancy_no_overlap' });
  });
});
