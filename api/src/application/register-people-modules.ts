import type { ApiConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import {
  createFavoriteListRepository,
  createFavoriteListService,
  createFavoriteRepository,
  createFavoriteService,
  createFavoriteShareRepository,
  createFavoriteShareService,
  createHistoryRepository,
  createHistoryService,
  createPastSearchRepository,
  createSharedFavoritesRepository,
  favoriteListRoutes,
  favoriteRoutes,
  favoriteShareRoutes,
  historyRoutes,
} from '../domains/catalog/index.ts';
import {
  createPersonalDetailsService,
  createPersonPictureService,
  type PersonPictureService,
  personalDetailsRoutes,
} from '../domains/identity/index.ts';
import { findContactDetails, findPaymentDetails } from '../domains/messaging/index.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import { createPhotoStore } from '../media/photo-store.ts';
import { addDaily } from '../plugins/daily.ts';
import { useStorage } from '../storage/use-storage.ts';

/**
 * What people do with the homes that they find, and what is kept of them.
 * @returns their pictures, which go with an account
 */
export function registerPeopleModules(
  app: ApiInstance,
  database: Database,
  { mediaDirectory }: Pick<ApiConfig, 'mediaDirectory'>,
  now: () => Date,
): PersonPictureService {
  registerFavorites(app, database, now);
  const searches = createPastSearchRepository(database);
  historyRoutes(app, createHistoryService(createHistoryRepository(database), searches, now, app.log));
  const store = createPhotoStore(mediaDirectory, useStorage(app).area('pictures'), 'people');
  const pictures = createPersonPictureService(database, store, now);
  addDaily(app, 'remove old pictures of people', () => pictures.removeOld());
  personalDetailsRoutes(app, createPersonalDetailsService(database, hasContact), pictures);
  return pictures;
}

function registerFavorites(app: ApiInstance, database: Database, now: () => Date): void {
  const lists = createFavoriteListRepository(database);
  const shares = createFavoriteShareRepository(database);
  const favorites = createFavoriteRepository(database);
  favoriteRoutes(app, createFavoriteService(favorites, { ...lists, ...shares }, now, app.log));
  favoriteListRoutes(app, createFavoriteListService(lists, now));
  const shared = createFavoriteShareService(shares, createSharedFavoritesRepository(database), now, app.log);
  favoriteShareRoutes(app, shared);
  addDaily(app, 'remove old links to favorites', () => shared.removeExpired());
}

/** The rules of messages, for texts that everybody reads. */
const hasContact = (text: string): boolean =>
  findPaymentDetails(text).length > 0 || findContactDetails(text).length > 0;
