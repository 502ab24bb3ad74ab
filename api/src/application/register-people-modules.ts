import type { Database } from '../database/database.ts';
import {
  createFavoriteRepository,
  createFavoriteService,
  createHistoryRepository,
  createHistoryService,
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
  favoriteRoutes(app, createFavoriteService(createFavoriteRepository(database), app.log));
  historyRoutes(app, createHistoryService(createHistoryRepository(database), app.log));
  const accounts = createAccountRepository(database);
  const findEmail = async (userId: string) => (await accounts.findAccount(userId, now()))?.email;
  personalDataRoutes(app, createPersonalDataService(database, findEmail, now));
}
