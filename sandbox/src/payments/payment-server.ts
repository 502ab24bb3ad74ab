import type { AddressInfo } from 'node:net';
import formbody from '@fastify/formbody';
import { fastify } from 'fastify';
import { registerCallsAndFaults } from './answer-faults.ts';
import { registerApiRoutes } from './api.routes.ts';
import { ApiError, presentError } from './api-error.ts';
import { type PaymentClient, registerTokenRoute } from './authentication.ts';
import { registerTokenisingRoute } from './card.routes.ts';
import { registerChallengeRoutes } from './challenge.routes.ts';
import { realTimers, type Timers } from './clock.ts';
import { registerControlRoutes } from './control.routes.ts';
import { createControl, type PaymentControl } from './control.ts';
import { registerHostedRoutes } from './hosted.routes.ts';
import { registerIdempotency } from './idempotency.ts';
import { newSecret } from './identifiers.ts';
import { createProvider, type Provider } from './provider.ts';
import { keepInFile } from './store-file.ts';

/** Bytes; no call of the API comes near. */
const LONGEST_BODY = 64 * 1024;

export type PaymentServerOptions = {
  /** Taken when it is free, else any free one; 0 means any. */
  port?: number;
  host?: string;
  clients: readonly PaymentClient[];
  /** Opens `/` and `/control/*`; a random one unless said. */
  controlToken?: string;
  /** Where what the server knows is kept for its next run; without one all of it is gone at the end. */
  file?: string;
  /** Milliseconds since 1970. */
  now?: () => number;
  timers?: Timers;
};

export type PaymentServer = {
  /** Such as `http://127.0.0.1:4001`; the API lies below `/v2.01/{ClientId}`. */
  origin: string;
  controlToken: string;
  control: PaymentControl;
  stop: () => Promise<void>;
};

/** A stand-in that speaks MangoPay's API v2.01. */
export async function startPaymentServer({
  port = 0,
  host = '127.0.0.1',
  clients,
  controlToken = newSecret(),
  file,
  now = Date.now,
  timers = realTimers,
}: PaymentServerOptions): Promise<PaymentServer> {
  const provider = createProvider({ now, timers });
  const control = createControl(provider);
  const app = createApp(provider);
  const writeFile = file ? keepInFile(app, provider, file) : undefined;
  registerTokenRoute(app, provider, clients);
  registerTokenisingRoute(app, provider);
  registerChallengeRoutes(app, provider);
  registerHostedRoutes(app, provider);
  registerControlRoutes(app, control, controlToken);
  registerApiRoutes(app, provider);
  await app.ready();
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return app.listen({ port: 0, host });
  });
  const address = app.server.address() as AddressInfo;
  provider.origin = `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
  return {
    origin: provider.origin,
    controlToken,
    control,
    stop: async () => {
      await Promise.all([app.close(), provider.hookDelivery.stop()]);
      writeFile?.();
    },
  };
}

function createApp(provider: Provider) {
  const app = fastify({
    bodyLimit: LONGEST_BODY,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  void app.register(formbody, { bodyLimit: LONGEST_BODY });
  // In this order: an answer is stored by its key before it is delayed or lost.
  registerIdempotency(app, provider);
  registerCallsAndFaults(app, provider);
  app.setNotFoundHandler((request) => {
    throw new ApiError(404, 'ressource_not_found', `There is no ${request.method} ${request.url}.`);
  });
  app.setErrorHandler<ApiError | (Error & { statusCode?: number })>((error, _request, reply) => {
    const known = error instanceof ApiError ? error : asApiError(error);
    return reply.code(known.statusCode).send(presentError(known, provider.clock.unixSeconds()));
  });
  return app;
}

/** What the framework refuses says why; a fault of this server says nothing of its inside. */
function asApiError({ statusCode = 500, message }: { statusCode?: number; message: string }): ApiError {
  return statusCode < 500
    ? new ApiError(statusCode, 'bad_request', message)
    : new ApiError(500, 'internal_server_error', 'Internal Server Error');
}
