import type { FastifyInstance } from 'fastify';
import { notFound } from './api-error.ts';
import { createCapture } from './capture.ts';
import { listPage } from './listing.ts';
import { createCardPayIn } from './pay-in.ts';
import type { Provider } from './provider.ts';
import { createRefund, isRefund, refundsOf } from './refund.ts';
import type { Transaction } from './resources.ts';
import { find } from './store.ts';

type ById = { Params: { id: string } };

export function registerPayInRoutes(api: FastifyInstance, provider: Provider): void {
  const payInOf = (id: string) => transactionOf(provider, id, ({ Type: type }) => type === 'PAYIN');

  api.post('/payins/card/direct', ({ body }) => createCardPayIn(provider, body));
  api.post('/payins/preauthorized/direct', ({ body }) => createCapture(provider, 'preauthorization', body));
  api.post('/payins/deposit-preauthorized/direct/full-capture', ({ body }) =>
    createCapture(provider, 'deposit', body),
  );
  api.get<ById>('/payins/:id', ({ params }) => payInOf(params.id));
  api.post<ById>('/payins/:id/refunds', ({ params, body }) =>
    createRefund(provider, payInOf(params.id), body),
  );
  api.get<ById>('/payins/:id/refunds', (request, reply) =>
    listPage(request, reply, refundsOf(provider, payInOf(request.params.id)), 'CreationDate'),
  );
  api.get<ById>('/refunds/:id', ({ params }) => transactionOf(provider, params.id, isRefund));
}

/** @throws ApiError 404 also for a transaction of another kind */
export function transactionOf(
  { store }: Provider,
  id: string,
  isWanted: (transaction: Transaction) => boolean,
): Transaction {
  const transaction = find(store.transactions, id);
  if (!isWanted(transaction)) throw notFound(id);
  return transaction;
}
