import type { FastifyInstance } from 'fastify';
import { listPage } from './listing.ts';
import { transactionOf } from './pay-in.routes.ts';
import { createPayout, isPayout, refundsOfPayout } from './payout.ts';
import type { Provider } from './provider.ts';
import type { Payout } from './resources.ts';

type ById = { Params: { id: string } };

export function registerPayoutRoutes(api: FastifyInstance, provider: Provider): void {
  const payoutOf = (id: string) => transactionOf(provider, id, isPayout) as Payout;
  api.post('/payouts/bankwire', ({ body }) => createPayout(provider, body));
  api.get<ById>('/payouts/:id', ({ params }) => payoutOf(params.id));
  api.get<ById>('/payouts/:id/refunds', (request, reply) =>
    listPage(request, reply, refundsOfPayout(provider, payoutOf(request.params.id)), 'CreationDate'),
  );
}
