import { Type } from 'typebox';
import { Message, Uuid } from '../lib/scalars.schema.ts';
import { FavoriteIds, Favorites, History, VisitsQuery } from './favorite.schema.ts';
import { FavoriteChange, FavoriteLists, NewFavoriteList } from './favorite-list.schema.ts';
import {
  FavoriteListKey,
  FavoriteShareChange,
  FavoriteShares,
  SharedFavorites,
  SharedFavoritesQuery,
} from './favorite-share.schema.ts';
import { HistoryPause, NewPastSearch } from './past-search.schema.ts';
import { StayQuery } from './quote.schema.ts';

const propertyPath = Type.Object({ propertyId: Uuid });
const idPath = Type.Object({ id: Uuid });
const sharePath = Type.Object({ list: FavoriteListKey });

// One's own.

/** With arrival and departure each home says whether it can be booked for the stay, and what that costs. */
export const getFavorites = {
  method: 'GET',
  url: '/api/favorites',
  query: StayQuery,
  response: Favorites,
} as const;

export const getFavoriteIds = {
  method: 'GET',
  url: '/api/favorites/ids',
  response: FavoriteIds,
} as const;

/** May be repeated. Answers all ids, newest first. */
export const addFavorite = {
  method: 'PUT',
  url: '/api/favorites/:propertyId',
  path: propertyPath,
  response: FavoriteIds,
} as const;

export const removeFavorite = {
  method: 'DELETE',
  url: '/api/favorites/:propertyId',
  path: propertyPath,
  response: FavoriteIds,
} as const;

/**
 * Puts a favorite into a list, or writes its note; what is not said stays. Refused with 404
 * `favorite-not-found` or `favorite-list-not-found`.
 */
export const changeFavorite = {
  method: 'PATCH',
  url: '/api/favorites/:propertyId',
  path: propertyPath,
  body: FavoriteChange,
  response: Message,
} as const;

/**
 * The id, a UUIDv7, is made by who names the list; an existing one is renamed. Refused with 409
 * `favorite-list-name-taken` or `too-many-favorite-lists`.
 */
export const putFavoriteList = {
  method: 'PUT',
  url: '/api/favorite-lists/:id',
  path: idPath,
  body: NewFavoriteList,
  response: FavoriteLists,
} as const;

/** Its homes go to the default list. May be repeated. */
export const deleteFavoriteList = {
  method: 'DELETE',
  url: '/api/favorite-lists/:id',
  path: idPath,
  response: FavoriteLists,
} as const;

/**
 * Makes a link for a list, or changes what the one that is there shows: the link stays. Refused with 404
 * `favorite-list-not-found`, 409 `too-many-favorite-shares`, or 403 `account-blocked`.
 */
export const putFavoriteShare = {
  method: 'PUT',
  url: '/api/favorite-shares/:list',
  path: sharePath,
  body: FavoriteShareChange,
  response: FavoriteShares,
} as const;

/** The link leads nowhere from now on. May be repeated. */
export const deleteFavoriteShare = {
  method: 'DELETE',
  url: '/api/favorite-shares/:list',
  path: sharePath,
  response: FavoriteShares,
} as const;

/**
 * A list that somebody shares, for whoever has its link. 404 `shared-favorites-not-found` says the same of a
 * link that has ended and of one that never was.
 */
export const getSharedFavorites = {
  method: 'GET',
  url: '/api/shared-favorites',
  query: SharedFavoritesQuery,
  response: SharedFavorites,
} as const;

export const getHistory = {
  method: 'GET',
  url: '/api/history',
  query: VisitsQuery,
  response: History,
} as const;

/**
 * Keeps a search, unless the history is paused; the last time of a day counts. Refused with 400 where it is
 * none.
 */
export const addPastSearch = {
  method: 'PUT',
  url: '/api/history/searches',
  body: NewPastSearch,
  response: Message,
} as const;

/** May be repeated. */
export const removePastSearch = {
  method: 'DELETE',
  url: '/api/history/searches/:id',
  path: idPath,
  response: Message,
} as const;

/** While it is paused, neither visits nor searches are recorded; what is there stays. */
export const pauseHistory = {
  method: 'PUT',
  url: '/api/history/pause',
  body: HistoryPause,
  response: HistoryPause,
} as const;

/** Somebody looks at a home; the last visit counts. */
export const addPropertyVisit = {
  method: 'PUT',
  url: '/api/history/:propertyId',
  path: propertyPath,
  response: Message,
} as const;

export const removePropertyVisit = {
  method: 'DELETE',
  url: '/api/history/:propertyId',
  path: propertyPath,
  response: Message,
} as const;

export const clearHistory = { method: 'DELETE', url: '/api/history', response: Message } as const;

/** Those that the browser makes, by name. */
export const favoriteCalls = {
  getFavorites,
  getFavoriteIds,
  addFavorite,
  removeFavorite,
  changeFavorite,
  putFavoriteList,
  deleteFavoriteList,
  putFavoriteShare,
  deleteFavoriteShare,
  getSharedFavorites,
  getHistory,
  addPropertyVisit,
  removePropertyVisit,
  clearHistory,
  addPastSearch,
  removePastSearch,
  pauseHistory,
} as const;
