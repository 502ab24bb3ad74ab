import type { ApiInstance } from '../api-instance.ts';
import type { Database } from '../database/database.ts';
import { createAccountRepository } from './account/account.repository.ts';
import { createFavoriteRepository } from './favorite/favorite.repository.ts';
import { favoriteRoutes } from './favorite/favorite.routes.ts';
import { createFavoriteService } from './favorite/favorite.service.ts';
import { createHistoryRepository } from './history/history.repository.ts';
import { historyRoutes } from './history/history.routes.ts';
import { createHistoryService } from './history/history.service.ts';
import { personalDataRoutes } from './personal-data/personal-data.routes.ts';
import { createPersonalDataService } from './personal-data/personal-data.service.ts';

/** What people do with the homes that they find, and what is kept of them. */
export function registerPeopleModules(app: ApiInstance, database: Database, now: () => Date): void {
  favoriteRoutes(app, createFavoriteService(createFavoriteRepository(database), app.log));
  historyRoutes(app, createHistoryService(createHistoryRepository(database), app.log));
  const accounts = createAccountRepository(database);
  const findEmail = async (userId: string) => (await accounts.findAccount(userId, now()))?.email;
  personalDataRoutes(app, createPersonalDataService(database, findEmail, now));
}
