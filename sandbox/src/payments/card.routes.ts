import type { FastifyInstance } from 'fastify';
import {
  completeCardRegistration,
  createCardRegistration,
  deactivateCard,
  TOKENISING_PATH,
  tokenise,
} from './card-registration.ts';
import type { Provider } from './provider.ts';
import { find } from './store.ts';

type ById = { Params: { id: string } };

export function registerCardRoutes(api: FastifyInstance, provider: Provider): void {
  const { store } = provider;
  api.post('/cardregistrations', ({ body }) => createCardRegistration(provider, body));
  api.get<ById>('/cardregistrations/:id', ({ params }) => find(store.registrations, params.id));
  api.put<ById>('/cardregistrations/:id', ({ params, body }) =>
    completeCardRegistration(provider, find(store.registrations, params.id), body),
  );
  api.get<ById>('/cards/:id', ({ params }) => find(store.cards, params.id).card);
  api.put<ById>('/cards/:id', ({ params, body }) => deactivateCard(find(store.cards, params.id).card, body));
}

/** The address that a browser posts a card to, from any origin and without a token. */
export function registerTokenisingRoute(app: FastifyInstance, provider: Provider): void {
  app.options(TOKENISING_PATH, (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '600',
      })
      .send(),
  );
  app.post<{ Body: Record<string, unknown> | undefined }>(TOKENISING_PATH, ({ body }, reply) =>
    reply
      .headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send(tokenise(provider, body ?? {})),
  );
}
