import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRateLimits, createReleaseFiles, useStorage } from '@moien/api';
import {
  type LanguageTag,
  parseRegistryKeys,
  type RegistryEntry,
  RemoteDeclaration,
  withNavigationLabels,
} from '@moien/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Value } from 'typebox/value';
import { type ApiClient, createInProcessClient, createRemoteClient } from './api/api-client.ts';
import type { ApiWatch } from './api/api-watch.ts';
import { serveAppLinks } from './app-links/app-links.routes.ts';
import { connectOriginsOf, type GatewayConfig, mapTilesOriginOf, settingsOf } from './config.ts';
import { firstTimeoutOf, serveDocuments } from './documents/document.routes.ts';
import { createEssentialsCache } from './documents/essentials-cache.ts';
import { serveRobots } from './documents/robots.routes.ts';
import { serveSecurityText } from './documents/security-text.routes.ts';
import { serveSiteSettings } from './documents/site-settings.routes.ts';
import { serveSitemap } from './documents/sitemap.routes.ts';
import { createStageMaker, type Stage } from './documents/stage.ts';
import { createFaultReporter, type FaultReporter } from './faults/fault-reporter.ts';
import { downloadTargetsOf, serveDownload } from './installable/download.routes.ts';
import { serveInstallable } from './installable/installable.routes.ts';
import { serveOverrides } from './overrides/override.routes.ts';
import { createOverrideCookie } from './overrides/override-cookie.ts';
import { createOverrideStages } from './overrides/override-stages.ts';
import { serveRegistry } from './registry/registry.routes.ts';
import { createRegistryFeed, type RegistryFeed } from './registry/registry-feed.ts';
import { parseOverride, type RemoteOverride } from './registry/remote-override.ts';
import type { UsableRegistry } from './registry/usable-registry.ts';
import { createPageConsole } from './releases/page-console.ts';
import { keepInMemory } from './releases/read-release-file.ts';
import { readShellBuild, type ShellBuild } from './releases/shell-build.ts';
import { serveStaticFiles } from './static/static.routes.ts';
import { openStreets } from './streets/open-streets.ts';
import { serveStreets, streetsUrlOf } from './streets/streets.routes.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Room for files of releases in memory, in bytes. */
const RELEASE_FILES_BYTES = 64 * 1024 * 1024;

/** Where the log says that a fault of the registry itself is. */
const REGISTRY_PLACE = { remote: 'registry', version: 'any', owner: 'Platform' };

/**
 * The site asks for its registry as soon as the API in this process can answer.
 * @param apiWatch of the API of another process
 */
export async function addSite(
  app: FastifyInstance,
  config: GatewayConfig,
  apiWatch: ApiWatch | undefined,
): Promise<void> {
  const apiClient = apiWatch
    ? createRemoteClient({
        watch: apiWatch,
        apiUrl: config.API_URL ?? '',
        timeout: config.API_TIMEOUT,
        publicOrigin: config.PUBLIC_ORIGIN,
      })
    : createInProcessClient(app);
  const override = readOverride(config.MOIEN_DEV_REMOTE);
  const shell = readShellBuild(ROOT, override ? 'development' : 'production');
  const reportFault = createFaultReporter({
    log: app.log,
    transport: apiClient.ownTransport,
    shellVersion: shell.release.version,
  });
  const feed = createFeed(app, config, apiClient, reportFault);
  app.addHook('preClose', () => feed.stop());
  const parts: SiteParts = { config, apiClient, override, shell, reportFault, feed };
  await app.register(async (site) => serveSite(site, parts));
  await app.ready();
  await feed.start();
}

function createFeed(
  app: FastifyInstance,
  config: GatewayConfig,
  apiClient: ApiClient,
  reportFault: FaultReporter,
): RegistryFeed {
  return createRegistryFeed({
    transport: apiClient.waitingTransport,
    timeout: config.API_TIMEOUT,
    keys: parseRegistryKeys(config.REGISTRY_PUBLIC_KEYS),
    file: config.REGISTRY_FILE ?? join(config.MOIEN_VAR, 'registry.json'),
    files: useStorage(app).area('registry'),
    onRefused: (refusal) => reportFault(refusal.fault, REGISTRY_PLACE, refusal),
    onFailure: (error) => app.log.warn({ err: error }, 'the registry could not be asked for'),
  });
}

type SiteParts = {
  config: GatewayConfig;
  apiClient: ApiClient;
  override: RemoteOverride | undefined;
  shell: ShellBuild;
  reportFault: FaultReporter;
  feed: RegistryFeed;
};

async function serveSite(
  site: FastifyInstance,
  { config, apiClient, override, shell, reportFault, feed }: SiteParts,
): Promise<void> {
  const files = createReleaseFiles(
    { releasesS3Url: config.RELEASES_S3_URL, releasesDirectory: config.RELEASES_DIRECTORY },
    useStorage(site).area('releases'),
  );
  const keys = parseRegistryKeys(config.REGISTRY_PUBLIC_KEYS);
  const stageParts = {
    state: () => feed.current()?.state,
    readFile: (key: string) => files.read(key),
    console: createPageConsole(site.log),
  };
  const stage = createStageMaker(shell, stageParts)(override);
  const essentialsFor = createEssentialsCache({
    transport: apiClient.ownTransport,
    timeout: firstTimeoutOf(config.LOADER_TIMEOUT),
    onError: (error) => site.log.error({ err: error }, 'essentials could not be loaded'),
  });
  serveRegistry(site, feed.current);
  serveStaticFiles(site, {
    shell,
    readReleaseFile: keepInMemory((key) => files.read(key), RELEASE_FILES_BYTES),
  });
  serveInstallable(site, { shell, entries: () => stage.usableRegistry().registry.entries });
  serveDownload(site, downloadTargetsOf(config));
  serveAppLinks(site, config);
  const limitRates = createRateLimits(site, {
    isRateLimited: config.RATE_LIMIT === 'on',
    redisUrl: config.REDIS_URL,
  });
  const streets = await openStreets(site, config.MAP_STREETS_FILE);
  if (streets) {
    await site.register(async (scope) => {
      await limitRates(scope, 'streets');
      serveStreets(scope, streets);
    });
  }
  const settings = settingsOf(config, streets && streetsUrlOf(streets));
  serveSiteSettings(site, settings);
  await site.register(async (pages) => {
    await limitRates(pages, 'documents');
    serveRobots(pages, { publicOrigin: config.PUBLIC_ORIGIN });
    serveSitemap(pages, {
      entries: () => entriesOf(stage.usableRegistry()),
      apiClient,
      essentialsFor,
      publicOrigin: config.PUBLIC_ORIGIN,
    });
    serveSecurityText(pages, { contactAddress: config.CONTACT_ADDRESS, publicOrigin: config.PUBLIC_ORIGIN });
    serveDocuments(pages, {
      stageFor: stagesOf(pages),
      reportFault,
      apiClient,
      essentialsFor,
      loaderTimeout: config.LOADER_TIMEOUT,
      publicOrigin: config.PUBLIC_ORIGIN,
      settings,
      mapTilesOrigin: mapTilesOriginOf(settings),
      connectOrigins: connectOriginsOf(config),
    });
  });

  function stagesOf(pages: FastifyInstance): (request: FastifyRequest) => Promise<Stage> {
    if (config.DEV_OVERRIDES === 'off' || override) return async () => stage;
    const cookie = createOverrideCookie(keys);
    const readDevelopmentShell = () => readShellBuild(ROOT, 'development');
    void pages.register(async (scope) => serveOverrides(scope, cookie, readDevelopmentShell));
    return createOverrideStages({
      ...stageParts,
      stage,
      cookie,
      readDevelopmentShell,
      onFailure: (error) => pages.log.error({ err: error }, 'the development shell cannot be used'),
    });
  }
}

/** @throws before any registry is known */
function entriesOf({ isKnown, registry }: UsableRegistry): RegistryEntry[] {
  if (!isKnown) throw new Error('No registry is known yet.');
  return registry.entries;
}

function readOverride(text: string | undefined): RemoteOverride | undefined {
  const override = parseOverride(text);
  return override && { origin: override.origin, remote: readDeclaration(override.name) };
}

function readDeclaration(name: string): RemoteDeclaration {
  const read = (path: string) => JSON.parse(readFileSync(join(ROOT, name, path), 'utf8'));
  const textsIn = (languageTag: LanguageTag) => read(`src/locales/${languageTag}.json`);
  const texts = { en: textsIn('en'), fr: textsIn('fr'), de: textsIn('de') };
  return withNavigationLabels(Value.Parse(RemoteDeclaration, read('remote.json')), texts);
}
