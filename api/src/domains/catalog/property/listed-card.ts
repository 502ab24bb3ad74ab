import type { LanguageTag, PropertySummary } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import { textIn } from '../../../database/property-text.ts';
import { presentEach, type WarningLog } from '../../../lib/present-each.ts';
import { summaryColumns } from '../card/card-columns.ts';
import type { SummaryRow } from '../card/property-rows.ts';
import { presentSummary } from './property.presenter.ts';

/** A row of somebody's favorites or history; the card is null when the home is no longer published. */
export type CardRow = SummaryRow | { [Column in keyof SummaryRow]: null };

/** The card of the home with an id, as a lateral table named `card`. */
export const cardOf = (propertyId: RawBuilder<unknown>, language: LanguageTag) => sql`
  left join lateral (
    select ${summaryColumns(language, sql.ref('property_search.point'))}
    from property
    join property_search on property_search.property_id = property.id
    join city on city.id = property.city_id
    left join lateral ${textIn(language)} as text on true
    where property.id = ${propertyId}
  ) as card on true`;

export function presentCard(row: CardRow, log: WarningLog): PropertySummary | null {
  if (row.id === null) return null;
  const [card] = presentEach([row], (home) => presentSummary(home, null), log);
  return card ?? null;
}
