import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import {
  apiPlugin,
  createRateLimits,
  type EnvironmentVariables,
  readConfig,
  readTrustProxy,
  sendNotFound,
  serverOptions,
  setProblemHandlers,
  unavailable,
} from '@moien/api';
import { RemoteDeclaration } from '@moien/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { createInProcessClient, createRemoteClient } from './api/api-client.ts';
import { type GatewayConfig, readGatewayConfig } from './config.ts';
import { serveCrawlers } from './documents/crawler.routes.ts';
import { serveDocuments } from './documents/document.routes.ts';
import { createEssentialsCache } from './documents/essentials-cache.ts';
import { parseOverride, registryEntries, withOverride } from './registry/registry-entries.ts';
import { createWorkspaceReleaseStore } from './releases/release-store.ts';
import { createRemoteModules } from './releases/remote-modules.ts';
import { loadShellServer } from './releases/shell-server.ts';
import { serveStaticFiles } from './static/static.routes.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Documents and answers are made for one request: more than this costs more time than the bytes it saves. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const API_PREFIXES = ['/api', '/global', '/upload', '/healthz', '/readyz'];

/** The front door: documents, static files, and the API in-process or behind it, as the role says. */
export async function createGateway(
  environment: EnvironmentVariables,
): Promise<{ app: FastifyInstance; config: GatewayConfig }> {
  const config = readGatewayConfig(environment);
  const app = Fastify(
    serverOptions({ logLevel: config.LOG_LEVEL, trustProxy: readTrustProxy(config.TRUST_PROXY) }),
  );
  setProblemHandlers(app);
  app.setNotFoundHandler(sendNotFound);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, brotliOptions });
  await app.register(cookie);
  if (config.ROLE === 'gateway') await forwardToApi(app, config);
  else await app.register(apiPlugin, { config: readConfig(environment) });
  if (config.ROLE !== 'api') await app.register(async (site) => serveSite(site, app, config));
  return { app, config };
}

/** The API counts and logs visitors, not this gateway; it must trust the gateway's address (TRUST_PROXY). */
const replyOptions: FastifyHttpProxyOptions['replyOptions'] = {
  rewriteRequestHeaders: (request, headers) => ({
    ...headers,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  }),
  onError: (reply, { error }) => void reply.send(unavailable(error)),
};

async function forwardToApi(app: FastifyInstance, config: GatewayConfig): Promise<void> {
  for (const prefix of API_PREFIXES)
    await app.register(proxy, {
      upstream: config.API_URL ?? '',
      prefix,
      rewritePrefix: prefix,
      // An API that is overloaded is not asked up to ten times more.
      retryMethods: [],
      replyOptions: { ...replyOptions, timeout: config.API_TIMEOUT },
    });
}

async function serveSite(site: FastifyInstance, app: FastifyInstance, config: GatewayConfig): Promise<void> {
  const override = parseOverride(config.MOIEN_DEV_REMOTE);
  const store = createWorkspaceReleaseStore(ROOT, override ? 'development' : 'production');
  const shellServer = loadShellServer(store);
  const released = registryEntries(store.remotes());
  const entries = override ? withOverride(released, override, readDeclaration(override.name)) : released;
  const apiClient =
    config.ROLE === 'gateway'
      ? createRemoteClient(config.API_URL ?? '', config.API_TIMEOUT)
      : createInProcessClient(app);
  const essentialsFor = createEssentialsCache({
    transport: apiClient.ownTransport,
    timeout: config.LOADER_TIMEOUT,
    onError: (error) => app.log.error({ err: error }, 'essentials could not be loaded'),
  });
  serveStaticFiles(site, store, ROOT);
  await site.register(async (pages) => {
    const limitRates = createRateLimits(pages, {
      isRateLimited: config.RATE_LIMIT === 'on',
      redisUrl: config.REDIS_URL,
    });
    await limitRates(pages, 'documents');
    serveCrawlers(pages, { entries, apiClient, essentialsFor, publicOrigin: config.PUBLIC_ORIGIN });
    serveDocuments(pages, {
      shell: store.shell(),
      shellServer,
      entries,
      loadModule: createRemoteModules(store, shellServer.sharedModules),
      apiClient,
      essentialsFor,
      loaderTimeout: config.LOADER_TIMEOUT,
      publicOrigin: config.PUBLIC_ORIGIN,
      developmentOrigin: override?.origin,
    });
  });
}

function readDeclaration(name: string): RemoteDeclaration {
  return Value.Parse(RemoteDeclaration, JSON.parse(readFileSync(join(ROOT, name, 'remote.json'), 'utf8')));
}
