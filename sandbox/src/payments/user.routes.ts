import type { FastifyInstance } from 'fastify';
import { listPage } from './listing.ts';
import type { Provider } from './provider.ts';
import { find } from './store.ts';
import { createUser, updateUser } from './user.ts';
import { createWallet, presentCreditWallet, presentFeeWallet, presentWallet } from './wallet.ts';

type ById = { Params: { id: string } };

export function registerUserRoutes(api: FastifyInstance, provider: Provider): void {
  const { store } = provider;

  for (const [path, personType] of [
    ['/users/natural', 'NATURAL'],
    ['/users/legal', 'LEGAL'],
  ] as const) {
    api.post(path, ({ body }) => createUser(provider, personType, body));
    api.get<ById>(`${path}/:id`, ({ params }) => find(store.users, params.id));
    api.put<ById>(`${path}/:id`, ({ params, body }) =>
      updateUser(provider, find(store.users, params.id), body),
    );
  }
  api.get<ById>('/users/:id', ({ params }) => find(store.users, params.id));
  api.get<ById>('/users/:id/transactions', (request, reply) => {
    const { Id: id } = find(store.users, request.params.id);
    const own = [...store.transactions.values()].filter(
      ({ AuthorId: author, CreditedUserId: credited }) => author === id || credited === id,
    );
    return listPage(request, reply, own, 'CreationDate');
  });
  api.get<ById>('/users/:id/cards', (request, reply) => {
    const { Id: id } = find(store.users, request.params.id);
    const cards = [...store.cards.values()].map(({ card }) => card).filter(({ UserId: user }) => user === id);
    return listPage(request, reply, cards, 'CreationDate');
  });
  api.get<ById>('/users/:id/wallets', (request, reply) => {
    const { Id: id } = find(store.users, request.params.id);
    const own = [...store.wallets.values()].filter(({ Owners: owners }) => owners.includes(id));
    const page = listPage(request, reply, own, 'CreationDate');
    return page.map((wallet) => presentWallet(provider, wallet));
  });

  api.post('/wallets', ({ body }) => presentWallet(provider, createWallet(provider, body)));
  api.get<ById>('/wallets/:id', ({ params }) => presentWallet(provider, find(store.wallets, params.id)));
  api.get<ById>('/wallets/:id/transactions', (request, reply) => {
    const { Id: id } = find(store.wallets, request.params.id);
    return listPage(request, reply, store.transactionsOfWallet(id), 'CreationDate');
  });
  api.get<{ Params: { currency: string } }>('/clients/wallets/FEES/:currency', ({ params }) =>
    presentFeeWallet(provider, params.currency),
  );
  api.get<{ Params: { currency: string } }>('/clients/wallets/CREDIT/:currency', ({ params }) =>
    presentCreditWallet(provider, params.currency),
  );
}
