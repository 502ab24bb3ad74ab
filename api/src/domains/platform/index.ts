// What the application and other domains use of this one.

export { pathsOfRelease } from './release/paths-of-release.ts';
export { createRegistrySigner } from './release/registry-signing.ts';
export { addReleases } from './release/release.module.ts';
export { createReleaseTeamMails } from './release/release-team-mails.ts';
export {
  createReleaseToken,
  listReleaseTokens,
  type ReleaseTokenSummary,
  revokeReleaseToken,
} from './release/release-tokens.ts';
export { createReleaseFiles } from './release-files/create-release-files.ts';
export { integrityOf, type ReleaseFiles, releaseKey } from './release-files/release-files.ts';
export { createReportBudget } from './telemetry/report-budget.ts';
export { readShellVersions } from './telemetry/shell-builds.ts';
export { createTelemetryRepository } from './telemetry/telemetry.repository.ts';
export { telemetryRoutes } from './telemetry/telemetry.routes.ts';
export { createTelemetryService } from './telemetry/telemetry.service.ts';
