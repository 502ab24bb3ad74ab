import type { ApiConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { SessionService } from '../domains/identity/index.ts';
import {
  adPhotoRoutes,
  adRoutes,
  calendarRoutes,
  createAdPhotoService,
  createAdService,
  createCalendarEditService,
  createCalendarService,
  createHostStatisticsService,
  createStatisticsService,
  statisticsRoutes,
} from '../domains/letting/index.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import { createPhotoStore } from '../media/photo-store.ts';
import { addDaily } from '../plugins/daily.ts';
import { useStorage } from '../storage/use-storage.ts';

/** What owners do with their homes. */
export function registerLettingModules(
  app: ApiInstance,
  database: Database,
  { mediaDirectory }: Pick<ApiConfig, 'mediaDirectory'>,
  now: () => Date,
  sessions: SessionService,
): void {
  adRoutes(app, createAdService(database, now));
  const store = createPhotoStore(mediaDirectory, useStorage(app).area('pictures'), 'ads');
  const photos = createAdPhotoService(database, store, now);
  adPhotoRoutes(app, photos);
  addDaily(app, 'remove old photos of homes', () => photos.removeOld());
  const edits = createCalendarEditService(database, now);
  calendarRoutes(app, createCalendarService(database), edits);
  addDaily(app, 'remove old edits of calendars', () => edits.removeOld());
  const statistics = createStatisticsService(database, now);
  statisticsRoutes(app, statistics, createHostStatisticsService(database, now), sessions);
  addDaily(app, 'remove old views of homes', () => statistics.removeOldViews());
}
