import type { Database } from '../database/database.ts';
import { createFavoriteRepository } from '../domains/catalog/favorite/favorite.repository.ts';
import { favoriteRoutes } from '../domains/catalog/favorite/favorite.routes.ts';
import { createFavoriteService } from '../domains/catalog/favorite/favorite.service.ts';
import { createHistoryRepository } from '../domains/catalog/history/history.repository.ts';
import { historyRoutes } from '../domains/catalog/history/history.routes.ts';
import { createHistoryService } from '../domains/catalog/history/history.service.ts';
import { createAccountRepository } from '../domains/identity/account/account.repository.ts';
import { personalDataRoutes } from '../domains/identity/personal-data/personal-data.routes.ts';
import { createPersonalDataService } from '../domains/identity/personal-data/personal-data.service.ts';
import type { ApiInstance } from '../lib/api-instance.ts';

/** What people do with the homes that they find, and what is kept of them. */
export function registerPeopleModules(app: ApiInstance, database: Database, now: () => Date): void {
  favoriteRoutes(app, createFavoriteService(createFavoriteRepository(database), app.log));
  historyRoutes(app, createHistoryService(createHistoryRepository(database), app.log));
  const accounts = createAccountRepository(database);
  const findEmail = async (userId: string) => (await accounts.findAccount(userId, now()))?.email;
  personalDataRoutes(app, createPersonalDataService(database, findEmail, now));
}
