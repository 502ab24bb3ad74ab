import {
  EXACT_COUNT_MAXIMUM,
  type FeatureValueType,
  type LanguageTag,
  PROPERTIES_PER_PAGE,
} from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { summaryColumns, textIn } from './card-columns.ts';
import { conditionsOf } from './search-conditions.ts';
import type { Coordinates, FoundPage, FoundProperty, SearchCriteria } from './search-criteria.ts';
import { distanceFrom } from './search-distance.ts';
import { searchGeneration } from './search-generation.ts';

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

    /** One statement: count and bounds of all homes that match, and the cards of one page. */
    async search(criteria: SearchCriteria, page: number, language: LanguageTag): Promise<FoundPage> {
      const distance = criteria.centre ? distanceFrom(criteria.centre) : sql<null>`null::float8`;
      // Only the homes of the page have their distance told, unless it decides which homes these are.
      const isDistanceSorted = criteria.sort === 'distance';
      const { rows } = await sql<SearchRow>`
        with found as materialized (
          select property_id, point, recommendation, nightly_price, monthly_price, created_at,
            ${isDistanceSorted ? distance : sql`null::float8`} as distance_metres
          from property_search
          where ${conditionsOf(criteria)}
        ),
        total as (
          select count(*) as count, min(point[1]) as south, min(point[0]) as west, max(point[1]) as north,
            max(point[0]) as east
          from found
        ),
        page as (
          select property_id, point, recommendation, nightly_price, monthly_price, created_at,
            ${isDistanceSorted ? sql`distance_metres` : distance} as distance_metres
          from found as page
          order by ${orderOf(criteria)}
          limit ${PROPERTIES_PER_PAGE}::int offset ${(page - 1) * PROPERTIES_PER_PAGE}::int
        )
        select total.*, ${searchGeneration} as generation, round(page.distance_metres) as distance_metres,
          ${summaryColumns(language, sql.ref('page.point'))}
        from total
        left join (
          page
          join property on property.id = page.property_id
          join city on city.id = property.city_id
          left join lateral ${textIn(language)} as text on true
        ) on true
        order by ${orderOf(criteria)}
      `.execute(database);
      return toFoundPage(rows);
    },
  };
}

type SearchRow = {
  count: number;
  south: number | null;
  west: number | null;
  north: number | null;
  east: number | null;
  generation: number;
} & (FoundProperty | { id: null });

/** Every order ends with the id, so that pages never overlap. */
function orderOf(criteria: SearchCriteria): RawBuilder<unknown> {
  switch (criteria.sort) {
    case 'price':
      return criteria.isLongTerm && !criteria.isShortTerm
        ? sql`page.monthly_price nulls last, page.property_id`
        : sql`page.nightly_price nulls last, page.property_id`;
    case 'distance':
      return sql`page.distance_metres, page.property_id`;
    case 'newest':
      return sql`page.created_at desc, page.property_id`;
    case 'recommended':
      return sql`page.recommendation desc, page.property_id`;
  }
}

/** Every row carries the totals; a page without homes is one row without a home. */
function toFoundPage(rows: SearchRow[]): FoundPage {
  const [row] = rows;
  if (!row) throw new Error('An aggregate without groups answers one row.');
  const { south, west, north, east } = row;
  const isEmpty = south === null || west === null || north === null || east === null;
  return {
    properties: rows.flatMap((each) => (each.id === null ? [] : [each])),
    count: Math.min(row.count, EXACT_COUNT_MAXIMUM),
    isCountExact: row.count <= EXACT_COUNT_MAXIMUM,
    bounds: isEmpty ? null : { south, west, north, east },
    generation: row.generation,
  };
}
