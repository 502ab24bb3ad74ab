import type { FastifyInstance } from 'fastify';
import { subjectOf } from './answer-faults.ts';
import { ApiError } from './api-error.ts';
import { authenticate } from './authentication.ts';
import { registerCardRoutes } from './card.routes.ts';
import { registerDisputeRoutes } from './dispute.routes.ts';
import { registerHookRoutes } from './hook.routes.ts';
import { registerResponseRoute } from './idempotency.ts';
import { registerOwnerRoutes } from './owner.routes.ts';
import { registerPayInRoutes } from './pay-in.routes.ts';
import { registerPayoutRoutes } from './payout.routes.ts';
import { registerPreauthorizationRoutes } from './preauthorization.routes.ts';
import type { Provider } from './provider.ts';
import { registerTransferRoutes } from './transfer.routes.ts';
import { registerUserRoutes } from './user.routes.ts';

/** A file for each part of the API. */
const PARTS = [
  registerUserRoutes,
  registerCardRoutes,
  registerPayInRoutes,
  registerPreauthorizationRoutes,
  registerTransferRoutes,
  registerOwnerRoutes,
  registerPayoutRoutes,
  registerDisputeRoutes,
  registerHookRoutes,
  registerResponseRoute,
];

/** All that lies below `/v2.01/{ClientId}`. */
export function registerApiRoutes(app: FastifyInstance, provider: Provider): void {
  void app.register(
    async (api) => {
      api.addHook('onRequest', async (request) => authenticate(provider, request));
      api.addHook('preHandler', async (request) => {
        if (provider.faults.take('status-500', subjectOf(request)))
          throw new ApiError(500, 'internal_server_error', 'Internal Server Error');
      });
      for (const register of PARTS) register(api, provider);
    },
    { prefix: '/v2.01/:clientId' },
  );
}
