import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { registerModules } from './application/register-modules.ts';
import { addCards } from './cards/add-cards.ts';
import type { ApiConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import type { WaitingLimits } from './database/waiting-limits.ts';
import { countRequests } from './domains/booking/index.ts';
import { isPropertyImage } from './domains/catalog/index.ts';
import {
  acceptNativeOrigins,
  createSessionRepository,
  createSessionService,
  refuseForeignOrigins,
  requireAccess,
} from './domains/identity/index.ts';
import { isPublic } from './environment.ts';
import { DAY_MILLISECONDS } from './lib/milliseconds.ts';
import { outboxRoutes } from './mail/outbox.routes.ts';
import { createFlagOriginals } from './media/flag-originals.ts';
import { loadOriginals } from './media/load-originals.ts';
import { mediaPlugin } from './media/media.plugin.ts';
import {
  createDiskOriginals,
  firstOriginalOf,
  type MediaOriginals,
  openOnlyKnown,
} from './media/media-originals.ts';
import { createFaultNotes } from './metrics/fault-notes.ts';
import type { Metrics } from './metrics/metrics.ts';
import { describeApi } from './openapi/describe-api.ts';
import { addApiHeaders } from './plugins/api-headers.ts';
import { addCaching } from './plugins/cacheable.ts';
import { compileSchemasOnFirstUse } from './plugins/compile-schemas.ts';
import { addDaily } from './plugins/daily.ts';
import { refuseDemoAccounts } from './plugins/demo-accounts.ts';
import { setProblemHandlers } from './plugins/errors.ts';
import { healthRoutes } from './plugins/health.routes.ts';
import { acceptJsonOnly } from './plugins/json-only.ts';
import { refuseUnknownFields } from './plugins/known-fields.ts';
import { namedScope } from './plugins/named-scope.ts';
import { addNotFound, collectRoutes } from './plugins/not-found.ts';
import { createRateLimits } from './plugins/rate-limit.ts';
import { removeLeftovers } from './storage/remove-leftovers.ts';
import { useStorage } from './storage/use-storage.ts';

export type ApiPluginOptions = {
  config: ApiConfig;
  /** Where the numbers of the database are shown. */
  metrics?: Metrics;
  /** For tests: what time it is. */
  now?: () => Date;
  /** For tests: how long a call waits for the database. */
  waitingLimits?: WaitingLimits;
  /** For tests: which shells were built; default those of this machine. */
  shellVersions?: ReadonlySet<string>;
  /** For tests: a clock that never jumps, in milliseconds. */
  elapsed?: () => number;
};

/**
 * Everything under /api, the pictures, /healthz and /readyz; its hooks reach no route of the server around
 * it.
 */
export const apiPlugin: FastifyPluginAsync<ApiPluginOptions> = async (
  app,
  {
    config,
    metrics,
    waitingLimits,
    now = () => new Date(),
    elapsed = performance.now.bind(performance),
    shellVersions,
  },
) => {
  const shortages = createFaultNotes(app.log);
  const database = openDatabase(
    config.databaseUrl,
    (error) => app.log.warn({ err: error }, 'a database connection broke'),
    {
      onAway: (reason) => app.log.error({ err: reason }, 'the database does not answer'),
      onBack: () => app.log.warn('the database answers again'),
      onShortage: (reason, error) =>
        shortages.note({
          key: 'database',
          sentence: `the database refuses what it is asked: ${reason}`,
          endSentence: 'the database has refused nothing for a minute',
          error,
        }),
    },
    waitingLimits,
  );
  app.addHook('onClose', async () => {
    shortages.close();
    await database.destroy();
  });
  metrics?.watchDatabase(database.health);
  const sessions = createSessionService(createSessionRepository(database), now, (ownerId) =>
    countRequests(database, ownerId, now()),
  );
  requireAccess(app, sessions);
  const limitRates = createRateLimits(app, config);
  const storage = useStorage(app);
  healthRoutes(app, { database, storage, shortages });
  addDaily(app, 'remove what unfinished writing has left', async () => {
    const before = new Date(now().getTime() - DAY_MILLISECONDS);
    for (const folder of [config.mediaDirectory, config.releasesDirectory, config.outboxDirectory])
      await removeLeftovers(folder, before);
  });
  if (isPublic(config)) refuseDemoAccounts(app, database);
  const directory = config.mediaDirectory;
  await app.register(
    namedScope('pictures', async (pictures) => {
      await limitRates(pictures, 'pictures');
      const files = storage.area('pictures');
      const sources: MediaOriginals[] = [createDiskOriginals(directory, files), createFlagOriginals()];
      if (config.mediaOriginals !== undefined)
        sources.push(
          openOnlyKnown(await loadOriginals(config.mediaOriginals), (path) =>
            isPropertyImage(database, path),
          ),
        );
      const originals = firstOriginalOf(sources);
      await pictures.register(mediaPlugin, { directory, originals, files });
      await addCards(pictures, { database, directory, originals, files, now });
    }),
  );
  await app.register(
    namedScope('api', async (api) => {
      acceptJsonOnly(api);
      refuseUnknownFields(api);
      await acceptNativeOrigins(api);
      refuseForeignOrigins(api, config.publicOrigin);
      compileSchemasOnFirstUse(api);
      setProblemHandlers(api);
      const routes = collectRoutes(api);
      addApiHeaders(api);
      addCaching(api);
      await limitRates(api, 'calls');
      await describeApi(api);
      registerModules(
        api.withTypeProvider<TypeBoxTypeProvider>(),
        database,
        config,
        { now, elapsed },
        sessions,
        shellVersions,
      );
      outboxRoutes(api, config);
      addNotFound(api, routes);
    }),
  );
};
