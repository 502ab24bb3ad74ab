import { toDay } from '@moien/contract';
import type { ApiConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import {
  cityRoutes,
  countryRoutes,
  createCityService,
  createCountryService,
  createEssentialsRepository,
  createEssentialsService,
  createLocationService,
  essentialsRoutes,
  findCitiesByName,
  findCity,
  findCountry,
  locationRoutes,
  readSearchGeneration,
} from '../domains/catalog/index.ts';
import {
  articleFeedRoutes,
  articleRoutes,
  createArticleRepository,
  createArticleService,
  createEventParticipationRepository,
  createEventParticipationService,
  createEventRepository,
  createEventService,
  createInformationPageService,
  eventParticipationRoutes,
  eventRoutes,
  informationPageRoutes,
  readInformationPages,
} from '../domains/content/index.ts';
import {
  createHelpService,
  createTodayService,
  helpRoutes,
  todayRoutes,
} from '../domains/dashboard/index.ts';
import type { RefuseDeletion, SessionService } from '../domains/identity/index.ts';
import {
  accountSessionRoutes,
  createRealtimeTicketRepository,
  createRealtimeTicketService,
  realtimeTicketRoutes,
  sessionRoutes,
} from '../domains/identity/index.ts';
import { createHostStatisticsService } from '../domains/letting/index.ts';
import { createPushSenders, notifyPerson } from '../domains/messaging/index.ts';
import { refuseWithOpenMoney } from '../domains/payments/index.ts';
import {
  addReleases,
  createReportBudget,
  createTelemetryRepository,
  createTelemetryService,
  readShellVersions,
  telemetryRoutes,
} from '../domains/platform/index.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import type { Clock } from '../lib/milliseconds.ts';
import { shareReading } from '../lib/share-reading.ts';
import { createMarkdownRenderer } from '../markdown/markdown-renderer.ts';
import { addDaily } from '../plugins/daily.ts';
import { registerAccountModules } from './register-account-modules.ts';
import { registerBookingModules } from './register-booking-modules.ts';
import { registerCalendarFeedModules } from './register-calendar-feed-modules.ts';
import { addFilesRoutes, registerFilesModules } from './register-files-modules.ts';
import { registerFormModules } from './register-form-modules.ts';
import { registerInvoiceModules } from './register-invoice-modules.ts';
import { registerLettingModules } from './register-letting-modules.ts';
import { registerMessagingModules } from './register-messaging-modules.ts';
import { registerPaymentModules } from './register-payment-modules.ts';
import { registerPeopleModules } from './register-people-modules.ts';
import { registerPropertyModules } from './register-property-modules.ts';
import { registerRealtime } from './register-realtime.ts';
import { registerReportingModules } from './register-reporting-modules.ts';
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
  const push = createPushSenders(config.push, now);
  app.addHook('onClose', async () => push.close());
  const conversations = registerMessagingModules(app, database, config, push, now);
  const pictures = registerPeopleModules(app, database, config, now);
  registerSecurityModules(app, database);
  addDaily(app, 'remove ended sessions', () => sessions.removeEnded());
  const signIn = registerSignInModules(app, database, config, now, sessions);
  const files = registerFilesModules(app, database, config, now);
  addFilesRoutes(app, files, signIn.reauthenticate);
  const bookings = registerBookingModules(app, database, config, now);
  const refuseDeletion: RefuseDeletion = async (transaction, userId) => {
    await bookings.refuseDeletion(transaction, userId);
    await refuseWithOpenMoney(transaction, userId);
  };
  registerAccountModules(app, database, config, now, {
    ...{ ...signIn, sessions, refuseDeletion },
    withFilesOf: (userId, erase) =>
      pictures.removeWith(userId, () => files.documents.removeWith(userId, erase)),
  });
  const readGeneration = shareReading(() => readSearchGeneration(database));
  const authProviders = config.authProviders.map(({ id, name }) => ({ id, name }));
  essentialsRoutes(
    app,
    createEssentialsService(createEssentialsRepository(database), readGeneration, authProviders),
  );
  locationRoutes(
    app,
    createLocationService({ findCitiesByName: (term, maximum) => findCitiesByName(database, term, maximum) }),
  );
  cityRoutes(app, createCityService({ findCity: (cityId) => findCity(database, cityId) }));
  countryRoutes(app, createCountryService({ findCountry: (code) => findCountry(database, code) }));
  const { findPins } = registerPropertyModules(
    app,
    database,
    config,
    now,
    sessions,
    readGeneration,
    bookings,
  );
  registerLettingModules(app, database, config, now, sessions);
  todayRoutes(
    app,
    createTodayService(database, bookings.service, createHostStatisticsService(database, now), now),
  );
  const tickets = createRealtimeTicketService(createRealtimeTicketRepository(database), sessions, now);
  realtimeTicketRoutes(app, tickets);
  const sources = { sessions, tickets, conversations, readGeneration, findPins };
  registerRealtime(app, database, config, sources, now);
  const renderMarkdown = createMarkdownRenderer();
  const articleService = createArticleService(createArticleRepository(database), renderMarkdown, now);
  articleRoutes(app, articleService);
  articleFeedRoutes(app, articleService, publicOrigin);
  eventRoutes(app, createEventService(createEventRepository(database), renderMarkdown, now), publicOrigin);
  const participations = createEventParticipationRepository(database, notifyPerson);
  eventParticipationRoutes(app, createEventParticipationService(participations, now));
  const informationPages = createInformationPageService(readInformationPages, today);
  informationPageRoutes(app, informationPages);
  helpRoutes(app, createHelpService(database, bookings.service, informationPages, now));
  const feedReading = registerCalendarFeedModules(app, database, config, bookings, now);
  registerInvoiceModules(app, database, now);
  registerReportingModules(app, database, now);
  const paymentJobs = registerPaymentModules(app, database, config, now, {
    bookings: bookings.payments,
    reauthenticate: signIn.reauthenticate,
  });
  registerFormModules(app, database, config, now, sessions, {
    bookings,
    paymentJobs,
    push,
    feedReading,
    files,
  });
  const { requireToken } = addReleases(app, database, config, now, signIn.reauthenticate);
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
