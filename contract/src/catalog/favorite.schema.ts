import { type Static, Type } from 'typebox';
import { LanguageQuery, Nullable, Uuid } from '../lib/scalars.schema.ts';
import { FavoriteListArray, favoriteDetails } from './favorite-list.schema.ts';
import { FavoriteShareArray } from './favorite-share.schema.ts';
import { FAVORITES_MAXIMUM, HISTORY_MAXIMUM, PAST_SEARCHES_MAXIMUM } from './limits.ts';
import { PastSearch } from './past-search.schema.ts';
import { PropertySummary } from './property.schema.ts';

/** A home that somebody has put aside; one that is no longer offered stays in the list without its card. */
export const Favorite = Type.Object({
  propertyId: Uuid,
  creationTimestamp: Type.String({ format: 'date-time' }),
  ...favoriteDetails,
  isBookableForStay: Nullable(
    Type.Boolean(),
    'null: no stay was asked for, or the home is no longer offered',
  ),
  property: Type.Union([PropertySummary, Type.Null()], { description: 'null: no longer offered' }),
});
export type Favorite = Static<typeof Favorite>;

/** Newest first, the lists that they are in, and which of these are shared. */
export const Favorites = Type.Object({
  favoriteArray: Type.Array(Favorite, { maxItems: FAVORITES_MAXIMUM }),
  favoriteListArray: FavoriteListArray,
  favoriteShareArray: FavoriteShareArray,
});
export type Favorites = Static<typeof Favorites>;

export const FavoriteIds = Type.Object({
  propertyIdArray: Type.Array(Uuid, { maxItems: FAVORITES_MAXIMUM }),
});
export type FavoriteIds = Static<typeof FavoriteIds>;

/** A home that somebody has looked at, once, at the last time. */
export const PropertyVisit = Type.Object({
  propertyId: Uuid,
  visitTimestamp: Type.String({ format: 'date-time' }),
  property: Type.Union([PropertySummary, Type.Null()], { description: 'null: no longer offered' }),
});
export type PropertyVisit = Static<typeof PropertyVisit>;

export const VisitsQuery = Type.Object(
  {
    ...LanguageQuery.properties,
    visitCount: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: HISTORY_MAXIMUM,
        description: 'so many visits at most; all without it',
      }),
    ),
  },
  { additionalProperties: false },
);

/** Visits and searches, the last one first. */
export const History = Type.Object({
  propertyVisitArray: Type.Array(PropertyVisit, { maxItems: HISTORY_MAXIMUM }),
  pastSearchArray: Type.Array(PastSearch, { maxItems: PAST_SEARCHES_MAXIMUM }),
  isPaused: Type.Boolean({ description: 'neither visits nor searches are recorded' }),
});
export type History = Static<typeof History>;
