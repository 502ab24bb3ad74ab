import type { ApiInstance } from '../api-instance.ts';
import type { Database } from '../database/database.ts';
import { createFavoriteRepository } from './favorite/favorite.repository.ts';
import { favoriteRoutes } from './favorite/favorite.routes.ts';
import { createFavoriteService } from './favorite/favorite.service.ts';
import { createHistoryRepository } from './history/history.repository.ts';
import { historyRoutes } from './history/history.routes.ts';
import { createHistoryService } from './history/history.service.ts';
import { createSearchDataRepository } from './search-data/search-data.repository.ts';
import { searchDataRoutes } from './search-data/search-data.routes.ts';
import { createSearchDataService } from './search-data/search-data.service.ts';

/** What people do with the homes that they find. */
export function registerPeopleModules(app: ApiInstance, database: Database, now: () => Date): void {
  favoriteRoutes(app, createFavoriteService(createFavoriteRepository(database), app.log));
  historyRoutes(app, createHistoryService(createHistoryRepository(database), app.log));
  searchDataRoutes(app, createSearchDataService(createSearchDataRepository(database), now));
}
