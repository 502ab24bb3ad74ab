import { type Static, Type } from 'typebox';
import { Instant, Nullable, Uuid } from '../lib/scalars.schema.ts';
import { favoriteDetails } from './favorite-list.schema.ts';
import {
  DEFAULT_FAVORITE_LIST,
  FAVORITE_LIST_NAME_MAXIMUM,
  FAVORITE_SHARES_MAXIMUM,
  FAVORITES_MAXIMUM,
} from './limits.ts';
import { PropertySummary } from './property.schema.ts';
import { StayQuery } from './quote.schema.ts';

/** 256 random bits as base64url. */
const token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

const hasNotes = Type.Boolean({ description: 'whether who opens the link reads the notes' });

export const FavoriteShareChange = Type.Object({ hasNotes }, { additionalProperties: false });
export type FavoriteShareChange = Static<typeof FavoriteShareChange>;

/** A link by which anybody who has it sees a list of favorites. */
export const FavoriteShare = Type.Object({
  listId: favoriteDetails.listId,
  token,
  hasNotes,
  expiryTimestamp: Instant,
});
export type FavoriteShare = Static<typeof FavoriteShare>;

/** At most one for each list. */
export const FavoriteShareArray = Type.Array(FavoriteShare, { maxItems: FAVORITE_SHARES_MAXIMUM });

export const FavoriteShares = Type.Object({ favoriteShareArray: FavoriteShareArray });
export type FavoriteShares = Static<typeof FavoriteShares>;

/** The token is in the query, which no log has. */
export const SharedFavoritesQuery = Type.Object(
  { ...StayQuery.properties, token: Type.String({ maxLength: 100 }) },
  { additionalProperties: false },
);
export type SharedFavoritesQuery = Static<typeof SharedFavoritesQuery>;

/** A favorite as others see it. */
export const SharedFavorite = Type.Object({
  property: Type.Union([PropertySummary, Type.Null()], { description: 'null: no longer offered' }),
  isBookableForStay: Nullable(
    Type.Boolean(),
    'null: no stay was asked for, or the home is no longer offered',
  ),
  /** Empty unless the notes are shared. */
  note: favoriteDetails.note,
});
export type SharedFavorite = Static<typeof SharedFavorite>;

/** Newest first. */
export const SharedFavorites = Type.Object({
  listName: Nullable(Type.String({ maxLength: FAVORITE_LIST_NAME_MAXIMUM }), 'null: the default list'),
  firstName: Type.String(),
  favoriteArray: Type.Array(SharedFavorite, { maxItems: FAVORITES_MAXIMUM }),
});
export type SharedFavorites = Static<typeof SharedFavorites>;

export const FavoriteListKey = Type.Union([Uuid, Type.Literal(DEFAULT_FAVORITE_LIST)]);
