import { AVAILABILITY_DAYS, addDays, type CurrencyCode, type Day, LANGUAGE_TAGS } from '@moien/contract';
import type pg from 'pg';
import { insertRows, type Row } from '../database/insert-rows.ts';
import { seededUuid } from '../database/seeded-uuid.ts';
import { timeZoneAt } from '../lib/time-zone-at.ts';
import type { VocabularyIds } from '../vocabulary/vocabulary-ids.ts';
import { type NearestCity, nearestCities } from './nearest-cities.ts';
import type { Listing } from './read-listing.ts';
import { listingTexts } from './texts/listing-texts.ts';

export const IMPORT_SOURCE = 'inside-airbnb';

export type ImportContext = {
  client: pg.Client;
  ownerId: string;
  currency: CurrencyCode;
  today: Day;
  vocabulary: VocabularyIds;
  picturesOf: ListingPictures;
};

/** Paths of the pictures of a home whose photographs are not ours to show, below the storage host. */
export type ListingPictures = (
  listing: Pick<Listing, 'sourceId' | 'propertyType'>,
  city: Pick<NearestCity, 'name' | 'countryCode'>,
) => string[];

/**
 * Columns that say which home it is and since when; every other one follows the file when a home is imported
 * again.
 */
const KEPT_COLUMNS = ['id', 'source', 'source_id', 'created_at'];

/** Writes homes unpublished: the search read model is built once, when all of them are published. */
export async function writeListings(context: ImportContext, listings: Listing[]): Promise<void> {
  const { client, vocabulary } = context;
  if (listings.length === 0) return;
  const cities = await nearestCities(client, listings);
  const idBySource = await upsertProperties(context, listings, cities);
  const homes = listings.flatMap((listing, index) => {
    const id = idBySource.get(listing.sourceId);
    const city = cities[index];
    return id && city ? [{ id, listing, city }] : [];
  });
  const ids = homes.map((home) => home.id);
  for (const table of ['property_text', 'property_image', 'property_feature', 'rental_day']) {
    await client.query(`delete from ${table} where property_id = any ($1)`, [ids]);
  }
  // What has not the form that is required there is no number.
  await client.query(
    `update property set registration_number = null
     where id = any ($1) and registration_number is not null and lacks_registration_number(property)`,
    [ids],
  );
  await insertRows(client, 'property_text', homes.flatMap(textRows));
  await insertRows(
    client,
    'property_image',
    homes.flatMap((home) => imageRows(home, context.picturesOf)),
  );
  await insertRows(
    client,
    'property_feature',
    homes.flatMap(({ id, listing }) => featureRows(id, listing, vocabulary)),
  );
}

async function upsertProperties(
  context: ImportContext,
  listings: Listing[],
  cities: NearestCity[],
): Promise<Map<string, string>> {
  const rows = listings.map((listing, index) => propertyRow(context, listing, cities[index]));
  const columns = Object.keys(rows[0] ?? {});
  const { rows: written } = await context.client.query<{ id: string; source_id: string }>(
    `insert into property (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::property, $1)
     on conflict (source, source_id) do update
       set ${columns
         .filter((name) => !KEPT_COLUMNS.includes(name))
         .map((name) => `${name} = excluded.${name}`)
         .join(', ')}
     returning id, source_id`,
    [JSON.stringify(rows)],
  );
  return new Map(written.map(({ id, source_id }) => [source_id, id]));
}

function propertyRow(
  { ownerId, currency, today, vocabulary }: ImportContext,
  listing: Listing,
  city?: NearestCity,
): Row {
  return {
    id: seededUuid(`${IMPORT_SOURCE}/${listing.sourceId}`, Date.now()),
    owner_id: ownerId,
    source: IMPORT_SOURCE,
    source_id: listing.sourceId,
    city_id: city?.id,
    // A city that is its own quarter would be named twice.
    district: Object.values(city?.name ?? {}).includes(listing.district ?? '') ? null : listing.district,
    latitude: listing.latitude,
    longitude: listing.longitude,
    time_zone: timeZoneAt(listing),
    property_type_id: vocabulary.propertyType(listing.propertyType),
    rental_type_id: vocabulary.rentalType(listing.rentalType),
    guest_count: listing.guestCount,
    bedroom_count: listing.bedroomCount,
    bed_count: listing.bedCount,
    bathroom_count: listing.bathroomCount,
    is_available_for_short_term: true,
    is_available_for_long_term: false,
    currency,
    nightly_price: listing.nightlyPrice,
    minimum_nights: listing.minimumNights,
    maximum_nights: listing.maximumNights,
    bookable_until: addDays(today, AVAILABILITY_DAYS),
    allows_same_day_turnover: true,
    is_instant_bookable: listing.isInstantBookable,
    registration_number: listing.registrationNumber,
    review_count: listing.reviewCount,
    rating_average: listing.ratingAverage,
    other_amenities: listing.amenities.others,
    original_language: 'en',
    ad_state: 'draft',
    created_at: new Date().toISOString(),
  };
}

type WrittenHome = { id: string; listing: Listing; city: NearestCity };

function textRows({ id, listing, city }: WrittenHome): Row[] {
  const texts = listingTexts(listing, city.name);
  return LANGUAGE_TAGS.map((language) => ({ property_id: id, language, ...texts[language] }));
}

function imageRows({ id, listing, city }: WrittenHome, picturesOf: ListingPictures): Row[] {
  return picturesOf(listing, city).map((path, position) => ({ property_id: id, position, path }));
}

function featureRows(id: string, listing: Listing, vocabulary: VocabularyIds): Row[] {
  const { bedroomCount, bathroomCount } = listing;
  // Filters count whole rooms: a home with 1.5 bathrooms has one.
  const numbers = {
    bedrooms: bedroomCount,
    bathrooms: bathroomCount === null ? null : Math.floor(bathroomCount),
  };
  const values: [string, number][] = [
    ...listing.amenities.features.map((name): [string, number] => [name, 1]),
    ...Object.entries(numbers).flatMap(([name, value]): [string, number][] =>
      value === null ? [] : [[name, value]],
    ),
  ];
  return [...new Map(values)].map(([name, value]) => ({
    property_id: id,
    feature_type_id: vocabulary.featureType(name),
    value,
  }));
}
