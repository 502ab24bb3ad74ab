import { type LanguageTag, SIMILAR_PROPERTIES_MAXIMUM } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { textIn } from '../../../database/property-text.ts';
import { summaryColumns } from '../card/card-columns.ts';
import type { SummaryRow } from '../card/property-rows.ts';
import { type StayRow, stayColumns } from '../criteria/stay-columns.ts';
import { isBookableFor, type WantedStay } from '../search/wanted-stay.ts';

/** Homes farther away are not near. */
const DISTANCE_MAXIMUM_METRES = 50_000;
const DEGREE_METRES = 111_195;
/** In degrees of latitude. */
const REACH = DISTANCE_MAXIMUM_METRES / DEGREE_METRES;
/**
 * So many of the nearest are compared: what a statement costs does not depend on how many homes there are.
 */
const COMPARED_MAXIMUM = 400;

export type SimilarRepository = ReturnType<typeof createSimilarRepository>;

export type FoundSimilar = SummaryRow & StayRow;

/** Without an id: there is the home and none like it. */
type SimilarRow = FoundSimilar | { id: null };

export function createSimilarRepository(database: Database) {
  return {
    /**
     * Of the nearest homes in the country that share a term with this one, those closest in price, place,
     * size and kind; for a stay those of them that can be booked for it. Undefined unless the property is
     * published.
     */
    async findSimilar(
      id: string,
      language: LanguageTag,
      stay?: WantedStay,
    ): Promise<FoundSimilar[] | undefined> {
      const { rows } = await sql<SimilarRow>`
        with home as materialized (
          select *, ${DEGREE_METRES}::float8 * cos(radians(point[1])) as longitude_metres
          from property_search where property_id = ${id}
        ),
        near as materialized (
          select other.*, sqrt(power((other.point[1] - home.point[1]) * ${DEGREE_METRES}::float8, 2)
            + power((other.point[0] - home.point[0]) * home.longitude_metres, 2)) as metres
          from home
          cross join lateral (
            select * from property_search as candidate
            where candidate.point <@ box(
                point(home.point[0] - ${REACH}::float8 / greatest(cos(radians(home.point[1])), 0.05),
                  home.point[1] - ${REACH}::float8),
                point(home.point[0] + ${REACH}::float8 / greatest(cos(radians(home.point[1])), 0.05),
                  home.point[1] + ${REACH}::float8))
              and candidate.country_code = home.country_code
              and candidate.property_id <> home.property_id
              and ((candidate.is_available_for_short_term and home.is_available_for_short_term)
                or (candidate.is_available_for_long_term and home.is_available_for_long_term))
            order by candidate.point <-> home.point
            limit ${COMPARED_MAXIMUM}::int
          ) as other
        ),
        similar_home as (
          select near.property_id, near.point, ${difference} as difference
          from home cross join near
          where near.metres <= ${DISTANCE_MAXIMUM_METRES}::float8 ${stay ? sql`and ${isBookableFor('near', stay)}` : sql``}
          order by difference, near.property_id
          limit ${SIMILAR_PROPERTIES_MAXIMUM}::int
        )
        select ${summaryColumns(language, sql.ref('similar_home.point'))}, ${stayColumns(stay)}
        from home
        left join (
          similar_home
          join property on property.id = similar_home.property_id
          join city on city.id = property.city_id
          left join lateral ${textIn(language)} as text on true
        ) on true
        order by similar_home.difference, similar_home.property_id
      `.execute(database);
      if (rows.length === 0) return undefined;
      return rows.flatMap((row) => (row.id === null ? [] : [row]));
    },
  };
}

/**
 * How different a home that is near is: 1 for each doubling of the price, each 20 km, another rental type,
 * each three guests; a half for another type.
 */
const difference = sql<number>`
  coalesce(abs(log(2, case
    when home.is_available_for_short_term and near.is_available_for_short_term
      then near.nightly_price::numeric / home.nightly_price
    else near.monthly_price::numeric / home.monthly_price
  end)), 1)::float8
  + near.metres / 20000
  + abs(near.guest_count - home.guest_count) / 3.0::float8
  + case when near.rental_type_id = home.rental_type_id then 0 else 1 end
  + case when near.property_type_id = home.property_type_id then 0 else 0.5 end`;
