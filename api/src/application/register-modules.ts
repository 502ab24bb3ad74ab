import { toDay } from '@moien/contract';
import type { ApiConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { findCity } from '../domains/catalog/city/city.repository.ts';
import { cityRoutes } from '../domains/catalog/city/city.routes.ts';
import { createCityService } from '../domains/catalog/city/city.service.ts';
import { findCountry } from '../domains/catalog/country/country.repository.ts';
import { countryRoutes } from '../domains/catalog/country/country.routes.ts';
import { createCountryService } from '../domains/catalog/country/country.service.ts';
import { readSearchGeneration } from '../domains/catalog/criteria/search-generation.ts';
import { createEssentialsRepository } from '../domains/catalog/essentials/essentials.repository.ts';
import { essentialsRoutes } from '../domains/catalog/essentials/essentials.routes.ts';
import { createEssentialsService } from '../domains/catalog/essentials/essentials.service.ts';
import { findCitiesByName } from '../domains/catalog/location/location.repository.ts';
import { locationRoutes } from '../domains/catalog/location/location.routes.ts';
import { createLocationService } from '../domains/catalog/location/location.service.ts';
import { createArticleRepository } from '../domains/content/article/article.repository.ts';
import { articleRoutes } from '../domains/content/article/article.routes.ts';
import { createArticleService } from '../domains/content/article/article.service.ts';
import { articleFeedRoutes } from '../domains/content/article/article-feed.routes.ts';
import { createEventRepository } from '../domains/content/event/event.repository.ts';
import { eventRoutes } from '../domains/content/event/event.routes.ts';
import { createEventService } from '../domains/content/event/event.service.ts';
import { readInformationPages } from '../domains/content/information-page/information-files.ts';
import { informationPageRoutes } from '../domains/content/information-page/information-page.routes.ts';
import { createInformationPageService } from '../domains/content/information-page/information-page.service.ts';
import { accountSessionRoutes } from '../domains/identity/session/account-session.routes.ts';
import { sessionRoutes } from '../domains/identity/session/session.routes.ts';
import type { SessionService } from '../domains/identity/session/session.service.ts';
import { addReleases } from '../domains/platform/release/release.module.ts';
import { createReportBudget } from '../domains/platform/telemetry/report-budget.ts';
import { readShellVersions } from '../domains/platform/telemetry/shell-builds.ts';
import { createTelemetryRepository } from '../domains/platform/telemetry/telemetry.repository.ts';
import { telemetryRoutes } from '../domains/platform/telemetry/telemetry.routes.ts';
import { createTelemetryService } from '../domains/platform/telemetry/telemetry.service.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import type { Clock } from '../lib/milliseconds.ts';
import { shareReading } from '../lib/share-reading.ts';
import { createMarkdownRenderer } from '../markdown/markdown-renderer.ts';
import { addDaily } from '../plugins/daily.ts';
import { registerAccountModules } from './register-account-modules.ts';
import { registerFormModules } from './register-form-modules.ts';
import { registerMessagingModules } from './register-messaging-modules.ts';
import { registerPeopleModules } from './register-people-modules.ts';
import { registerPropertyModules } from './register-property-modules.ts';
import { registerSecurityModules } from './register-security-modules.ts';
import { registerSignInModules } from './register-sign-in-modules.ts';

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
