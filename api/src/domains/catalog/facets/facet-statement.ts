import { EXACT_COUNT_MAXIMUM } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import { fixedConditions, hasChoice } from '../criteria/search-conditions.ts';
import type { SearchCriteria } from '../criteria/search-criteria.ts';
import { searchGeneration } from '../criteria/search-generation.ts';
import { searchRegion } from '../criteria/search-region.ts';
import {
  cardColumns,
  joinedCards,
  type PageOptions,
  pageColumns,
  pageOf,
  pageOfMany,
  type SearchRow,
} from '../criteria/search-statement.ts';
import { facetBaseColumns, facetGroups, facetMarks, facetTotals, facetValue } from './facet-columns.ts';
import type { FacetRow } from './facet-counts.ts';

/**
 * `facets` stand in the first row, null when homes are too many for facets. When count and page are then
 * unknown, there is one row, of which only `isUnknown` holds.
 */
export type FacetedRow = SearchRow & { facets: FacetRow | null; isUnknown: boolean };

/** The homes of one place are counted up to here, which takes some 50 ms. */
const PLACE_MAXIMUM = 30_000;

/**
 * Count, bounds, the cards of one page and facets in one statement. `base` holds what matches everything but
 * what another choice would replace, `found` what matches all; both are read as nobody if they are too many.
 * Without a choice they are the same: too many for facets are then too many to be counted, and the page comes
 * from an index in its order.
 */
export function facetStatement(
  criteria: SearchCriteria,
  options: PageOptions,
  wordCount: number,
): RawBuilder<FacetedRow> {
  const maximum = sql.lit(facetMaximum(criteria));
  const isFew = sql`(select homes from extent) <= ${maximum}`;
  const isMore = sql`not (${isFew})`;
  const isKnown = !isOfPlace(criteria) && !hasChoice(criteria);
  const page = isKnown
    ? pageOfMany(criteria, options, { counted: sql`found`, isMore })
    : pageOf(criteria, options, sql`found`);
  const marks = hasChoice(criteria) ? sql`` : sql`, ${facetMarks(criteria)}`;
  const count = isKnown
    ? sql`case when ${isFew} then total.count else ${sql.lit(EXACT_COUNT_MAXIMUM + 1)} end as count`
    : sql`total.count`;
  return sql<FacetedRow>`
    with read as materialized (
      select ${pageColumns(criteria)},
        ${facetBaseColumns(criteria, wordCount)}
      from property_search
      where ${fixedConditions(criteria)}
      limit ${maximum} + 1
    ),
    extent as materialized (select count(*) as homes from read),
    base as not materialized (select * ${marks} from read where ${isFew}),
    found as not materialized (select * from base where is_found),
    total as materialized (
      select count(*) as count, min(latitude) as south, min(longitude) as west, max(latitude) as north,
        max(longitude) as east ${facetTotals(wordCount)}
      from found
    ),
    ${facetGroups}
    region as materialized (${searchRegion(criteria, isKnown ? isMore : sql`false`)}),
    page as (select *, row_number() over () as rank from ${page} as page)
    select ${count}, coalesce(region.south, total.south) as south, coalesce(region.west, total.west) as west,
      coalesce(region.north, total.north) as north, coalesce(region.east, total.east) as east,
      ${searchGeneration} as generation, ${isKnown ? sql`false` : isMore} as "isUnknown",
      case when (page.rank is null or page.rank = 1) and ${isFew} then ${facetValue} end as facets,
      ${cardColumns(criteria, options)}
    from total
    left join region on true
    ${joinedCards(options)}`;
}

/**
 * A place's homes are found by an index; elsewhere as many rows must be read as it takes to find so many that
 * match.
 */
function facetMaximum(criteria: SearchCriteria): number {
  return isOfPlace(criteria) ? PLACE_MAXIMUM : EXACT_COUNT_MAXIMUM;
}

function isOfPlace({ cityId, radiusMetres }: SearchCriteria): boolean {
  return cityId !== undefined || radiusMetres !== undefined;
}
