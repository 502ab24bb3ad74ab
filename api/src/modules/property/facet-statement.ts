import { EXACT_COUNT_MAXIMUM } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import { facetBaseColumns, facetGroups, facetTotals, facetValue } from './facet-columns.ts';
import type { FacetRow } from './facet-counts.ts';
import { fixedConditions } from './search-conditions.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { searchGeneration } from './search-generation.ts';
import { cardColumns, joinedCards, type PageOptions, pageOf, type SearchRow } from './search-statement.ts';

/** `facets` stand in the first row. When homes are too many for facets, there is one row, of which only `isTooWide` holds. */
export type FacetedRow = SearchRow & { facets: FacetRow | null; isTooWide: boolean };

/** The homes of one place are counted up to here, which takes some 50 ms. */
const PLACE_MAXIMUM = 30_000;

/**
 * Count, bounds, the cards of one page and facets in one statement. `base` holds what matches everything but what another
 * choice would replace, `found` what matches all; both are read as nobody if they are too many.
 */
export function facetStatement(
  criteria: SearchCriteria,
  options: PageOptions,
  wordCount: number,
): RawBuilder<FacetedRow> {
  const maximum = sql.lit(facetMaximum(criteria));
  const isFew = sql`(select homes from extent) <= ${maximum}`;
  return sql<FacetedRow>`
    with read as materialized (
      select property_id, point, recommendation, nightly_price, monthly_price, created_at,
        ${facetBaseColumns(criteria, wordCount)}
      from property_search
      where ${fixedConditions(criteria)}
      limit ${maximum} + 1
    ),
    extent as materialized (select count(*) as homes from read),
    base as not materialized (select * from read where ${isFew}),
    found as not materialized (select * from base where is_found),
    total as materialized (
      select count(*) as count, min(latitude) as south, min(longitude) as west, max(latitude) as north,
        max(longitude) as east ${facetTotals(wordCount)}
      from found
    ),
    ${facetGroups}
    page as (
      select *, row_number() over () as rank from ${pageOf(criteria, options, sql`found`)} as page
    )
    select total.count, total.south, total.west, total.north, total.east, ${searchGeneration} as generation,
      not (${isFew}) as "isTooWide",
      case when (page.rank is null or page.rank = 1) and ${isFew} then ${facetValue} end as facets,
      ${cardColumns(criteria, options)}
    from total
    ${joinedCards(options)}`;
}

/** A place's homes are found by an index; elsewhere as many rows must be read as it takes to find so many that match. */
function facetMaximum({ cityId, radiusMetres }: SearchCriteria): number {
  return cityId !== undefined || radiusMetres !== undefined ? PLACE_MAXIMUM : EXACT_COUNT_MAXIMUM;
}
