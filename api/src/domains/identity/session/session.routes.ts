import { getSession, signOut } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { clientOf } from '../access/client-of.ts';
import { carriedTokenOf, withdraw } from '../access/session-carrier.ts';
import { rememberFound } from '../access/signed-in.ts';
import type { SessionService } from './session.service.ts';

export function sessionRoutes(app: ApiInstance, service: SessionService): void {
  app.route({
    method: getSession.method,
    url: getSession.url,
    schema: {
      summary: 'Who is asking; a visitor has no profile',
      tags: ['session'],
      response: responses(getSession.response),
    },
    config: { isSpecifiedCall: true, access: 'everyone' },
    handler: async (request) => {
      const { session, found } = await service.readSession(carriedTokenOf(request));
      if (found) rememberFound(request, found);
      return session;
    },
  });

  app.route({
    method: signOut.method,
    url: signOut.url,
    schema: {
      summary: 'Ends the session, if there is one',
      tags: ['session'],
      response: responses(signOut.response),
    },
    config: { isSpecifiedCall: true, access: 'everyone' },
    handler: async (request, reply) => {
      const session = await service.endSession(carriedTokenOf(request), clientOf(request));
      withdraw(request, reply);
      return session;
    },
  });
}
