import { EXACT_COUNT_MAXIMUM, type LanguageTag, PROPERTIES_PER_PAGE } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import { textIn } from '../../../database/property-text.ts';
import { summaryColumns } from '../card/card-columns.ts';
import { budgetConditions, conditionsOf } from './search-conditions.ts';
import type { FoundProperty, SearchCriteria } from './search-criteria.ts';
import { distanceFrom } from './search-distance.ts';
import { searchGeneration } from './search-generation.ts';
import { searchRegion } from './search-region.ts';
import { stayColumns, stayOf } from './stay-columns.ts';

export type PageOptions = { page: number; language: LanguageTag };

/** A home of the page with what holds for all; one row without a home when the page is empty. */
export type SearchRow = {
  /** One more than the greatest exact count stands for more. */
  count: number;
  south: number | null;
  west: number | null;
  north: number | null;
  east: number | null;
  generation: number;
} & (FoundProperty | { id: null });

/**
 * One statement: count and bounds of the homes that match, and the cards of one page. Nobody is shown how
 * many homes there are beyond the greatest exact count, so no more are read than that; the page then comes
 * from an index in its order, and bounds are those of the place.
 */
export function searchStatement(criteria: SearchCriteria, options: PageOptions): RawBuilder<SearchRow> {
  const conditions = conditionsOf(criteria);
  const isMore = sql`(select count from total) > ${sql.lit(EXACT_COUNT_MAXIMUM)}`;
  return sql<SearchRow>`
    with counted as materialized (
      select ${pageColumns(criteria)}
      from property_search
      where ${conditions}
      limit ${sql.lit(EXACT_COUNT_MAXIMUM + 1)}
    ),
    total as materialized (
      select count(*) as count, min(point[1]) as south, min(point[0]) as west, max(point[1]) as north,
        max(point[0]) as east
      from counted
    ),
    region as materialized (${searchRegion(criteria, isMore)}),
    page as (
      select *, row_number() over () as rank
      from ${pageOfMany(criteria, options, { counted: sql`counted`, isMore })} as page
    )
    select total.count, coalesce(region.south, total.south) as south, coalesce(region.west, total.west) as west,
      coalesce(region.north, total.north) as north, coalesce(region.east, total.east) as east,
      ${searchGeneration} as generation, ${cardColumns(criteria, options)}
    from total
    left join region on true
    ${joinedCards(options)}`;
}

/** The page as `pageOf`, of those counted unless there are more, which come from an index in their order. */
export function pageOfMany(
  criteria: SearchCriteria,
  options: PageOptions,
  { counted, isMore }: Record<'counted' | 'isMore', RawBuilder<unknown>>,
): RawBuilder<unknown> {
  const budgets = criteria.sort === 'price' ? budgetConditions(criteria) : sql`true`;
  const inOrder = sql`property_search where ${isMore} and ${conditionsOf(criteria)} and ${budgets}`;
  return sql`(
    ${pageOf(criteria, options, sql`${counted} where not (${isMore})`)}
    union all
    ${pageOf(criteria, options, inOrder)}
  )`;
}

/** The homes of the page in their order, in parentheses. */
export function pageOf(
  criteria: SearchCriteria,
  { page }: PageOptions,
  source: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const distance = criteria.centre ? distanceFrom(criteria.centre) : sql<null>`null::float8`;
  return sql`(
    select property_id, point, ${distance} as distance_metres
    from ${source}
    order by ${orderOf(criteria, distance)}
    limit ${sql.lit(PROPERTIES_PER_PAGE)} offset ${(page - 1) * PROPERTIES_PER_PAGE}::int
  )`;
}

export function cardColumns(criteria: SearchCriteria, { language }: PageOptions): RawBuilder<unknown> {
  return sql`round(page.distance_metres) as distance_metres,
    ${summaryColumns(language, sql.ref('page.point'))}, ${stayColumns(stayOf(criteria))}`;
}

/**
 * Each home of the page is looked up by its id. As plain joins they may be read from whole tables: what a
 * page from an index would cost outweighs that in the estimate, although it is seldom read.
 */
export function joinedCards({ language }: PageOptions): RawBuilder<unknown> {
  return sql`left join (
      page
      join lateral (select * from property where property.id = page.property_id offset 0) as property on true
      join lateral (select * from city where city.id = property.city_id offset 0) as city on true
      left join lateral ${textIn(language)} as text on true
    ) on true
    order by page.rank`;
}

/**
 * What `pageOf` reads of each home. Fewer columns, and none that is mostly null, are kept and read at less
 * cost.
 */
export function pageColumns(criteria: SearchCriteria): RawBuilder<unknown> {
  const columns = sql`property_id, point`;
  switch (criteria.sort) {
    case 'price':
      return sql`${columns}, ${priceColumn(criteria)}`;
    case 'distance':
      return columns;
    case 'newest':
      return sql`${columns}, created_at`;
    case 'recommended':
      return sql`${columns}, recommendation`;
  }
}

function priceColumn({ isLongTerm, isShortTerm }: SearchCriteria): RawBuilder<unknown> {
  return isLongTerm && !isShortTerm ? sql`monthly_price` : sql`nightly_price`;
}

/**
 * Every order ends with the id, so that pages never overlap. A stay's own total would have to be computed for
 * every home.
 */
function orderOf(criteria: SearchCriteria, distance: RawBuilder<unknown>): RawBuilder<unknown> {
  switch (criteria.sort) {
    case 'price':
      return sql`${priceColumn(criteria)} nulls last, property_id`;
    case 'distance':
      return sql`${distance}, property_id`;
    case 'newest':
      return sql`created_at desc, property_id`;
    case 'recommended':
      return sql`recommendation desc, property_id`;
  }
}
