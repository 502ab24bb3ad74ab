import { EXACT_COUNT_MAXIMUM, type FeatureValueType } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { BITS_PER_WORD } from '../criteria/flag-bitmask.ts';
import { conditionsOf } from '../criteria/search-conditions.ts';
import type { Coordinates, FoundPage, SearchCriteria } from '../criteria/search-criteria.ts';
import { searchGeneration } from '../criteria/search-generation.ts';
import { type PageOptions, type SearchRow, searchStatement } from '../criteria/search-statement.ts';
import { stayOf } from '../criteria/stay-columns.ts';
import { type FacetRow, facetsOf } from '../facets/facet-counts.ts';
import { facetStatement } from '../facets/facet-statement.ts';
import { createTooWideAreas } from './too-wide-areas.ts';

/** `hasFacets`: whether the counts beside each choice are asked for. */
export type SearchOptions = PageOptions & { hasFacets: boolean };

export type SearchRepository = ReturnType<typeof createSearchRepository>;

export type SearchableFeature = {
  name: string;
  value_type: FeatureValueType;
  minimum_value: number | null;
  maximum_value: number | null;
  flag_slot: number | null;
  number_slot: number | null;
};

/** What a search names, to be looked up. */
export type NamesAskedFor = {
  cityId: number | undefined;
  countryCode: string | undefined;
  propertyTypeId: number | undefined;
  rentalTypeId: number | undefined;
  featureNames: string[];
};

export type FoundNames = {
  cityCentre: Coordinates | null;
  hasCountry: boolean;
  hasPropertyType: boolean;
  hasRentalType: boolean;
  features: SearchableFeature[];
  generation: number;
};

export function createSearchRepository(database: Database) {
  const tooWideAreas = createTooWideAreas();
  let wordCount = OWN_WORDS;
  return {
    /** One statement for all names; what was not asked for is not found. */
    async findNames(asked: NamesAskedFor): Promise<FoundNames> {
      const { rows } = await sql<FoundNames>`
        select
          ${searchGeneration} as generation,
          (select jsonb_build_object('latitude', latitude, 'longitude', longitude) from city
           where id = ${asked.cityId ?? null}::int) as "cityCentre",
          exists (select from country where code = ${asked.countryCode ?? null}::text) as "hasCountry",
          exists (select from property_type where id = ${asked.propertyTypeId ?? null}::int) as "hasPropertyType",
          exists (select from rental_type where id = ${asked.rentalTypeId ?? null}::int) as "hasRentalType",
          (select coalesce(jsonb_agg(jsonb_build_object(
             'name', name, 'value_type', value_type, 'minimum_value', minimum_value, 'maximum_value', maximum_value,
             'flag_slot', flag_slot, 'number_slot', number_slot)), '[]')
           from feature_type where name = any (${asked.featureNames}::text[])) as features
      `.execute(database);
      if (!rows[0]) throw new Error('A statement without a table answers one row.');
      return rows[0];
    },

    search,

    /** How many homes each search finds; one more than the greatest exact count stands for more. */
    async countEach(searches: readonly SearchCriteria[]): Promise<number[]> {
      const counts = searches.map(
        (criteria) => sql`(select count(*) from (
          select from property_search where ${conditionsOf(criteria)} limit ${sql.lit(EXACT_COUNT_MAXIMUM + 1)}
        ) as homes)`,
      );
      const { rows } = await sql<{ counts: number[] }>`
        select jsonb_build_array(${sql.join(counts)}) as counts`.execute(database);
      return rows[0]?.counts ?? [];
    },
  };

  async function search(
    criteria: SearchCriteria,
    { hasFacets, ...options }: SearchOptions,
  ): Promise<FoundPage> {
    const isCountedFirst = !hasFacets || tooWideAreas.has(criteria);
    const counted = isCountedFirst ? await searchWithoutFacets(criteria, options) : null;
    // More homes than are counted are too many for facets as well.
    if (counted && !(hasFacets && counted.isCountExact)) return counted;
    const { found, generation } = await searchWithFacets(criteria, options);
    tooWideAreas.remember(criteria, !found);
    // What was read first is what the answer is as old as.
    return found ?? counted ?? { ...(await searchWithoutFacets(criteria, options)), generation };
  }

  async function searchWithoutFacets(criteria: SearchCriteria, options: PageOptions): Promise<FoundPage> {
    const { rows } = await searchStatement(criteria, options).execute(database);
    return toFoundPage(rows, null, criteria);
  }

  /** Nothing is found when the homes are too many for facets and a choice leaves some of them out. */
  async function searchWithFacets(
    criteria: SearchCriteria,
    options: PageOptions,
  ): Promise<{ found: FoundPage | null; generation: number }> {
    const { rows } = await facetStatement(criteria, options, wordCount).execute(database);
    const [row] = rows;
    if (!row) throw new Error('An aggregate without groups answers one row.');
    const { generation, facets } = row;
    if (row.isUnknown) return { found: null, generation };
    const needed = facets ? wordCountOf(facets) : 0;
    if (needed <= wordCount) return { found: toFoundPage(rows, facets, criteria), generation };
    // Features that an import has added have flags beyond the words that were counted.
    wordCount = needed;
    return searchWithFacets(criteria, options);
  }
}

/** How many words of flags our own features take. */
const OWN_WORDS = 2;

/**
 * Flags beyond these 4,096 are found and not counted: a slot that somebody mistyped must not take search
 * down.
 */
const MOST_WORDS = 64;

/** How many words of flags the features take. */
function wordCountOf({ features }: FacetRow): number {
  const words = features.map(([, slot]) => Math.floor(slot / BITS_PER_WORD) + 1);
  return Math.max(0, ...words.filter((count) => count <= MOST_WORDS));
}

/** Every row carries the totals; a page without homes is one row without a home. */
function toFoundPage(rows: SearchRow[], facets: FacetRow | null, criteria: SearchCriteria): FoundPage {
  const [row] = rows;
  if (!row) throw new Error('An aggregate without groups answers one row.');
  const { south, west, north, east } = row;
  const isEmpty = south === null || west === null || north === null || east === null;
  return {
    properties: rows.flatMap((each) => (each.id === null ? [] : [each])),
    stay: stayOf(criteria),
    count: Math.min(row.count, EXACT_COUNT_MAXIMUM),
    isCountExact: row.count <= EXACT_COUNT_MAXIMUM,
    bounds: isEmpty ? null : { south, west, north, east },
    facets: facets && facetsOf(facets, criteria),
    generation: row.generation,
  };
}
