import { toDay } from '@moien/contract';
import type { ApiInstance } from '../api-instance.ts';
import type { ApiConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { createMarkdownRenderer } from '../markdown/markdown-renderer.ts';
import type { Clock } from '../milliseconds.ts';
import { addDaily } from '../plugins/daily.ts';
import { createArticleRepository } from './article/article.repository.ts';
import { articleRoutes } from './article/article.routes.ts';
import { createArticleService } from './article/article.service.ts';
import { articleFeedRoutes } from './article/article-feed.routes.ts';
import { findCity } from './city/city.repository.ts';
import { cityRoutes } from './city/city.routes.ts';
import { createCityService } from './city/city.service.ts';
import { findCountry } from './country/country.repository.ts';
import { countryRoutes } from './country/country.routes.ts';
import { createCountryService } from './country/country.service.ts';
import { createEssentialsRepository } from './essentials/essentials.repository.ts';
import { essentialsRoutes } from './essentials/essentials.routes.ts';
import { createEssentialsService } from './essentials/essentials.service.ts';
import { createEventRepository } from './event/event.repository.ts';
import { eventRoutes } from './event/event.routes.ts';
import { createEventService } from './event/event.service.ts';
import { readInformationPages } from './information-page/information-files.ts';
import { informationPageRoutes } from './information-page/information-page.routes.ts';
import { createInformationPageService } from './information-page/information-page.service.ts';
import { findCitiesByName } from './location/location.repository.ts';
import { locationRoutes } from './location/location.routes.ts';
import { createLocationService } from './location/location.service.ts';
import { readSearchGeneration, shareReading } from './property/search-generation.ts';
import { registerAccountModules } from './register-account-modules.ts';
import { registerFormModules } from './register-form-modules.ts';
import { registerMessagingModules } from './register-messaging-modules.ts';
import { registerPeopleModules } from './register-people-modules.ts';
import { registerPropertyModules } from './register-property-modules.ts';
import { registerSecurityModules } from './register-security-modules.ts';
import { registerSignInModules } from './register-sign-in-modules.ts';
import { addReleases } from './release/release.module.ts';
import { accountSessionRoutes } from './session/account-session.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import type { SessionService } from './session/session.service.ts';
import { createReportBudget } from './telemetry/report-budget.ts';
import { readShellVersions } from './telemetry/shell-builds.ts';
import { createTelemetryRepository } from './telemetry/telemetry.repository.ts';
import { telemetryRoutes } from './telemetry/telemetry.routes.ts';
import { createTelemetryService } from './telemetry/telemetry.service.ts';

/** Wires each module: routes call a service, a service calls its repository. */
export function registerModules(
  app: ApiInstance,
  database: Database,
  config: ApiConfig,
  clock: Clock,
  sessions: SessionService,
  shellVersions = readShellVersions(),
): void {
  const { now, elapsed } = clock;
  const { publicOrigin } = config;
  const today = () => toDay(now());
  sessionRoutes(app, sessions);
  accountSessionRoutes(app, sessions);
  registerMessagingModules(app, database);
  registerPeopleModules(app, database, now);
  registerSecurityModules(app, database);
  addDaily(app, 'remove ended sessions', () => sessions.removeEnded());
  const signIn = registerSignInModules(app, database, config, now, sessions);
  registerAccountModules(app, database, config, now, { ...signIn, sessions });
  const readGeneration = shareReading(() => readSearchGeneration(database));
  essentialsRoutes(app, createEssentialsService(createEssentialsRepository(database), readGeneration));
  locationRoutes(
    app,
    createLocationService({ findCitiesByName: (term, maximum) => findCitiesByName(database, term, maximum) }),
  );
  cityRoutes(app, createCityService({ findCity: (cityId) => findCity(database, cityId) }));
  countryRoutes(app, createCountryService({ findCountry: (code) => findCountry(database, code) }));
  registerPropertyModules(app, database, config, now, sessions, readGeneration);
  const renderMarkdown = createMarkdownRenderer();
  const articleService = createArticleService(createArticleRepository(database), renderMarkdown, now);
  articleRoutes(app, articleService);
  articleFeedRoutes(app, articleService, publicOrigin);
  eventRoutes(app, createEventService(createEventRepository(database), renderMarkdown, now), publicOrigin);
  informationPageRoutes(app, createInformationPageService(readInformationPages(), today));
  registerFormModules(app, database, config, now, sessions);
  const { requireToken } = addReleases(app, database, config, now, signIn.checkProof);
  const budget = config.isRateLimited ? createReportBudget(elapsed) : undefined;
  const telemetry = createTelemetryService(
    createTelemetryRepository(database),
    app.log,
    clock,
    budget,
    shellVersions,
  );
  telemetryRoutes(app, telemetry, requireToken);
  addDaily(app, 'remove old faults', () => telemetry.removeOld());
}
