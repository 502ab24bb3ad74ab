import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import {
  addMetrics,
  apiPlugin,
  type EnvironmentVariables,
  ProblemError,
  prepareServer,
  readAllowedHosts,
  readConfig,
  readTrustProxy,
  serverOptions,
  unavailable,
} from '@moien/api';
import { getRegistry } from '@moien/contract';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { addSite } from './add-site.ts';
import { mayAskAgain, PAUSE_BEFORE_ASKING_AGAIN } from './api/ask-again.ts';
import { forwardWebsocket } from './api/forward-websocket.ts';
import { visitorHeaders } from './api/visitor-headers.ts';
import { type GatewayConfig, readGatewayConfig } from './config.ts';

/** Documents and answers are made for one request: more than this costs more time than the bytes it saves. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** More than one visitor may hold open within the API's rate limits. */
const API_CONNECTIONS = 1024;
/** Shorter than the STOP_DELAY of docs/operating.md: an API that ends closes no connection that is used again. */
const API_KEEP_ALIVE_MILLISECONDS = 4000;

const API_PREFIXES = [
  '/api',
  '/cards',
  '/global',
  '/upload',
  '/telemetry',
  '/healthz',
  '/readyz',
  '/dev/outbox',
];

/** The front door: documents, static files, and the API in-process or behind it, as the role says. */
export async function createGateway(
  environment: EnvironmentVariables,
): Promise<{ app: FastifyInstance; config: GatewayConfig }> {
  const config = readGatewayConfig(environment);
  const app = Fastify(
    serverOptions({
      logLevel: config.LOG_LEVEL,
      trustProxy: readTrustProxy(config.TRUST_PROXY),
      publicOrigin: config.PUBLIC_ORIGIN,
    }),
  );
  prepareServer(app, {
    publicOrigin: config.PUBLIC_ORIGIN,
    allowedHosts: readAllowedHosts(config.ALLOWED_HOSTS),
  });
  const metrics = addMetrics(app, { port: config.METRICS_PORT, host: config.METRICS_HOST });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions,
    // A body that is forwarded keeps the length and encoding that its headers say; nobody sends compressed
    // ones.
    globalDecompression: false,
  });
  await app.register(cookie);
  if (config.ROLE === 'gateway') await forwardToApi(app, config);
  // The API listens where this process does, not where it would alone.
  else await app.register(apiPlugin, { config: { ...readConfig(environment), host: config.HOST }, metrics });
  if (config.ROLE !== 'api') await addSite(app, config);
  return { app, config };
}

const replyOptions: FastifyHttpProxyOptions['replyOptions'] = {
  // The gateway has answered the visitor's expectation, and its own client refuses to send one.
  rewriteRequestHeaders: (request, { expect: _met, ...headers }) => ({
    ...headers,
    ...visitorHeaders(request as FastifyRequest),
  }),
  retryDelay: ({ req, err, attempt }) =>
    attempt === 0 && mayAskAgain(req.method, err) ? PAUSE_BEFORE_ASKING_AGAIN : null,
  onError: (reply, { error }) => void reply.send(unavailable(error)),
};

/**
 * A call that waits for the next registry is for gateways, which ask the API itself: it would hold a
 * connection for long.
 */
async function refuseRegistryPoll(request: FastifyRequest): Promise<void> {
  if (Reflect.has(Object(request.query), 'after') && pathOf(request.url) === getRegistry.url)
    throw new ProblemError(404, 'not-found', 'Gateways ask the API itself for the next registry.');
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

async function forwardToApi(app: FastifyInstance, config: GatewayConfig): Promise<void> {
  app.addHook('onRequest', refuseRegistryPoll);
  const options = {
    upstream: config.API_URL ?? '',
    // An API that is overloaded is not asked up to ten times more.
    retryMethods: [],
    // reply-from verifies no certificate by default; `connect` goes before its own setting.
    undici: {
      connections: API_CONNECTIONS,
      connect: { rejectUnauthorized: true },
      keepAliveTimeout: API_KEEP_ALIVE_MILLISECONDS,
      keepAliveMaxTimeout: API_KEEP_ALIVE_MILLISECONDS,
    },
    replyOptions: { ...replyOptions, timeout: config.API_TIMEOUT },
  };
  for (const prefix of API_PREFIXES) await app.register(proxy, { ...options, prefix, rewritePrefix: prefix });
  await forwardWebsocket(app, options, config.API_TIMEOUT);
}
