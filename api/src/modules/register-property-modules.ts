import { toDay } from '@moien/contract';
import type { ApiInstance } from '../api-instance.ts';
import type { ApiConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { addDaily } from '../plugins/daily.ts';
import { addRealtime } from '../realtime/add-realtime.ts';
import { createExchangeRateRepository } from './exchange-rate/exchange-rate.repository.ts';
import { createAnswerKeeper } from './property/answer-keeper.ts';
import { createPinAnswers } from './property/pin-answers.ts';
import { readPinsQuery } from './property/pins.query.ts';
import { createPinsRepository } from './property/pins.repository.ts';
import { pinsRoutes } from './property/pins.routes.ts';
import { createPinsService } from './property/pins.service.ts';
import { createPropertyRepository } from './property/property.repository.ts';
import { propertyRoutes } from './property/property.routes.ts';
import { createPropertyService } from './property/property.service.ts';
import { createQuoteRepository } from './property/quote.repository.ts';
import { quoteRoutes } from './property/quote.routes.ts';
import { createQuoteService } from './property/quote.service.ts';
import { createSearchRepository } from './property/search.repository.ts';
import { createSearchService } from './property/search.service.ts';
import { createSearchAnswers } from './property/search-answers.ts';
import { createSimilarRepository } from './property/similar.repository.ts';
import { similarRoutes } from './property/similar.routes.ts';
import { createSimilarService } from './property/similar.service.ts';
import { propertyReportRoutes } from './property-report/property-report.routes.ts';
import { createPropertyReportService } from './property-report/property-report.service.ts';
import { createPublicProfileRepository } from './public-profile/public-profile.repository.ts';
import { publicProfileRoutes } from './public-profile/public-profile.routes.ts';
import { createPublicProfileService } from './public-profile/public-profile.service.ts';
import type { SessionService } from './session/session.service.ts';

/** What is let: search, a home's page, and all that hangs on it. */
export function registerPropertyModules(
  app: ApiInstance,
  database: Database,
  { searchCacheBytes, publicOrigin }: Pick<ApiConfig, 'searchCacheBytes' | 'publicOrigin'>,
  now: () => Date,
  sessions: SessionService,
  readGeneration: () => Promise<number>,
): void {
  const today = () => toDay(now());
  const keepAnswer = createAnswerKeeper(readGeneration, searchCacheBytes);
  const searchService = createSearchService(createSearchRepository(database), today);
  const propertyService = createPropertyService(
    createPropertyRepository(database),
    searchService,
    today,
    app.log,
  );
  propertyRoutes(app, propertyService, createSearchAnswers(propertyService, keepAnswer, today));
  const pins = createPinsService(createPinsRepository(database), searchService, app.log);
  const answerPins = createPinAnswers(pins, keepAnswer, today);
  pinsRoutes(app, answerPins);
  const findPins = async (query: string) =>
    JSON.parse(await answerPins(readPinsQuery(`?${query}`), JSON.stringify));
  addRealtime(app, { sessions, publicOrigin, readGeneration, findPins });
  const rates = createExchangeRateRepository(database);
  quoteRoutes(
    app,
    createQuoteService(createQuoteRepository(database), () => rates.listNewest(), today),
  );
  similarRoutes(app, createSimilarService(createSimilarRepository(database), today, app.log));
  publicProfileRoutes(app, createPublicProfileService(createPublicProfileRepository(database), app.log));
  const reports = createPropertyReportService(database, now);
  propertyReportRoutes(app, reports, sessions, publicOrigin);
  addDaily(app, 'remove old reports', () => reports.removeOld());
}
