import { endAccountSession, endOtherSessions, getAccountSessions } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { messageText } from '../../../messages/message-text.ts';
import { languageOf } from '../../../plugins/request-language.ts';
import { responses } from '../../../plugins/responses.ts';
import { knownBrowserHashOf } from '../access/browser-cookie.ts';
import { clientOf } from '../access/client-of.ts';
import { requireUser } from '../access/signed-in.ts';
import { clearSessionToken } from '../access/token-transport.ts';
import type { SessionService } from './session.service.ts';

const tags = ['account'];

/** Where the account is signed in, for its owner alone. */
export function accountSessionRoutes(app: ApiInstance, service: SessionService): void {
  app.route({
    method: getAccountSessions.method,
    url: getAccountSessions.url,
    schema: {
      summary: 'The browsers and apps in which the account is signed in, those used last first',
      tags,
      response: responses(getAccountSessions.response),
    },
    config: { access: 'signed-in' },
    handler: async (request) => ({ sessionArray: await service.listSessions(requireUser(request)) }),
  });

  app.route({
    method: endAccountSession.method,
    url: endAccountSession.url,
    schema: {
      summary: 'Ends one of them; may be repeated',
      tags,
      params: endAccountSession.path,
      response: responses(endAccountSession.response),
    },
    config: { access: 'signed-in' },
    handler: async (request, reply) => {
      const { userId, sessionId } = requireUser(request);
      await service.endOne(userId, request.params.id, clientOf(request));
      if (request.params.id === sessionId) clearSessionToken(request, reply);
      return { message: messageText(languageOf(request), 'session-ended') };
    },
  });

  app.route({
    method: endOtherSessions.method,
    url: endOtherSessions.url,
    schema: {
      summary: 'Ends all but the one that asks',
      tags,
      response: responses(endOtherSessions.response),
    },
    config: { access: 'signed-in' },
    handler: async (request) => {
      await service.endOthers(requireUser(request), {
        client: clientOf(request),
        browserHash: knownBrowserHashOf(request),
      });
      return { message: messageText(languageOf(request), 'other-sessions-ended') };
    },
  });
}
