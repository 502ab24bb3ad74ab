import type { PastSearch, PropertyVisit } from '@moien/contract';
import type { WarningLog } from '../../../lib/present-each.ts';
import { presentCard } from '../property/listed-card.ts';
import type { PropertyVisitRow } from './history.repository.ts';
import type { PastSearchRow } from './past-search.repository.ts';

export const presentPastSearch = ({ id, query, searched_at }: PastSearchRow): PastSearch => ({
  id,
  query,
  searchTimestamp: searched_at,
});

export function presentPropertyVisit(row: PropertyVisitRow, log: WarningLog): PropertyVisit {
  return { propertyId: row.property_id, visitTimestamp: row.visited_at, property: presentCard(row, log) };
}
