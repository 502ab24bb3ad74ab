import type { Favorite } from '@moien/contract';
import type { WarningLog } from '../../../lib/present-each.ts';
import { presentCard } from '../property/listed-card.ts';
import type { WantedStay } from '../search/wanted-stay.ts';
import type { FavoriteRow } from './favorite.repository.ts';

export function presentFavorite(row: FavoriteRow, log: WarningLog, stay: WantedStay | undefined): Favorite {
  return {
    propertyId: row.property_id,
    creationTimestamp: row.created_at,
    listId: row.list_id,
    note: row.note,
    isBookableForStay: row.is_bookable_for_stay,
    property: presentCard(row, log, stay),
  };
}
