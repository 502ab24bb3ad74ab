import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import {
  addMetrics,
  apiPlugin,
  type EnvironmentVariables,
  prepareServer,
  readAllowedHosts,
  readConfig,
  readTrustProxy,
  serverOptions,
  unavailable,
} from '@moien/api';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { addSite } from './add-site.ts';
import { forwardWebsocket } from './api/forward-websocket.ts';
import { visitorHeaders } from './api/visitor-headers.ts';
import { type GatewayConfig, readGatewayConfig } from './config.ts';

/** Documents and answers are made for one request: more than this costs more time than the bytes it saves. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

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
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, brotliOptions });
  await app.register(cookie);
  if (config.ROLE === 'gateway') await forwardToApi(app, config);
  // The API listens where this process does, not where it would alone.
  else await app.register(apiPlugin, { config: { ...readConfig(environment), host: config.HOST }, metrics });
  if (config.ROLE !== 'api') await addSite(app, config);
  return { app, config };
}

const replyOptions: FastifyHttpProxyOptions['replyOptions'] = {
  rewriteRequestHeaders: (request, headers) => ({
    ...headers,
    ...visitorHeaders(request as FastifyRequest),
  }),
  onError: (reply, { error }) => void reply.send(unavailable(error)),
};

async function forwardToApi(app: FastifyInstance, config: GatewayConfig): Promise<void> {
  const options = {
    upstream: config.API_URL ?? '',
    // An API that is overloaded is not asked up to ten times more.
    retryMethods: [],
    replyOptions: { ...replyOptions, timeout: config.API_TIMEOUT },
  };
  for (const prefix of API_PREFIXES) await app.register(proxy, { ...options, prefix, rewritePrefix: prefix });
  await forwardWebsocket(app, options, config.API_TIMEOUT);
}
