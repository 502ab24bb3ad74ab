import { createTestDatabase, type TestDatabase } from '@moien/api/testing/test-database';
import { loadHomes } from './load-homes.ts';

const HOMES = 300;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadHomes(database.url, { homes: HOMES, seed: 1, today: '2027-01-10', isWhole: true });
}, 120_000);

afterAll(() => database.drop());

describe('generated homes', () => {
  it('stand in the read model exactly as the triggers would have put them there', async () => {
    const { client } = database;
    await client.query("set time zone 'UTC'");
    const columns = `property_id, point::text, city_id, country_code, property_type_id, rental_type_id, guest_count,
      is_available_for_short_term, is_available_for_long_term, nightly_price, monthly_price, move_in_date,
      minimum_nights, maximum_nights, has_night_rules, flags, numbers, busy, created_at,
      round(recommendation::numeric, 12)`;
    const { rows } = await client.query(
      `(select ${columns} from property_search except select ${columns} from property_search_source)
       union all
       (select ${columns} from property_search_source except select ${columns} from property_search)`,
    );
    expect(rows).toEqual([]);
    const { rows: count } = await client.query('select count(*)::int as homes from property_search');
    expect(count).toEqual([{ homes: HOMES }]);
  });

  it('have what a card shows', async () => {
    const { rows } = await database.client.query(
      `select count(distinct language)::int as languages, count(distinct position)::int as pictures
       from property_text join property_image using (property_id)`,
    );
    expect(rows).toEqual([{ languages: 3, pictures: 4 }]);
  });

  it('leave indexes and triggers as the migrations make them', async () => {
    const { client } = database;
    const { rows: indexes } = await client.query(
      `select 1 from pg_class where relname = 'property_image_path'`,
    );
    expect(indexes).toHaveLength(1);
    const { rows: disabled } = await client.query(`select 1 from pg_trigger where tgenabled <> 'O'`);
    expect(disabled).toEqual([]);
  });
});
