import type { Readable } from 'node:stream';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { ProblemError, unavailable } from '@moien/api';
import { getRegistry } from '@moien/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import type { ApiWatch } from './api-watch.ts';
import { mayAskAgain, PAUSE_BEFORE_ASKING_AGAIN } from './ask-again.ts';
import { forwardWebsocket } from './forward-websocket.ts';
import { visitorHeaders } from './visitor-headers.ts';

/** More than one visitor may hold open within the API's rate limits. */
const API_CONNECTIONS = 1024;
/**
 * Shorter than the STOP_DELAY of docs/operating.md: an API that ends closes no connection that is used
 * again.
 */
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

const replyOptions: FastifyHttpProxyOptions['replyOptions'] = {
  // The gateway has answered the visitor's expectation, and its own client refuses to send one.
  rewriteRequestHeaders: (request, { expect: _met, ...headers }) => ({
    ...headers,
    ...visitorHeaders(request as FastifyRequest),
  }),
  retryDelay: ({ req, err, attempt }) =>
    attempt === 0 && mayAskAgain(req.method, err) ? PAUSE_BEFORE_ASKING_AGAIN : null,
  onError: (reply, { error }) => void reply.send(unavailable(error)),
  onResponse: (_request, reply, response) => sendUnlessGivenUp(reply as FastifyReply, response),
};

/**
 * A call that waits for the next registry is for gateways, which ask the API itself: it would hold a
 * connection for long.
 */
async function refuseRegistryPoll(request: FastifyRequest): Promise<void> {
  if (Reflect.has(Object(request.query), 'after') && pathOf(request.url) === getRegistry.url)
    throw new ProblemError(404, 'not-found', { message: 'registry-for-gateways' });
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

/** The API of another process, behind this one. */
export async function forwardCalls(
  app: FastifyInstance,
  config: GatewayConfig,
  watch: ApiWatch,
): Promise<void> {
  app.addHook('onRequest', refuseRegistryPoll);
  const options: FastifyHttpProxyOptions = {
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
    preHandler: async (_request, reply) => giveUpWith(watch, reply as FastifyReply),
    replyOptions: { ...replyOptions, timeout: config.API_TIMEOUT },
  };
  for (const prefix of API_PREFIXES) await app.register(proxy, { ...options, prefix, rewritePrefix: prefix });
  await forwardWebsocket(app, options, config.API_TIMEOUT);
}

/** @throws ProblemError while the API is away */
function giveUpWith(watch: ApiWatch, reply: FastifyReply): void {
  if (watch.isAway()) throw unavailable(new Error('The API does not answer.'));
  const end = watch.begin((reason) => {
    end();
    if (!reply.raw.headersSent) void reply.send(unavailable(reason));
  });
  reply.raw.once('close', end);
}

function sendUnlessGivenUp(reply: FastifyReply, { stream }: { stream: Readable }): void {
  if (reply.raw.headersSent) stream.destroy();
  else void reply.send(stream);
}
