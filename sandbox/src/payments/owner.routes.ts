import type { FastifyInstance } from 'fastify';
import { listPage } from './listing.ts';
import { createEnrolledUser, createIdentitySession, createRecipient, deactivateRecipient } from './owner.ts';
import type { Provider } from './provider.ts';
import { find } from './store.ts';

type ById = { Params: { id: string } };

/** What only owners have: enrolment, identity verification and recipients. */
export function registerOwnerRoutes(api: FastifyInstance, provider: Provider): void {
  const { users, identitySessions, recipients } = provider.store;
  api.post('/sca/users/natural', ({ body }) => createEnrolledUser(provider, 'NATURAL', body));
  api.post('/sca/users/legal', ({ body }) => createEnrolledUser(provider, 'LEGAL', body));

  api.post<ById>('/users/:id/identity-verifications', ({ params, body }) =>
    createIdentitySession(provider, find(users, params.id), body),
  );
  api.get<ById>('/identity-verifications/:id', ({ params }) => find(identitySessions, params.id));

  api.post<ById>('/users/:id/recipients', ({ params, body }) =>
    createRecipient(provider, find(users, params.id), body),
  );
  api.get<ById>('/users/:id/recipients', (request, reply) => {
    const { Id: id } = find(users, request.params.id);
    const own = [...recipients.values()].filter(({ UserId: userId }) => userId === id);
    return listPage(request, reply, own, 'CreationDate');
  });
  api.get<ById>('/recipients/:id', ({ params }) => find(recipients, params.id));
  api.put<ById>('/recipients/:id', ({ params, body }) =>
    deactivateRecipient(find(recipients, params.id), body),
  );
}
