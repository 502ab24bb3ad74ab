import { toDay } from '@moien/contract';
import type { ApiConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { createExchangeRateRepository } from '../domains/catalog/exchange-rate/exchange-rate.repository.ts';
import { createPinAnswers } from '../domains/catalog/pins/pin-answers.ts';
import { readPinsQuery } from '../domains/catalog/pins/pins.query.ts';
import { createPinsRepository } from '../domains/catalog/pins/pins.repository.ts';
import { pinsRoutes } from '../domains/catalog/pins/pins.routes.ts';
import { createPinsService } from '../domains/catalog/pins/pins.service.ts';
import { createPropertyRepository } from '../domains/catalog/property/property.repository.ts';
import { propertyRoutes } from '../domains/catalog/property/property.routes.ts';
import { createPropertyService } from '../domains/catalog/property/property.service.ts';
import { createSearchAnswers } from '../domains/catalog/property/search-answers.ts';
import { propertyReportRoutes } from '../domains/catalog/property-report/property-report.routes.ts';
import { createPropertyReportService } from '../domains/catalog/property-report/property-report.service.ts';
import { createPublicProfileRepository } from '../domains/catalog/public-profile/public-profile.repository.ts';
import { publicProfileRoutes } from '../domains/catalog/public-profile/public-profile.routes.ts';
import { createPublicProfileService } from '../domains/catalog/public-profile/public-profile.service.ts';
import { createQuoteRepository } from '../domains/catalog/quote/quote.repository.ts';
import { quoteRoutes } from '../domains/catalog/quote/quote.routes.ts';
import { createQuoteService } from '../domains/catalog/quote/quote.service.ts';
import { createAnswerKeeper } from '../domains/catalog/search/answer-keeper.ts';
import { createSearchRepository } from '../domains/catalog/search/search.repository.ts';
import { createSearchService } from '../domains/catalog/search/search.service.ts';
import { createSimilarRepository } from '../domains/catalog/similar/similar.repository.ts';
import { similarRoutes } from '../domains/catalog/similar/similar.routes.ts';
import { createSimilarService } from '../domains/catalog/similar/similar.service.ts';
import type { SessionService } from '../domains/identity/session/session.service.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import { addDaily } from '../plugins/daily.ts';
import { addRealtime } from '../realtime/add-realtime.ts';

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
