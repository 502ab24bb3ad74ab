import { readVocabularyIds, type VocabularyIds } from '@moien/api/vocabulary/vocabulary-ids';
import type { Client } from 'pg';
import { distribution } from './distribution.ts';

export interface Place {
  readonly cityId: number;
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
}

export interface BenchFeature {
  readonly id: number;
  readonly name: string;
  readonly slot: number;
  /** How many homes have it. */
  readonly share: number;
}

export interface BenchVocabulary {
  readonly ids: VocabularyIds;
  /** The most populous cities first. */
  readonly places: readonly Place[];
  readonly features: readonly BenchFeature[];
  readonly slotOfNumber: (name: string) => number;
}

const HOMES_PER_PLACE = 5000;
const FEWEST_PLACES = 2;

/** A market that grows takes in more cities; each of them has about as many homes as the two real ones. */
export async function readVocabulary(client: Client, homeCount: number): Promise<BenchVocabulary> {
  await addFeatures(client);
  const { rows: features } = await client.query<Omit<BenchFeature, 'share'>>(
    `select id, name, flag_slot as slot from feature_type where name = any ($1) order by id`,
    [Object.keys(distribution.features)],
  );
  const { rows: numbers } = await client.query<{ name: string; slot: number }>(
    'select name, number_slot as slot from feature_type where number_slot is not null',
  );
  const slots = new Map(numbers.map(({ name, slot }) => [name, slot]));
  const { rows: places } = await client.query<Place>(
    `select id as "cityId", country_code as "countryCode", latitude, longitude, population
     from city order by population desc, id limit $1`,
    [Math.max(FEWEST_PLACES, Math.round(homeCount / HOMES_PER_PLACE))],
  );
  return {
    ids: await readVocabularyIds(client),
    places,
    features: features.map((each) => ({ ...each, share: distribution.features[each.name] ?? 0 })),
    slotOfNumber: (name) => slots.get(name) ?? 0,
  };
}

/** Features of the distribution that the vocabulary of the code does not have. */
async function addFeatures(client: Client): Promise<void> {
  await client.query(
    `insert into feature_type (subcategory_id, name, text, value_type)
     select (select min(id) from feature_subcategory), name,
       jsonb_build_object('en', name, 'fr', name, 'de', name), 'boolean'
     from unnest($1::text[]) as name
     on conflict (name) do nothing`,
    [Object.keys(distribution.features)],
  );
}
