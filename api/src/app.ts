import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, type RawServerDefault } from 'fastify';
import { type ApiPluginOptions, apiPlugin } from './api-plugin.ts';
import type { ApiConfig } from './config.ts';
import { addMetrics } from './metrics/metrics.ts';
import { refuseUnknownHosts, type SiteHosts } from './plugins/allowed-hosts.ts';
import { refuseExpectation, refuseUnreadable } from './plugins/client-errors.ts';
import { describeError } from './plugins/describe-error.ts';
import { sendUnreadableAddress, setProblemHandlers } from './plugins/errors.ts';
import { describeRequest } from './plugins/log-request.ts';
import { sendNotFound } from './plugins/not-found.ts';
import { addPublicOrigin } from './plugins/origin.ts';
import { readRequestTarget } from './plugins/request-target.ts';
import { addSecurityHeaders, securityHeadersFor } from './plugins/security-headers.ts';
import { addStopping } from './plugins/stopping.ts';
import { trustedProxies } from './plugins/trusted-proxies.ts';
import { isWebsocketUpgrade } from './realtime/is-websocket-upgrade.ts';
import { useStorage } from './storage/use-storage.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const BODY_BYTES_MAXIMUM = 64 * 1024;

/** How a server that carries the API reads requests and logs them; the gateway uses the same. */
export function serverOptions(config: Pick<ApiConfig, 'logLevel' | 'trustProxy' | 'publicOrigin'>) {
  return {
    logger:
      config.logLevel === 'silent'
        ? false
        : { level: config.logLevel, serializers: { req: describeRequest, err: describeError } },
    trustProxy: trustedProxies(config.trustProxy),
    rewriteUrl: readRequestTarget,
    bodyLimit: BODY_BYTES_MAXIMUM,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    // Whoever asks while the server closes is answered (plugins/stopping.ts).
    return503OnClosing: false,
    // Without a host a request is refused by a hook, with the headers of every answer.
    http: { shouldUpgradeCallback: isWebsocketUpgrade, requireHostHeader: false },
    routerOptions: { maxParamLength: 500 },
    // No hook sees these, and the request does not know of a proxy.
    frameworkErrors: (_error, request, reply) =>
      void sendUnreadableAddress(request, reply.headers(securityHeadersFor(request, config.publicOrigin))),
    clientErrorHandler: refuseUnreadable(config.publicOrigin),
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && UUID.test(given) ? given.toLowerCase() : randomUUID();
    },
  } satisfies FastifyHttpOptions<RawServerDefault>;
}

/**
 * Node hands the socket of an upgrade over without its HTTP parser, which would end it. A hook that answers
 * before the route of websockets would leave it open for ever.
 */
function endRefusedUpgrades(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }, reply) => {
    if (isWebsocketUpgrade(raw) && reply.statusCode >= 400) raw.socket.destroySoon();
  });
}

/** What every server does before it knows of any route. */
export function prepareServer(app: FastifyInstance, hosts: SiteHosts): void {
  useStorage(app);
  addSecurityHeaders(app, hosts.publicOrigin);
  addStopping(app);
  endRefusedUpgrades(app);
  app.server.on('checkExpectation', refuseExpectation(hosts.publicOrigin));
  setProblemHandlers(app);
  app.setNotFoundHandler(sendNotFound);
  addPublicOrigin(app, hosts.publicOrigin);
  refuseUnknownHosts(app, hosts);
}

/** A server with the API alone, for ROLE=api and for tests; call `listen` or `inject`, then `close`. */
export async function buildApp(
  config: ApiConfig,
  options: Omit<ApiPluginOptions, 'config'> = {},
): Promise<FastifyInstance> {
  const app = Fastify(serverOptions(config));
  prepareServer(app, config);
  try {
    const metrics = addMetrics(app, { port: config.metricsPort, host: config.metricsHost });
    await app.register(apiPlugin, { config, metrics, ...options });
    await app.ready();
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}
