import { toDay } from '@moien/contract';
import type { ApiConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Bookings } from '../domains/booking/index.ts';
import {
  createCachedResponses,
  createExchangeRateRepository,
  createPinAnswers,
  createPinsRepository,
  createPinsService,
  createPropertyReportService,
  createPropertyRepository,
  createPropertyService,
  createPublicProfileRepository,
  createPublicProfileService,
  createQuoteRepository,
  createQuoteService,
  createSearchAnswers,
  createSearchRepository,
  createSearchService,
  createSimilarRepository,
  createSimilarService,
  extendCalendars,
  followRegistrationRules,
  pinsRoutes,
  propertyReportRoutes,
  propertyRoutes,
  publicProfileRoutes,
  quoteRoutes,
  readPinsQuery,
  similarRoutes,
} from '../domains/catalog/index.ts';
import type { SessionService } from '../domains/identity/index.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import { addDaily } from '../plugins/daily.ts';
import type { FindPins } from '../realtime/pin-watch.ts';

/**
 * What is let: search, a home's page, and all that hangs on it. @returns what live maps ask
 */
export function registerPropertyModules(
  app: ApiInstance,
  database: Database,
  { searchCacheBytes, publicOrigin }: Pick<ApiConfig, 'searchCacheBytes' | 'publicOrigin'>,
  now: () => Date,
  sessions: SessionService,
  readGeneration: () => Promise<number>,
  bookings: Pick<Bookings, 'settleHolds'>,
): { findPins: FindPins } {
  const today = () => toDay(now());
  const cachedResponse = createCachedResponses(readGeneration, searchCacheBytes);
  const searchService = createSearchService(createSearchRepository(database), today);
  const propertyService = createPropertyService(
    createPropertyRepository(database),
    searchService,
    today,
    app.log,
  );
  propertyRoutes(app, propertyService, createSearchAnswers(propertyService, cachedResponse, today));
  const pins = createPinsService(createPinsRepository(database), searchService, app.log);
  const answerPins = createPinAnswers(pins, cachedResponse, today);
  pinsRoutes(app, answerPins);
  const findPins = async (query: string) =>
    JSON.parse(await answerPins(readPinsQuery(`?${query}`), JSON.stringify));
  const rates = createExchangeRateRepository(database);
  quoteRoutes(
    app,
    createQuoteService(createQuoteRepository(database), () => rates.listNewest(), today),
    sessions,
    bookings.settleHolds,
  );
  similarRoutes(app, createSimilarService(createSimilarRepository(database), today, app.log));
  publicProfileRoutes(app, createPublicProfileService(createPublicProfileRepository(database), app.log));
  const reports = createPropertyReportService(database, now);
  propertyReportRoutes(app, reports, sessions, publicOrigin);
  addDaily(app, 'remove old reports', () => reports.removeOld());
  addDaily(app, 'follow the days of registration rules', () => followRegistrationRules(database));
  addDaily(app, 'move the ends of calendars on', () => extendCalendars(database));
  return { findPins };
}
