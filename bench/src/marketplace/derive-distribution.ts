import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importListings } from '@moien/api/import/import-listings';
import { listingPictures } from '@moien/demo/homes/listing-pictures';
import { withClient } from '@moien/tooling/postgres/databases';
import { Problem, runCommand } from '@moien/tooling/problem';
import type { Client } from 'pg';
import { createBenchDatabase } from './bench-database.ts';
import type { Distribution, Quantiles, Shares } from './distribution.ts';

const STEPS = 20;
/**
 * Rarer values are left out, and so is what lies beyond the outermost quantiles: single homes, often
 * mistyped.
 */
const RAREST = 0.002;
const OUTERMOST = 0.005;
const DAYS = 365;

// Imports real files and writes their shares and quantiles to distribution.json. Only who has the files needs
// it.
await runCommand(async () => {
  const directory = process.argv[2];
  if (!directory) throw new Problem('node bench/src/marketplace/derive-distribution.ts DIRECTORY');
  const database = await createBenchDatabase();
  try {
    const shared = { currency: 'EUR', onProgress: () => undefined };
    const today = new Date().toISOString().slice(0, 10);
    const file = (name: string) => join(directory, name);
    await importListings(database.url, {
      picturesOf: listingPictures,
      ...shared,
      listings: file('munich-listings.csv.gz'),
    });
    await importListings(database.url, {
      picturesOf: listingPictures,
      ...shared,
      listings: file('quebec-listings.csv.gz'),
      calendar: file('quebec-calendar.csv.gz'),
      shiftTo: today,
    });
    const distribution = await withClient(database.url, derive);
    writeFileSync(
      join(import.meta.dirname, 'distribution.json'),
      `${JSON.stringify(distribution, null, 2)}\n`,
    );
  } finally {
    await database.drop();
  }
});

/**
 * Amenities and calendars stand only in the files of Québec, everything else is of all homes with a price.
 */
async function derive(client: Client): Promise<Distribution> {
  const property = 'property where is_published';
  const quebec = "property_search where country_code = 'CA'";
  const runs = `(
    select upper(run) - lower(run) as closed_days, lower(run) - lag(upper(run), 1, current_date)
      over (partition by property_id order by run) as open_days
    from property_search,
      unnest(busy * datemultirange(daterange(current_date, current_date + ${DAYS}))) as run
    where country_code = 'CA'
  ) as calendar`;
  return {
    propertyTypes: await shares(
      client,
      '(select name from property_type where id = property_type_id)',
      property,
    ),
    rentalTypes: await shares(client, '(select name from rental_type where id = rental_type_id)', property),
    guestCounts: await shares(client, 'guest_count', property),
    bedroomCounts: await shares(client, 'bedroom_count', `${property} and bedroom_count is not null`),
    bathroomCounts: await shares(client, 'bathroom_count', property),
    minimumNights: await shares(client, 'minimum_nights', property),
    maximumNights: await shares(client, 'maximum_nights', property),
    nightlyPrices: await quantiles(client, 'nightly_price', property),
    ratings: await quantiles(client, 'rating_average', `${property} and rating_average is not null`),
    reviewCounts: await quantiles(client, 'review_count', property),
    distancesFromCentre: await quantiles(
      client,
      `sqrt(power(property.latitude - city.latitude, 2)
         + power((property.longitude - city.longitude) * cos(radians(city.latitude)), 2))`,
      'property join city on city.id = city_id where is_published',
    ),
    features: await featureShares(client),
    nightRules: await average(client, 'has_night_rules::int', quebec),
    closedRuns: await quantiles(client, 'closed_days', runs),
    openRuns: await quantiles(client, 'open_days', `${runs} where open_days > 0`),
    closedAtFirst: await average(client, '(busy @> current_date)::int', quebec),
  };
}

async function shares(client: Client, value: string, source: string): Promise<Shares> {
  const { rows } = await client.query<{ value: string; share: number }>(
    `select coalesce(value::text, 'null') as value, round(count(*) / sum(count(*)) over (), 4)::float8 as share
     from (select ${value} as value from ${source}) as given group by value order by share desc, value`,
  );
  return Object.fromEntries(rows.filter(({ share }) => share >= RAREST).map((row) => [row.value, row.share]));
}

async function featureShares(client: Client): Promise<Shares> {
  const { rows } = await client.query<{ name: string; share: number }>(
    `select feature_type.name, round(count(*)::numeric / homes.count, 4)::float8 as share
     from property_feature
     join feature_type on feature_type.id = feature_type_id
     join property_search using (property_id)
     cross join (select count(*) as count from property_search where country_code = 'CA') as homes
     where country_code = 'CA' and value_type = 'boolean'
     group by feature_type.name, homes.count order by share desc, name`,
  );
  return Object.fromEntries(
    rows.filter(({ share }) => share >= RAREST).map(({ name, share }) => [name, share]),
  );
}

async function quantiles(client: Client, value: string, source: string): Promise<Quantiles> {
  const steps = Array.from({ length: STEPS + 1 }, (_, step) =>
    Math.min(1 - OUTERMOST, Math.max(OUTERMOST, step / STEPS)),
  );
  const { rows } = await client.query<{ values: number[] }>(
    `select percentile_cont($1::float8[]) within group (order by (${value})::float8) as values from ${source}`,
    [steps],
  );
  return (rows[0]?.values ?? []).map((each) => Number(each.toPrecision(4)));
}

async function average(client: Client, value: string, source: string): Promise<number> {
  const { rows } = await client.query<{ value: number }>(
    `select round(avg(${value}), 4)::float8 as value from ${source}`,
  );
  return rows[0]?.value ?? 0;
}
