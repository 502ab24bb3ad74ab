import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import {
  addMetrics,
  apiPlugin,
  type EnvironmentVariables,
  prepareServer,
  readAllowedHosts,
  readConfig,
  readTrustProxy,
  serverOptions,
} from '@moien/api';
import Fastify, { type FastifyInstance } from 'fastify';
import { addSite } from './add-site.ts';
import { watchRemoteApi } from './api/api-watch.ts';
import { forwardCalls } from './api/forward-calls.ts';
import { type GatewayConfig, readGatewayConfig } from './config.ts';

/** Documents and answers are made for one request: more than this costs more time than the bytes it saves. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

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
  const apiWatch = config.ROLE === 'gateway' ? watchRemoteApi(app, config) : undefined;
  if (apiWatch) await forwardCalls(app, config, apiWatch);
  // The API listens where this process does, not where it would alone.
  else await app.register(apiPlugin, { config: { ...readConfig(environment), host: config.HOST }, metrics });
  if (config.ROLE !== 'api') await addSite(app, config, apiWatch);
  return { app, config };
}
