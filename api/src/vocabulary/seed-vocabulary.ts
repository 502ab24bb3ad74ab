import type pg from 'pg';
import { sha256Hex } from '../lib/sha256.ts';
import { timeZoneSource } from '../lib/time-zone-at.ts';
import { citySource } from './cities.ts';
import { countryRows } from './countries.ts';
import { FEATURE_CATEGORIES } from './features.ts';
import { fillTimeZones } from './fill-time-zones.ts';
import { languageRows } from './languages.ts';
import { seedCities } from './seed-cities.ts';
import { GENDERS, PROPERTY_TYPES, RENTAL_TYPES } from './types.ts';
import { upsert } from './upsert.ts';

type Seed = {
  name: string;
  /** Equal sources mean that there is nothing to do. */
  source: string;
  write: (client: pg.Client) => Promise<void>;
};

/** Writes the fixed vocabularies whose content changed since this database last saw them. */
export async function seedVocabulary(client: pg.Client, report: (step: string) => void): Promise<void> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from vocabulary_seed',
  );
  const known = new Map(rows.map((row) => [row.name, row.hash]));
  for (const seed of await seeds()) {
    const hash = sha256Hex(seed.source);
    if (known.get(seed.name) === hash) continue;
    report(`Vocabulary: ${seed.name}`);
    await client.query('begin');
    try {
      await seed.write(client);
      await upsert(client, 'vocabulary_seed', 'name', [{ name: seed.name, hash }]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  }
}

async function seeds(): Promise<Seed[]> {
  const countries = countryRows();
  return [
    rowsSeed('languages', 'language', 'tag', languageRows()),
    rowsSeed(
      'countries',
      'country',
      'code',
      countries.map(({ code, name, phonePrefix, iconImagePath }) => ({
        code,
        name,
        phone_prefix: phonePrefix,
        icon_image_path: iconImagePath,
      })),
    ),
    rowsSeed('property types', 'property_type', 'id', withPosition(PROPERTY_TYPES)),
    rowsSeed('rental types', 'rental_type', 'id', withPosition(RENTAL_TYPES)),
    rowsSeed('genders', 'gender', 'id', GENDERS),
    featureSeed(),
    {
      name: 'cities',
      source: await citySource(),
      write: (client) => seedCities(client, new Set(countries.map((country) => country.code))),
    },
    { name: 'time zones of homes', source: timeZoneSource, write: fillTimeZones },
  ];
}

function rowsSeed(name: string, table: string, key: string, rows: object[]): Seed {
  return { name, source: JSON.stringify(rows), write: (client) => upsert(client, table, key, rows) };
}

function featureSeed(): Seed {
  return {
    name: 'features',
    source: JSON.stringify(FEATURE_CATEGORIES),
    write: async (client) => {
      const subCategories = FEATURE_CATEGORIES.flatMap((category) =>
        category.subCategories.map((subCategory) => ({ ...subCategory, categoryId: category.id })),
      );
      const categories = FEATURE_CATEGORIES.map(({ id, name, text }) => ({ id, name, text }));
      await upsert(client, 'feature_category', 'id', withPosition(categories));
      await upsert(
        client,
        'feature_subcategory',
        'id',
        withPosition(
          subCategories.map(({ id, name, text, categoryId }) => ({
            id,
            name,
            text,
            category_id: categoryId,
          })),
        ),
      );
      await upsert(client, 'feature_type', 'id', withPosition(subCategories.flatMap(featureTypeRows)));
    },
  };
}

function featureTypeRows(
  subCategory: (typeof FEATURE_CATEGORIES)[number]['subCategories'][number],
): object[] {
  return subCategory.featureTypes.map((feature) => ({
    id: feature.id,
    subcategory_id: subCategory.id,
    name: feature.name,
    text: feature.text,
    value_type: feature.valueType,
    default_value: feature.defaultValue,
    minimum_value: feature.minimumValue,
    maximum_value: feature.maximumValue,
    unit: feature.unit,
    flag_slot: feature.flagSlot,
    number_slot: feature.numberSlot,
  }));
}

function withPosition<Row extends object>(rows: Row[]): (Row & { position: number })[] {
  return rows.map((row, position) => ({ ...row, position }));
}
