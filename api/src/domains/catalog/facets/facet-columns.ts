import {
  CURRENCY_EXPONENTS,
  DEFAULT_CURRENCY,
  EXACT_COUNT_MAXIMUM,
  HISTOGRAM_PARTS,
  HISTOGRAM_STRETCHES,
} from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import { bitSlicedSums, wordColumns } from '../criteria/bit-sliced-counters.ts';
import { choosableConditions, hasChoice, immediateCondition } from '../criteria/search-conditions.ts';
import type { SearchCriteria } from '../criteria/search-criteria.ts';
import { type FacetRow, NO_PART, PARTS_FACTOR } from './facet-counts.ts';

type Sql = RawBuilder<unknown>;

/** What `base` holds of each home besides what a page needs and `facetMarks`. */
export function facetBaseColumns(criteria: SearchCriteria, wordCount: number): Sql {
  const isFound = foundCondition(criteria);
  return sql.join([
    sql`point[1] as latitude`,
    sql`point[0] as longitude`,
    sql`property_type_id`,
    sql`rental_type_id`,
    sql`${part('nightly_price', 'Daily')} * ${sql.lit(PARTS_FACTOR)}
      + ${part('monthly_price', 'Monthly')} as parts`,
    sql`case when ${isFound} then ${immediateCondition(criteria)} end as is_immediate`,
    ...wordColumns(wordCount),
    ...(hasChoice(criteria) ? [facetMarks(criteria)] : []),
  ]);
}

/**
 * Which choices a home fulfils. Without a choice they are the same for every home, and need not be kept with
 * any.
 */
export function facetMarks(criteria: SearchCriteria): Sql {
  const { nightly, monthly } = choosableConditions(criteria);
  return sql`coalesce(${nightly}, false) as is_within_nightly, coalesce(${monthly}, false) as is_within_monthly,
    coalesce(${foundCondition(criteria)}, false) as is_found`;
}

function foundCondition(criteria: SearchCriteria): Sql {
  const { propertyType, rentalType, nightly, monthly } = choosableConditions(criteria);
  return sql`${propertyType} and ${rentalType} and ${nightly} and ${monthly}`;
}

/** Counted in the same pass as the homes themselves. */
export const facetTotals = (wordCount: number): Sql => sql`
  , count(*) filter (where is_immediate) as immediate_count, ${bitSlicedSums(wordCount)} as lanes`;

/** `groups`: few rows, of which the counts of types and the histograms are sums. */
export const facetGroups: Sql = sql`
  groups as (
    select property_type_id, rental_type_id, parts,
      count(*) filter (where is_within_nightly and is_within_monthly) as within,
      count(*) filter (where is_within_monthly) as within_monthly,
      count(*) filter (where is_within_nightly) as within_daily
    from base
    group by property_type_id, rental_type_id, parts
  ),`;

/** Of `total` and `groups`, as one value, so that it stands in the answer once. */
export const facetValue: RawBuilder<FacetRow> = sql`jsonb_build_object(
  'shortTermCount', ${countOfTerm('is_available_for_short_term')},
  'longTermCount', ${countOfTerm('is_available_for_long_term')},
  'immediateCount', total.immediate_count,
  'propertyTypeIds', (select coalesce(jsonb_agg(id order by position, id), '[]') from property_type),
  'rentalTypeIds', (select coalesce(jsonb_agg(id order by position, id), '[]') from rental_type),
  'features', (select coalesce(jsonb_agg(jsonb_build_array(id, flag_slot) order by id), '[]') from feature_type
               where flag_slot is not null),
  'groups', (select coalesce(jsonb_agg(jsonb_build_array(property_type_id, rental_type_id, parts, within, within_monthly,
               within_daily)), '[]') from groups),
  'lanes', to_jsonb(total.lanes)
)`;

/** The part of the histogram in which a price lies; what is dearer than the slider lies in the last one. */
function part(price: 'nightly_price' | 'monthly_price', budget: keyof typeof HISTOGRAM_STRETCHES): Sql {
  const minorUnits = 10 ** CURRENCY_EXPONENTS[DEFAULT_CURRENCY];
  const stretches = HISTOGRAM_STRETCHES[budget].map(({ first, from, width, parts }) => {
    const end = sql.lit((from + parts * width) * minorUnits);
    const steps = sql`(${sql.ref(price)} - ${sql.lit(from * minorUnits)}) / ${sql.lit(width * minorUnits)}`;
    return sql`when ${sql.ref(price)} < ${end} then ${sql.lit(first)} + (${steps})::int`;
  });
  return sql`case when ${sql.ref(price)} is null then ${sql.lit(NO_PART)} ${sql.join(stretches, sql` `)}
    else ${sql.lit(HISTOGRAM_PARTS - 1)} end`;
}

/** A term starts anew (product decision 24), so everything that has it counts. */
function countOfTerm(column: 'is_available_for_short_term' | 'is_available_for_long_term'): Sql {
  return sql`(select count(*) from (
    select from property_search where ${sql.ref(column)} limit ${sql.lit(EXACT_COUNT_MAXIMUM + 1)}
  ) as counted)`;
}
