import type { FastifyInstance } from 'fastify';
import { notFound } from './api-error.ts';
import { listPage } from './listing.ts';
import {
  createPreauthorization,
  presentPreauthorization,
  updatePreauthorization,
} from './preauthorization.ts';
import type { Provider } from './provider.ts';
import { find } from './store.ts';

type ById = { Params: { id: string } };

export function registerPreauthorizationRoutes(api: FastifyInstance, provider: Provider): void {
  const { store } = provider;
  for (const [path, kind] of [
    ['/preauthorizations', 'preauthorization'],
    ['/deposit-preauthorizations', 'deposit'],
  ] as const) {
    const findOfKind = (id: string) => {
      const preauthorization = find(store.preauthorizations, id);
      if (preauthorization.kind !== kind) throw notFound(id);
      return preauthorization;
    };
    api.get<ById>(`/users/:id${path}`, (request, reply) => {
      const { Id: id } = find(store.users, request.params.id);
      const own = [...store.preauthorizations.values()].filter(
        (one) => one.kind === kind && one.AuthorId === id,
      );
      return listPage(request, reply, own, 'CreationDate').map(presentPreauthorization);
    });
    api.post(`${path}/card/direct`, ({ body }) =>
      presentPreauthorization(createPreauthorization(provider, kind, body)),
    );
    api.get<ById>(`${path}/:id`, ({ params }) => presentPreauthorization(findOfKind(params.id)));
    api.put<ById>(`${path}/:id`, ({ params, body }) =>
      presentPreauthorization(updatePreauthorization(provider, findOfKind(params.id), body)),
    );
    api.get<ById>(`${path}/:id/transactions`, (request, reply) => {
      const captures = findOfKind(request.params.id).payInIds.map((id) => find(store.transactions, id));
      return listPage(request, reply, captures, 'CreationDate');
    });
  }
}
