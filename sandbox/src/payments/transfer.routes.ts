import type { FastifyInstance } from 'fastify';
import { listPage } from './listing.ts';
import { transactionOf } from './pay-in.routes.ts';
import type { Provider } from './provider.ts';
import { createRefund, refundsOf } from './refund.ts';
import { createTransfer } from './transfer.ts';

type ById = { Params: { id: string } };

export function registerTransferRoutes(api: FastifyInstance, provider: Provider): void {
  const transferOf = (id: string) =>
    transactionOf(
      provider,
      id,
      ({ Type: type, Nature: nature }) => type === 'TRANSFER' && nature === 'REGULAR',
    );

  api.post('/transfers', ({ body }) => createTransfer(provider, body));
  api.get<ById>('/transfers/:id', ({ params }) => transferOf(params.id));
  api.post<ById>('/transfers/:id/refunds', ({ params, body }) =>
    createRefund(provider, transferOf(params.id), body),
  );
  api.get<ById>('/transfers/:id/refunds', (request, reply) =>
    listPage(request, reply, refundsOf(provider, transferOf(request.params.id)), 'CreationDate'),
  );
}
