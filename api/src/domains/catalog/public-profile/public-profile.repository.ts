import { EXACT_COUNT_MAXIMUM, type LanguageTag, PROPERTIES_PER_PAGE, type StayTerm } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { textIn } from '../../../database/property-text.ts';
import { usualAnswerMinutes } from '../../../database/usual-answer-minutes.ts';
import { isRatedElsewhere, summaryColumns } from '../card/card-columns.ts';
import type { SummaryRow } from '../card/property-rows.ts';

export type PublicProfileRow = {
  user_id: string;
  first_name: string;
  image_path: string | null;
  about: string;
  spoken_languages: string[];
  created_at: string;
  property_count: number;
  rating_average: number | null;
  review_count: number;
  is_rated_elsewhere: boolean;
  nightly_count: number;
  monthly_count: number;
  answer_minutes: number | null;
};

/** A page of homes with the count and the bounds of all of them. */
type OwnedPage = {
  properties: SummaryRow[];
  count: number;
  isCountExact: boolean;
  bounds: { south: number; west: number; north: number; east: number } | null;
};

type OwnedRow = { count: number; south: number; west: number; north: number; east: number } & (
  | SummaryRow
  | { id: null }
);

export type PublicProfileRepository = ReturnType<typeof createPublicProfileRepository>;

export function createPublicProfileRepository(database: Database) {
  return {
    /**
     * Undefined for everybody who lets no published home. A home's rating weighs as much as it has reviews.
     */
    async findProfile(userId: string): Promise<PublicProfileRow | undefined> {
      const { rows } = await sql<PublicProfileRow>`
        select profile.user_id, profile.first_name, profile.image_path, profile.created_at, profile.about,
          to_jsonb(profile.spoken_languages) as spoken_languages,
          homes.property_count, homes.rating_average, homes.review_count, homes.is_rated_elsewhere,
          homes.nightly_count, homes.monthly_count,
          ${usualAnswerMinutes(sql.ref('profile.user_id'))} as answer_minutes
        from profile
        cross join lateral (
          select count(*) as property_count, coalesce(sum(property.review_count), 0) as review_count,
            round(sum(property.rating_average * property.review_count)
              / nullif(sum(property.review_count) filter (where property.rating_average is not null), 0), 2)
              as rating_average,
            bool_or(${isRatedElsewhere}) as is_rated_elsewhere,
            count(*) filter (where property.is_available_for_short_term) as nightly_count,
            count(*) filter (where property.is_available_for_long_term) as monthly_count
          from property
          where property.owner_id = profile.user_id and property.is_published
        ) as homes
        where profile.user_id = ${userId} and homes.property_count > 0
      `.execute(database);
      return rows[0];
    },

    /** Best first, as a search recommends them. */
    async findProperties(
      userId: string,
      { page, language, term }: { page: number; language: LanguageTag; term?: StayTerm | undefined },
    ): Promise<OwnedPage> {
      const { rows } = await sql<OwnedRow>`
        with owned as materialized (
          select search.property_id, search.point, search.recommendation
          from property join property_search as search on search.property_id = property.id
          where property.owner_id = ${userId} and ${isLetBy(term)}
        ),
        total as (
          select count(*) as count, min(point[1]) as south, min(point[0]) as west, max(point[1]) as north,
            max(point[0]) as east
          from owned
        ),
        page as (
          select * from owned order by recommendation desc, property_id
          limit ${PROPERTIES_PER_PAGE}::int offset ${(page - 1) * PROPERTIES_PER_PAGE}::int
        )
        select total.*, ${summaryColumns(language, sql.ref('page.point'))}
        from total
        left join (
          page
          join property on property.id = page.property_id
          join city on city.id = property.city_id
          left join lateral ${textIn(language)} as text on true
        ) on true
        order by page.recommendation desc, page.property_id
      `.execute(database);
      return toPage(rows);
    },
  };
}

function isLetBy(term: StayTerm | undefined): RawBuilder<boolean> {
  if (term === 'night') return sql`property.is_available_for_short_term`;
  return term === 'month' ? sql`property.is_available_for_long_term` : sql`true`;
}

/** Every row carries the totals; a page without homes is one row without a home. */
function toPage(rows: OwnedRow[]): OwnedPage {
  const [row] = rows;
  if (!row) throw new Error('An aggregate without groups answers one row.');
  const { count, south, west, north, east } = row;
  return {
    properties: rows.flatMap((each) => (each.id === null ? [] : [each])),
    count: Math.min(count, EXACT_COUNT_MAXIMUM),
    isCountExact: count <= EXACT_COUNT_MAXIMUM,
    bounds: count === 0 ? null : { south, west, north, east },
  };
}
