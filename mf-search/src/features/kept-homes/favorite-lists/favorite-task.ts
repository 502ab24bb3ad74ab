import type { Favorite, FavoriteList } from '@moien/contract';

/** What a dialog of the favourites page is open for. */
export type FavoriteTask =
  /** Names a list; a new one takes in the home at once, where there is one. */
  | { kind: 'name'; list: FavoriteList | undefined; propertyId?: string }
  | { kind: 'delete'; list: FavoriteList }
  /** Shares a list by a link; undefined: the default one. */
  | { kind: 'share'; list: FavoriteList | undefined }
  | { kind: 'note'; favorite: Favorite };
