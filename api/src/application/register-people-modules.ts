import { toDay } from '@moien/contract';
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
  createAccountRepository,
  createPersonalDataService,
  personalDataRoutes,
} from '../domains/identity/index.ts';
import type { ApiInstance } from '../lib/api-instance.ts';

/** What people do with the homes that they find, and what is kept of them. */
export function registerPeopleModules(app: ApiInstance, database: Database, now: () => Date): void {
  const today = () => toDay(now());
  const lists = createFavoriteListRepository(database);
  favoriteRoutes(app, createFavoriteService(createFavoriteRepository(database), lists, today, app.log));
  favoriteListRoutes(app, createFavoriteListService(lists, now));
  const searches = createPastSearchRepository(database);
  historyRoutes(app, createHistoryService(createHistoryRepository(database), searches, now, app.log));
  const accounts = createAccountRepository(database);
  const findEmail = async (userId: string) => (await accounts.findAccount(userId, now()))?.email;
  personalDataRoutes(app, createPersonalDataService(database, findEmail, now));
}
