import type { Database } from '../../../database/database.ts';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { addDaily } from '../../../plugins/daily.ts';
import { useStorage } from '../../../storage/use-storage.ts';
import type { Reauthenticate } from '../../identity/index.ts';
import { createReleaseFiles, type ReleaseFilesSettings } from '../release-files/create-release-files.ts';
import { collectReleases } from './collect-releases.ts';
import { openFallbackChannel } from './fallback-channel.ts';
import { createIncrementalLog } from './incremental-log.ts';
import { overrideRoutes } from './override.routes.ts';
import { createOverrideSigner } from './override-signing.ts';
import { openPostgresChannel } from './postgres-channel.ts';
import { openRedisChannel } from './redis-channel.ts';
import { registryRoutes } from './registry.routes.ts';
import { createRegistryService } from './registry.service.ts';
import { createRegistrySigner } from './registry-signing.ts';
import { createReleasePolicy, type ReleasePolicy } from './release.policy.ts';
import { createReleaseRepository } from './release.repository.ts';
import { releaseRoutes } from './release.routes.ts';
import { createReleaseService } from './release.service.ts';
import { releaseActivationRoutes } from './release-activation.routes.ts';
import { createReleaseActivationService } from './release-activation.service.ts';
import { createReleaseLog } from './release-log.ts';
import { createReleaseNews, type NewsListener } from './release-news.ts';
import { findReleaseToken } from './release-token.repository.ts';
import { releaseTokenRoutes } from './release-token.routes.ts';
import { createReleaseTokenService } from './release-token.service.ts';

import type { SigningSettings } from './signing-key.ts';

/** What the environment says of releases; of times, `releaseKeepDays` is in days. */
interface ReleaseSettings extends ReleaseFilesSettings, SigningSettings {
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly publicOrigin: string | undefined;
  readonly releaseKeepDays: number;
  readonly needsReleaseApproval: boolean;
}

/** Wires releases, their registry and how its news travel. */
export function addReleases(
  app: ApiInstance,
  database: Database,
  config: ReleaseSettings,
  now: () => Date,
  reauthenticate: Reauthenticate,
): Pick<ReleasePolicy, 'requireToken'> {
  const { databaseUrl, redisUrl } = config;
  const byDatabase = (listener: NewsListener) => openPostgresChannel(databaseUrl, listener);
  const byRedis = (url: string, listener: NewsListener) =>
    openFallbackChannel(
      {
        first: (given) => openRedisChannel(url, given),
        fallback: byDatabase,
        onChange: (isLost, error) =>
          isLost
            ? app.log.warn({ err: error }, 'Redis does not answer: news of releases come by the database')
            : app.log.info('Redis answers again: news of releases come by it'),
      },
      listener,
    );
  const news = createReleaseNews(
    (listener) => (redisUrl ? byRedis(redisUrl, listener) : byDatabase(listener)),
    (error) => app.log.warn({ err: error }, 'news of releases are not heard; the log is looked at instead'),
  );
  app.addHook('onClose', () => news.close());
  const repository = createReleaseRepository(database);
  const incrementalLog = createIncrementalLog((sequence) =>
    app.log.error({ sequence }, 'the registry after this event is another one than when it was logged'),
  );
  const policy = createReleasePolicy((id) => findReleaseToken(database, id));
  const files = createReleaseFiles(config, useStorage(app).area('releases'));
  const log = createReleaseLog(incrementalLog, () => news.announce());
  const activations = createReleaseActivationService(database, log, now);
  const askForActivation = config.needsReleaseApproval ? activations.ask : undefined;
  releaseRoutes(app, { service: createReleaseService({ database, files, log }), policy, askForActivation });
  releaseActivationRoutes(app, activations, { requireToken: policy.requireToken, reauthenticate });
  addDaily(app, 'remove old requests for activation', () => activations.removeOld());
  addDaily(app, 'collect releases', async () => {
    await collectReleases({ database, files, log, keepDays: config.releaseKeepDays, now: now() });
  });
  const signer = createRegistrySigner(config, now);
  registryRoutes(app, createRegistryService({ repository, incrementalLog, signer, news }), policy);
  releaseTokenRoutes(app, createReleaseTokenService(database), {
    reauthenticate,
    publicOrigin: config.publicOrigin,
  });
  overrideRoutes(app, createOverrideSigner(config, now), policy);
  return policy;
}
