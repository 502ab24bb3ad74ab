import type { Favorite } from '@moien/contract';
import { presentCard } from '../property/kept-card.ts';
import type { WarningLog } from '../property/present-each.ts';
import type { FavoriteRow } from './favorite.repository.ts';

export function presentFavorite(row: FavoriteRow, log: WarningLog): Favorite {
  return { propertyId: row.property_id, creationTimestamp: row.created_at, property: presentCard(row, log) };
}
