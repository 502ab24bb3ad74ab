import type { PropertyVisit } from '@moien/contract';
import type { WarningLog } from '../../../lib/present-each.ts';
import { presentCard } from '../property/listed-card.ts';
import type { PropertyVisitRow } from './history.repository.ts';

export function presentPropertyVisit(row: PropertyVisitRow, log: WarningLog): PropertyVisit {
  return { propertyId: row.property_id, visitTimestamp: row.visited_at, property: presentCard(row, log) };
}
