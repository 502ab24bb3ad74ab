import { getSession, signOut } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { clientOf } from '../access/client-of.ts';
import { rememberFound } from '../access/signed-in.ts';
import { clearSessionToken, requestTokenOf } from '../access/token-transport.ts';
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
      const { session, found } = await service.readSession(requestTokenOf(request));
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
      const session = await service.endSession(requestTokenOf(request), clientOf(request));
      clearSessionToken(request, reply);
      return session;
    },
  });
}
