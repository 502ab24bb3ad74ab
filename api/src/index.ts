export { type ApiPluginOptions, apiPlugin } from './api-plugin.ts';
export { buildApp, prepareServer, serverOptions } from './app.ts';
export { type ApiConfig, readConfig } from './config.ts';
export { type Database, openDatabase } from './database/database.ts';
export { type MigrateOptions, migrate } from './database/migrate.ts';
export { MigrationError, type MigrationErrorCode } from './database/migration-error.ts';
export { isFromSite, readHostCookie, sessionTokenOf, setHostCookie } from './domains/identity/index.ts';
export { compileMasks } from './domains/messaging/index.ts';
export { SANDBOX_CLIENT } from './domains/payments/index.ts';
export { createReleaseFiles, integrityOf, type ReleaseFiles, releaseKey } from './domains/platform/index.ts';
export { endOnSignal } from './end-on-signal.ts';
export { endOnUncaught } from './end-on-uncaught.ts';
export {
  COMMON_VARIABLES,
  cardOriginOf,
  checkOperator,
  type EnvironmentVariables,
  listenVariables,
  mayUseKnownKeys,
  ownKeyNeeded,
  PAYMENT_VARIABLES,
  readAllowedHosts,
  readOrigin,
  readTrustProxy,
  readVariables,
} from './environment.ts';
export { ProblemError, unavailable } from './lib/problem-error.ts';
export { renderPng } from './media/render-png.ts';
export { addMetrics } from './metrics/metrics.ts';
export { shorten } from './plugins/describe-error.ts';
export { setProblemHandlers } from './plugins/errors.ts';
export { createLimitedLog } from './plugins/limited-log.ts';
export { sendNotFound } from './plugins/not-found.ts';
export { originOf, protocolOf } from './plugins/origin.ts';
export { createRateLimits } from './plugins/rate-limit.ts';
export { IN_PROCESS_ADDRESS } from './plugins/trusted-proxies.ts';
export { isAbsence } from './storage/error-code.ts';
export { type FilePart, type StorageArea, UNWATCHED } from './storage/storage.ts';
export { useStorage } from './storage/use-storage.ts';
