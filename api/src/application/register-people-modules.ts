import { toDay } from '@moien/contract';
import type { ApiConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import {
  createFavoriteListRepository,
  createFavoriteListService,
  createFavoriteRepository,
  createFavoriteService,
  createHistoryRepository,
  createHistoryService,
  createPastSearchRepository,
  favoriteListRoutes,
  favoriteRoutes,
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
  const today = () => toDay(now());
  const lists = createFavoriteListRepository(database);
  favoriteRoutes(app, createFavoriteService(createFavoriteRepository(database), lists, today, app.log));
  favoriteListRoutes(app, createFavoriteListService(lists, now));
  const searches = createPastSearchRepository(database);
  historyRoutes(app, createHistoryService(createHistoryRepository(database), searches, now, app.log));
  const store = createPhotoStore(mediaDirectory, useStorage(app).area('pictures'), 'people');
  const pictures = createPersonPictureService(database, store, now);
  addDaily(app, 'remove old pictures of people', () => pictures.removeOld());
  personalDetailsRoutes(app, createPersonalDetailsService(database, hasContact), pictures);
  return pictures;
}

/** The rules of messages, for texts that everybody reads. */
const hasContact = (text: string): boolean =>
  findPaymentDetails(text).length > 0 || findContactDetails(text).length > 0;
