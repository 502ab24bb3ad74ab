import type { FastifyInstance } from 'fastify';
import { createHook, updateHook } from './hook.ts';
import { listPage } from './listing.ts';
import type { Provider } from './provider.ts';
import { find } from './store.ts';

type ById = { Params: { id: string } };

export function registerHookRoutes(api: FastifyInstance, provider: Provider): void {
  const { store } = provider;
  api.post('/hooks', ({ body }) => createHook(provider, body));
  api.get('/hooks', (request, reply) => listPage(request, reply, store.hooks.values(), 'CreationDate'));
  api.get<ById>('/hooks/:id', ({ params }) => find(store.hooks, params.id));
  api.put<ById>('/hooks/:id', ({ params, body }) => updateHook(find(store.hooks, params.id), body));

  // MangoPay spells this filter in lower case.
  api.get<{ Querystring: { eventtype?: string } }>('/events', (request, reply) => {
    const { eventtype } = request.query;
    const events = eventtype
      ? store.events.filter(({ EventType: eventType }) => eventType === eventtype)
      : store.events;
    return listPage(request, reply, events, 'Date');
  });
}
