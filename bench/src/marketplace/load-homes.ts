import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { withClient } from '@moien/tooling/postgres/databases';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type BenchHome, createHomeGenerator } from './draw-home.ts';
import {
  calendarDayRows,
  featureRows,
  PROPERTY_COLUMNS,
  propertyRow,
  SEARCH_COLUMNS,
  searchRow,
} from './home-rows.ts';
import { type BenchVocabulary, readVocabulary } from './vocabulary.ts';

export interface LoadOptions {
  readonly homes: number;
  readonly seed: number;
  /** The day on which calendars begin. */
  readonly today: string;
  /**
   * Whether the rows are written that the read model is made of and no search reads: features and closed
   * days. They are fifty times as many as all others.
   */
  readonly isWhole: boolean;
  /**
   * Whether the rows of the read model lie as when homes came one by one, all cities mixed. Else they lie
   * city by city, as an import of whole cities writes them.
   */
  readonly isMixed?: boolean;
}

const OWNER = '00000000-0000-7000-8000-000000000001';

/**
 * Fills an empty, migrated database with generated homes, read model included, and analyses it. Neither
 * triggers nor foreign keys are run, which a superuser may ask for.
 */
export async function loadHomes(url: string, options: LoadOptions): Promise<BenchVocabulary> {
  return withClient(url, async (client) => {
    await client.query("set time zone 'UTC'");
    await client.query('begin');
    // Its triggers give new features their slots.
    const vocabulary = await readVocabulary(client, options.homes);
    await client.query('set local session_replication_role = replica');
    await client.query(`insert into profile (user_id, first_name, last_name) values ($1, 'Bench', 'Bench')`, [
      OWNER,
    ]);
    await copyHomes(client, vocabulary, options);
    await writeWhatCardsShow(client);
    await writeNightRules(client);
    await client.query('commit');
    if (!options.isMixed) await client.query('cluster property_search using property_search_city');
    await client.query('vacuum analyze');
    return vocabulary;
  });
}

/** The same homes are drawn for each table anew, so that no table is held in memory. */
async function copyHomes(client: Client, vocabulary: BenchVocabulary, options: LoadOptions): Promise<void> {
  const { today } = options;
  const copy = (target: string, rowsOf: (home: BenchHome) => string) =>
    pipeline(
      Readable.from(lines(vocabulary, options, rowsOf)),
      client.query(copyFrom(`copy ${target} from stdin`)),
    );
  await copy(`property (${PROPERTY_COLUMNS.join(', ')})`, (home) =>
    propertyRow(home, vocabulary, OWNER, today),
  );
  await client.query('create temporary table has_rules (property_id uuid) on commit drop');
  await copy('has_rules', ({ id, hasNightRules }) => (hasNightRules ? `${id}\n` : ''));
  if (options.isWhole) {
    await copy('property_feature (property_id, feature_type_id, value)', (home) =>
      featureRows(home, vocabulary),
    );
    await copy('rental_day (property_id, day, is_available_for_short_term)', (home) =>
      calendarDayRows(home, today),
    );
  }
  await copy(`property_search (${SEARCH_COLUMNS.join(', ')})`, (home) => searchRow(home, vocabulary, today));
}

const LINES_PER_CHUNK = 500;

function* lines(
  vocabulary: BenchVocabulary,
  { homes, seed }: LoadOptions,
  rowsOf: (home: BenchHome) => string,
): Generator<string> {
  const drawHome = createHomeGenerator(vocabulary, seed);
  let chunk = '';
  for (let index = 0; index < homes; index += 1) {
    chunk += rowsOf(drawHome(index));
    if (index % LINES_PER_CHUNK === 0) {
      yield chunk;
      chunk = '';
    }
  }
  yield chunk;
}

/** Titles in three languages and four pictures, as an import writes them. */
async function writeWhatCardsShow(client: Client): Promise<void> {
  await client.query(
    `insert into property_text
     select property.id, language, initcap(property_type.name) || ' (' || language || ')',
       'A home for ' || guest_count || ' guests with ' || bedroom_count || ' bedrooms, a kitchen and a table to work at.'
     from property
     join property_type on property_type.id = property_type_id
     cross join unnest(array['de', 'en', 'fr']) as language`,
  );
  // An index over random paths is built faster at the end.
  await client.query('drop index property_image_path');
  await client.query(
    `insert into property_image
     select id, position - 1, '/upload/scenes/home-' || id || '/' || picture
     from property
     cross join unnest(array['facade-0', 'living-room-0', 'living-room-1', 'facade-1'])
       with ordinality as pictures (picture, position)`,
  );
  await client.query('create index property_image_path on property_image (path)');
}

/** Longer stays over the next weekends. */
async function writeNightRules(client: Client): Promise<void> {
  await client.query(
    `insert into rental_day (property_id, day, is_available_for_short_term, own_minimum_nights)
     select property_id, day::date, true, 3
     from has_rules
     cross join generate_series(current_date, current_date + 90, interval '1 day') as day
     where extract(isodow from day) in (5, 6)
     on conflict (property_id, day) do update set own_minimum_nights = excluded.own_minimum_nights`,
  );
}
