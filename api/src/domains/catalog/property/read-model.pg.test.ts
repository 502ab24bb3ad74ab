import type pg from 'pg';
import { openClient } from '../../../database/connections.ts';
import { createRandom, type Random } from '../../../lib/random.ts';
import { insertBooking, insertProfile, insertProperty } from '../../../testing/property-factory.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const FEATURES = ['wifi', 'kitchen', 'pets-allowed', 'area', 'bedrooms', 'breakfast'];

let database: TestDatabase;
let client: pg.Client;
let guestId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  client = database.client;
  guestId = await insertProfile(client);
}, 120_000);

afterAll(() => database.drop());

async function insertProperties(count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push(await insertProperty(client));
  return ids;
}

/** Rows in which the read model differs from what it must equal. */
async function differences(): Promise<unknown[]> {
  // As text: points have no equality.
  const { rows } = await client.query(
    `with model as (select property_search::text as row from property_search),
     source as (select property_search_source::text as row from property_search_source)
     (select row from model except select row from source) union all (select row from source except select row from model)`,
  );
  return rows;
}

async function busyOf(propertyId: string): Promise<string> {
  const { rows } = await client.query(
    `select (busy * datemultirange(daterange('2027-01-01', '2027-12-31')))::text as busy
     from property_search where property_id = $1`,
    [propertyId],
  );
  return rows[0]?.busy;
}

const day = (random: Random) =>
  `2027-0${1 + random.below(2)}-${String(1 + random.below(28)).padStart(2, '0')}`;

/** One random change of everything the read model is made of. */
async function change(connection: pg.Client, random: Random, ids: string[]): Promise<void> {
  const id = random.pick(ids);
  const feature = random.pick(FEATURES);
  const statements: [string, unknown[]][] = [
    [
      "update property set ad_state = case when is_published then 'paused' else 'published' end where id = $1",
      [id],
    ],
    [
      'update property set nightly_price = $2, review_count = $3 where id = $1',
      [id, 1 + random.below(9000), 7],
    ],
    ['update property set allows_same_day_turnover = not allows_same_day_turnover where id = $1', [id]],
    [
      'update property set latitude = 49 + $2::float8 / 1e5, longitude = 6 where id = $1',
      [id, random.below(99_999)],
    ],
    [
      `insert into property_feature select $1, id, $2 from feature_type where name = $3
       on conflict (property_id, feature_type_id) do update set value = excluded.value`,
      [id, random.below(5), feature],
    ],
    ['delete from property_feature where property_id = $1', [id]],
    [
      `insert into rental_day values ($1, $2, $3, null, $4, null)
       on conflict (property_id, day) do update set is_available_for_short_term = false, own_minimum_nights = null`,
      [id, day(random), random.below(2) === 0, random.below(3) === 0 ? 2 : null],
    ],
    ['delete from rental_day where property_id = $1 and day < $2', [id, day(random)]],
    [
      'update rental_day set property_id = $2 where property_id = $1 and day not in (select day from rental_day where property_id = $2)',
      [id, random.pick(ids)],
    ],
    [
      `insert into occupancy (id, property_id, period, kind, source_id)
       values (gen_random_uuid(), $1, daterange($2::date, $2::date + $3::int, $4), $5, gen_random_uuid())
       on conflict do nothing`,
      [
        id,
        day(random),
        1 + random.below(6),
        random.pick(['[]', '[)']),
        random.pick(['booking', 'lease', 'import', 'blocked-by-cancellation']),
      ],
    ],
    [
      `insert into occupancy (id, property_id, period, kind, source_id, ends_at)
       values (gen_random_uuid(), $1, daterange($2, $2, '[]'), 'hold', gen_random_uuid(), now() - interval '1 hour')
       on conflict do nothing`,
      [id, day(random)],
    ],
    [
      `update occupancy set period = daterange(lower(period), lower(period) + 1)
       where property_id = $1 and lower(period) < $2`,
      [id, day(random)],
    ],
    ['delete from occupancy where property_id = $1 and lower(period) < $2', [id, day(random)]],
  ];
  await connection.query(...random.pick(statements));
}

describe('property_search', () => {
  it('equals its source after random writes', async () => {
    const random = createRandom(1);
    const ids = await insertProperties(4);
    for (let step = 0; step < 200; step += 1) {
      await change(client, random, ids);
      if (step % 20 === 0) expect(await differences()).toEqual([]);
    }
    expect(await differences()).toEqual([]);
    await client.query('delete from property where id = any ($1)', [ids]);
    const { rows } = await client.query('select 1 from property_search where property_id = any ($1)', [ids]);
    expect(rows).toEqual([]);
  });

  it('equals its source after concurrent writes', async () => {
    const ids = await insertProperties(2);
    const writers = await Promise.all(
      [1, 2, 3, 4].map(async (seed) => {
        const connection = openClient({ connectionString: database.url });
        await connection.connect();
        return { connection, random: createRandom(seed) };
      }),
    );
    await Promise.all(
      writers.map(async ({ connection, random }) => {
        for (let step = 0; step < 40; step += 1) {
          // Two writers that lock in turn may deadlock: one is refused as a whole, which is consistent too.
          await change(connection, random, ids).catch((error: { code?: string }) =>
            expect(error.code).toBe('40P01'),
          );
        }
        await connection.end();
      }),
    );
    expect(await differences()).toEqual([]);
  });

  it('leaves out what is not published', async () => {
    const id = await insertProperty(client, { ad_state: 'paused' });
    const { rows } = await client.query('select 1 from property_search where property_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  it('holds more than 64 features and sets the bits of the slots', async () => {
    const { rows: created } = await client.query(
      `insert into feature_type (subcategory_id, name, text, value_type)
       select 13, 'test-' || number, '{"en":"T","fr":"T","de":"T"}', 'boolean' from generate_series(1, 100) as number
       returning name, flag_slot`,
    );
    const slots = created.map((row) => Number(row.flag_slot));
    expect(new Set(slots).size).toBe(100);
    expect(Math.min(...slots)).toBeGreaterThanOrEqual(128);
    const features = Object.fromEntries(created.map((row) => [row.name, 1]));
    const id = await insertProperty(client, {
      features: { ...features, wifi: 1, 'private-entrance': 1, area: 55.5 },
    });
    const { rows } = await client.query(
      'select flags::text[], numbers from property_search where property_id = $1',
      [id],
    );
    const bits = (rows[0].flags as string[]).flatMap((word, index) =>
      [...BigInt.asUintN(64, BigInt(word)).toString(2)]
        .reverse()
        .flatMap((bit, at) => (bit === '1' ? [index * 64 + at] : [])),
    );
    const { rows: known } = await client.query(
      `select flag_slot from feature_type where name in ('wifi', 'private-entrance')`,
    );
    expect(bits.sort((a, b) => a - b)).toEqual(
      [...known.map((row) => row.flag_slot), ...slots].sort((a, b) => a - b),
    );
    expect(rows[0].numbers[0]).toBe(55.5);
  });

  it('gives a feature no second slot when it is created again', async () => {
    const create = () =>
      client.query(
        `insert into feature_type (subcategory_id, name, text, value_type)
         values (13, 'test-again', '{"en":"T","fr":"T","de":"T"}', 'boolean') on conflict (name) do nothing`,
      );
    await create();
    const { rows: before } = await client.query('select last_value from feature_flag_slot');
    await create();
    const { rows: after } = await client.query('select last_value from feature_flag_slot');
    expect(after).toEqual(before);
  });
});

describe('bookings', () => {
  it('lets one of 50 concurrent bookings win', async () => {
    const id = await insertProperty(client);
    const connections = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const connection = openClient({ connectionString: database.url });
        await connection.connect();
        return connection;
      }),
    );
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        insertBooking(connections[index] ?? client, id, guestId, {
          arrival: '2027-03-01',
          departure: '2027-03-05',
        }),
      ),
    );
    await Promise.all(connections.map((connection) => connection.end()));
    const refused = outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map((outcome) => outcome.reason.code);
    expect(outcomes.length - refused.length).toBe(1);
    expect(new Set(refused)).toEqual(new Set(['23P01']));
  });

  it.each([
    // specification §5: the range of a booking is inclusive
    { allowsTurnover: false, other: ['2027-05-15', '2027-05-18'], isAllowed: false },
    { allowsTurnover: false, other: ['2027-05-05', '2027-05-10'], isAllowed: false },
    { allowsTurnover: false, other: ['2027-05-16', '2027-05-18'], isAllowed: true },
    { allowsTurnover: false, other: ['2027-05-05', '2027-05-09'], isAllowed: true },
    // product decision 25: with turnover a departure day may be an arrival day
    { allowsTurnover: true, other: ['2027-05-15', '2027-05-18'], isAllowed: true },
    { allowsTurnover: true, other: ['2027-05-05', '2027-05-10'], isAllowed: true },
    { allowsTurnover: true, other: ['2027-05-14', '2027-05-18'], isAllowed: false },
  ])(
    'turnover $allowsTurnover: $other beside 10 to 15 May is allowed: $isAllowed',
    async ({ allowsTurnover, other, isAllowed }) => {
      const id = await insertProperty(client, { allows_same_day_turnover: allowsTurnover });
      await insertBooking(client, id, guestId, {
        arrival: '2027-05-10',
        departure: '2027-05-15',
        allowsTurnover,
      });
      const [arrival = '', departure = ''] = other;
      const { rows } = await client.query(
        'select not busy && daterange($2, $3) as is_free from property_search where property_id = $1',
        [id, arrival, departure],
      );
      expect(rows[0].is_free).toBe(isAllowed);
      const booking = insertBooking(client, id, guestId, { arrival, departure, allowsTurnover });
      await (isAllowed
        ? expect(booking).resolves.toMatch(/-/)
        : expect(booking).rejects.toMatchObject({ code: '23P01' }));
    },
  );

  it('ignores cancelled bookings', async () => {
    const id = await insertProperty(client);
    await insertBooking(client, id, guestId, {
      arrival: '2027-05-10',
      departure: '2027-05-15',
      state: 'cancelled',
    });
    expect(await busyOf(id)).toBe('{}');
  });

  it('keeps the range of a booking when the property changes its rule', async () => {
    const id = await insertProperty(client, { allows_same_day_turnover: true });
    await insertBooking(client, id, guestId, {
      arrival: '2027-05-10',
      departure: '2027-05-15',
      allowsTurnover: true,
    });
    expect(await busyOf(id)).toBe('{[2027-05-10,2027-05-15)}');
    await client.query('update property set allows_same_day_turnover = false where id = $1', [id]);
    expect(await busyOf(id)).toBe('{[2027-05-09,2027-05-15)}');
  });
});
