import type { FavoriteShare, SharedFavorite } from '@moien/contract';
import type { WarningLog } from '../../../lib/present-each.ts';
import { presentCard } from '../property/listed-card.ts';
import type { WantedStay } from '../search/wanted-stay.ts';
import type { FavoriteShareRow } from './favorite-share.repository.ts';
import type { SharedFavoriteRow } from './shared-favorites.repository.ts';

export function presentShare(row: FavoriteShareRow): FavoriteShare {
  return {
    listId: row.list_id,
    token: row.token,
    hasNotes: row.has_notes,
    expiryTimestamp: row.expires_at,
  };
}

/** Of a home that is gone nothing is told, not even its id. */
export function presentSharedFavorite(
  row: SharedFavoriteRow,
  log: WarningLog,
  stay: WantedStay | undefined,
): SharedFavorite {
  return {
    property: presentCard(row, log, stay),
    isBookableForStay: row.is_bookable_for_stay,
    note: row.note,
  };
}
