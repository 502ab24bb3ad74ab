import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { addDays } from '@moien/contract';
import { listingPictures } from '@moien/demo/homes/listing-pictures';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { importListings } from './import-listings.ts';
import { LISTING_COLUMNS, OPTIONAL_LISTING_COLUMNS } from './read-listing.ts';

const TODAY = '2027-01-10';
const GOOD = {
  id: '9007199254740993',
  latitude: '48.14',
  longitude: '11.58',
  property_type: 'Entire rental unit',
  room_type: 'Entire home/apt',
  accommodates: '3',
  bathrooms_text: '1.5 baths',
  bedrooms: '2',
  beds: '2',
  amenities: '["Wifi", "Bread oven", "Piano, grand"]',
  price: '$1,020.00',
  minimum_nights: '2',
  maximum_nights: '30',
  number_of_reviews: '12',
  review_scores_rating: '96',
  instant_bookable: 't',
};

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'moien-import-'));
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

function listingsFile(rows: Record<string, string>[], name = 'listings.csv.gz'): string {
  const cell = (text = '') => `"${text.replaceAll('"', '""')}"`;
  const optional = OPTIONAL_LISTING_COLUMNS.filter((column) => rows.some((row) => column in row));
  const columns = [...LISTING_COLUMNS, ...optional];
  const lines = [
    columns.join(','),
    ...rows.map((row) => columns.map((column) => cell(row[column])).join(',')),
  ];
  return write(name, lines.join('\n'));
}

function calendarFile(rows: string[]): string {
  return write(
    'calendar.csv',
    ['listing_id,date,available,price,adjusted_price,minimum_nights,maximum_nights', ...rows].join('\n'),
  );
}

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, name.endsWith('.gz') ? gzipSync(text) : text);
  return path;
}

function run(options: {
  listings: string;
  calendar?: string;
  shiftTo?: string;
  ownerEmail?: string;
  currency?: string;
}) {
  return importListings(database.url, {
    picturesOf: listingPictures,
    currency: 'EUR',
    today: TODAY,
    onProgress: () => undefined,
    ...options,
  });
}

async function select<Row>(text: string): Promise<Row[]> {
  return (await database.client.query(text)).rows as Row[];
}

it('keeps ids beyond 2^53, finds the city, reads price, bathrooms and rating', async () => {
  const report = await run({ listings: listingsFile([GOOD]), ownerEmail: 'ada@example.org' });
  expect(report).toEqual({ imported: 1, unpublished: 0, skipped: [], calendarDays: 0, calendarSkipped: [] });
  const [home] = await select(
    `select source_id, city.name as city, nightly_price::int, bathroom_count::float, rating_average::float, is_published,
       allows_same_day_turnover, bookable_until::text, email::text
     from property join city on city.id = city_id join profile on user_id = owner_id`,
  );
  expect(home).toEqual({
    source_id: '9007199254740993',
    city: 'Munich',
    nightly_price: 102_000,
    bathroom_count: 1.5,
    rating_average: 4.8,
    is_published: true,
    allows_same_day_turnover: true,
    bookable_until: addDays(TODAY, 365),
    email: 'ada@example.org',
  });
});

it.each([
  ['Maxvorstadt', 'Maxvorstadt'],
  [' Ludwigs\u0000vorstadt-\nIsarvorstadt ', 'Ludwigs vorstadt- Isarvorstadt'],
  ['Munich', null],
  ['', null],
])('reads the quarter «%s» as %s', async (neighbourhood_cleansed, district) => {
  await run({ listings: listingsFile([{ ...GOOD, neighbourhood_cleansed }]) });
  expect(await select('select district from property')).toEqual([{ district }]);
});

it.each([
  ['a number', GOOD, ' 12 ab-34 ', '12AB-34'],
  ['a sentence', GOOD, 'Not needed here, since 2019', null],
  ['nothing', GOOD, '', null],
  [
    'the French number',
    { ...GOOD, latitude: '48.8566', longitude: '2.3522' },
    '7510112345678',
    '7510112345678',
  ],
  [
    'a French number of another form',
    { ...GOOD, latitude: '48.8566', longitude: '2.3522' },
    '75101-12',
    null,
  ],
])('reads %s as the registration number', async (_what, row, license, number) => {
  await run({ listings: listingsFile([{ ...row, license }]) });
  expect(await select('select registration_number from property')).toEqual([{ registration_number: number }]);
});

it('maps known amenities and keeps the others as words of the home', async () => {
  await run({ listings: listingsFile([GOOD]) });
  const names = await select<{ name: string }>(
    'select name from property_feature join feature_type on id = feature_type_id order by name',
  );
  expect(names.map(({ name }) => name)).toEqual(['bathrooms', 'bedrooms', 'oven', 'wifi']);
  expect(
    await select(
      "select value from property_feature join feature_type on id = feature_type_id where name = 'bathrooms'",
    ),
  ).toEqual([{ value: 1 }]);
  expect(await select('select other_amenities from property')).toEqual([
    { other_amenities: ['Piano, grand'] },
  ]);
  expect(await select('select count(*)::int from feature_type where id >= 1000')).toEqual([{ count: 0 }]);
});

it('skips bad rows with line and reason and imports the others', async () => {
  const rows = [
    GOOD,
    { ...GOOD, id: '' },
    { ...GOOD, id: '2', latitude: '148' },
    { ...GOOD, id: '3', accommodates: '0' },
    { ...GOOD, id: '4', price: 'cheap' },
    { ...GOOD, id: '5', amenities: 'Wifi' },
    { ...GOOD, id: '6', room_type: 'Cave' },
    GOOD,
    { ...GOOD, id: '7', price: '' },
  ];
  const report = await run({ listings: listingsFile(rows) });
  expect(report).toMatchObject({ imported: 2, unpublished: 1 });
  expect(report.skipped.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  expect(report.skipped.map(({ reason }) => reason).join(' ')).toMatch(
    /id.*latitude.*guests.*cheap.*amenities.*Cave.*before/,
  );
});

it('changes the same homes when it runs again', async () => {
  await run({ listings: listingsFile([GOOD]) });
  await database.client.query(`update property set created_at = '2026-03-01T08:00:00Z'`);
  const before = await select('select id, created_at from property');
  await run({ listings: listingsFile([{ ...GOOD, price: '$80.00', amenities: '[]' }]) });
  expect(await select('select id, created_at from property')).toEqual(before);
  expect(await select('select nightly_price::int from property_search')).toEqual([{ nightly_price: 8000 }]);
  expect(await select('select count(*)::int from property_feature')).toEqual([{ count: 2 }]);
});

it('moves the calendar, closes gaps and ends it after the last day', async () => {
  const id = GOOD.id;
  const calendar = calendarFile([
    `${id},2021-04-03,t,$90.00,$90.00,4,30`,
    `${id},2021-04-01,t,"$1,020.00","$1,020.00",2,30`,
    `${id},2021-04-05,f,"$1,020.00","$1,020.00",2,30`,
    `${id},2021-04-06,t,"$1,020.00","$1,020.00",2,30`,
    `${id},2021-13-06,t,,,2,30`,
    `${id},2021-04-06,perhaps,,,2,30`,
  ]);
  const report = await run({
    listings: listingsFile([GOOD, { ...GOOD, id: '8' }]),
    calendar,
    shiftTo: TODAY,
  });
  expect(report).toMatchObject({ imported: 2, calendarDays: 4 });
  expect(report.calendarSkipped.map(({ line }) => line)).toEqual([6, 7]);
  const days = await select(
    `select (day - '${TODAY}'::date) as offset, rental_day.is_available_for_short_term as free, price::int, rental_day.minimum_nights,
       rental_day.maximum_nights
     from rental_day join property on property.id = property_id where source_id = '${id}' order by day`,
  );
  const closed = { free: false, price: null, minimum_nights: null, maximum_nights: null };
  expect(days).toEqual([
    { offset: 1, ...closed },
    { offset: 2, free: true, price: 9000, minimum_nights: 4, maximum_nights: null },
    { offset: 3, ...closed },
    { offset: 4, ...closed },
  ]);
  expect(await select('select source_id, bookable_until::text from property order by source_id')).toEqual([
    { source_id: '8', bookable_until: TODAY },
    { source_id: id, bookable_until: addDays(TODAY, 6) },
  ]);
});

it('leaves nothing behind when it is interrupted', async () => {
  const calendar = calendarFile([`${GOOD.id},2021-04-01,t,$90.00,$90.00,1,30`]);
  const interruption = importListings(database.url, {
    picturesOf: listingPictures,
    listings: listingsFile([GOOD]),
    calendar,
    currency: 'EUR',
    onProgress: ({ phase }) => {
      if (phase === 'finishing') throw new Error('interrupted');
    },
  });
  await expect(interruption).rejects.toThrow('interrupted');
  expect(await select('select count(*)::int from property')).toEqual([{ count: 0 }]);
  expect(await select('select count(*)::int from profile')).toEqual([{ count: 0 }]);
});

it('names what is wrong with a file, a currency or a day', async () => {
  const file = write('other.csv', 'a,b\n1,2\n');
  await expect(run({ listings: file })).rejects.toThrow(/lacks the columns id, latitude/);
  await expect(run({ listings: file, currency: 'XXX' })).rejects.toThrow('XXX is not a currency');
  await expect(run({ listings: file, shiftTo: '2021-02-30' })).rejects.toThrow('2021-02-30 is not a day');
  await expect(run({ listings: join(folder, 'nothing.csv') })).rejects.toThrow(/ENOENT/);
});
