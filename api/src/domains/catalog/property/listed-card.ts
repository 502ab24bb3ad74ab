import type { LanguageTag, PropertySummary } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import { textIn } from '../../../database/property-text.ts';
import { presentEach, type WarningLog } from '../../../lib/present-each.ts';
import { summaryColumns } from '../card/card-columns.ts';
import type { SummaryRow } from '../card/property-rows.ts';
import { quoteOf, type StayRow, stayTerms } from '../criteria/stay-columns.ts';
import { isBookableFor, type WantedStay } from '../search/wanted-stay.ts';
import { presentSummary } from './property.presenter.ts';

type OfferedRow = SummaryRow & StayRow & { is_bookable_for_stay: boolean | null };

/** A row of somebody's favorites or history; the card is null when the home is no longer published. */
export type CardRow = OfferedRow | { [Column in keyof OfferedRow]: null };

/**
 * The card of the home with an id, as a lateral table named `card`; with a stay also what that costs, where
 * the home can be booked for it. `offset 0` keeps that question a subquery: it would be asked again wherever
 * it is named.
 */
export const cardOf = (propertyId: RawBuilder<unknown>, language: LanguageTag, stay?: WantedStay) => sql`
  left join lateral (
    select ${summaryColumns(language, sql.ref('property_search.point'))}, wanted.is_bookable_for_stay,
      ${stay ? sql`case when wanted.is_bookable_for_stay then ${stayTerms(stay)} end` : sql`null::jsonb`} as stay_terms
    from property
    join property_search on property_search.property_id = property.id
    join city on city.id = property.city_id
    left join lateral ${textIn(language)} as text on true
    cross join lateral (
      select ${stay ? isBookableFor('property_search', stay) : sql`null::boolean`} as is_bookable_for_stay offset 0
    ) as wanted
    where property.id = ${propertyId}
  ) as card on true`;

/** The stay has a price where the home can be booked for it. */
export function presentCard(row: CardRow, log: WarningLog, stay?: WantedStay): PropertySummary | null {
  if (row.id === null) return null;
  const [card] = presentEach(
    [row],
    (home) => presentSummary(home, null, row.is_bookable_for_stay ? quoteOf(home, stay) : null),
    log,
  );
  return card ?? null;
}
