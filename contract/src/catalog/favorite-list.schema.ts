import { type Static, Type } from 'typebox';
import { Nullable, Uuid } from '../lib/scalars.schema.ts';
import { FAVORITE_LIST_NAME_MAXIMUM, FAVORITE_LISTS_MAXIMUM, FAVORITE_NOTE_MAXIMUM } from './limits.ts';

const name = Type.String({ minLength: 1, maxLength: FAVORITE_LIST_NAME_MAXIMUM });

export const NewFavoriteList = Type.Object({ name }, { additionalProperties: false });
export type NewFavoriteList = Static<typeof NewFavoriteList>;

/** Besides the default list, which has no id. */
export const FavoriteList = Type.Object({ id: Uuid, name });
export type FavoriteList = Static<typeof FavoriteList>;

/** By name. */
export const FavoriteListArray = Type.Array(FavoriteList, { maxItems: FAVORITE_LISTS_MAXIMUM });

export const FavoriteLists = Type.Object({ favoriteListArray: FavoriteListArray });
export type FavoriteLists = Static<typeof FavoriteLists>;

/** What stands beside a favorite; `listId` null: the default list. */
export const favoriteDetails = {
  listId: Nullable(Uuid, 'null: the default list'),
  note: Type.String({ maxLength: FAVORITE_NOTE_MAXIMUM }),
};

export const FavoriteChange = Type.Object(
  { listId: Type.Optional(favoriteDetails.listId), note: Type.Optional(favoriteDetails.note) },
  { additionalProperties: false },
);
export type FavoriteChange = Static<typeof FavoriteChange>;
