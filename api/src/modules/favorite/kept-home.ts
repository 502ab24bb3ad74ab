import type { LanguageTag, PropertySummary } from '@moien/contract';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { summaryColumns, textIn } from '../property/card-columns.ts';
import { presentEach, type WarningLog } from '../property/present-each.ts';
import { presentSummary } from '../property/property.presenter.ts';
import type { SummaryRow } from '../property/property-rows.ts';

/** A row of a list that somebody keeps; the card is empty when the home is no longer offered. */
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

/**
 * What somebody keeps changes one after the other until the transaction ends, so that its limit holds.
 * @returns false when there is no account any more, be it only just
 */
export async function lockPerson(transaction: Transaction<Tables>, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from account where user_id = ${userId} for no key update
  `.execute(transaction);
  return rows.length > 0;
}
