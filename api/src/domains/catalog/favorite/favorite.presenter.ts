import type { Favorite } from '@moien/contract';
import type { WarningLog } from '../../../lib/present-each.ts';
import { presentCard } from '../property/listed-card.ts';
import type { FavoriteRow } from './favorite.repository.ts';

export function presentFavorite(row: FavoriteRow, log: WarningLog): Favorite {
  return { propertyId: row.property_id, creationTimestamp: row.created_at, property: presentCard(row, log) };
}
