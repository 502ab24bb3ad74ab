import { confirmEmailChange, requestEmailChange } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { messageText } from '../../../messages/message-text.ts';
import { requireOrigin } from '../../../plugins/origin.ts';
import { languageOf } from '../../../plugins/request-language.ts';
import { responses } from '../../../plugins/responses.ts';
import { clientOf } from '../access/client-of.ts';
import { requireUser } from '../access/signed-in.ts';
import { requestTokenOf } from '../access/token-transport.ts';
import type { SessionService } from '../session/session.service.ts';
import type { EmailChangeService } from './email-change.service.ts';
import type { Reauthenticate } from './reauthentication.ts';

const tags = ['account'];

export type EmailChangeRouteParts = {
  service: EmailChangeService;
  sessions: Pick<SessionService, 'findSignedIn' | 'rotate'>;
  reauthenticate: Reauthenticate;
  publicOrigin: string | undefined;
};

export function emailChangeRoutes(app: ApiInstance, parts: EmailChangeRouteParts): void {
  const { service, sessions, reauthenticate, publicOrigin } = parts;
  app.route({
    method: requestEmailChange.method,
    url: requestEmailChange.url,
    schema: {
      summary: 'Mails a link to the old and to the new address; both must be followed',
      description: 'The answer is the same whether or not the new address belongs to somebody.',
      tags,
      body: requestEmailChange.body,
      response: responses(requestEmailChange.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 30, timeWindow: '1 hour' } },
    handler: async (request) => {
      const { userId } = requireUser(request);
      const { email, proof } = request.body;
      await service.refuseSame(userId, email);
      await reauthenticate(userId, proof, request);
      return service.request(userId, email, {
        language: languageOf(request),
        origin: requireOrigin(request, publicOrigin),
        client: clientOf(request),
      });
    },
  });

  app.route({
    method: confirmEmailChange.method,
    url: confirmEmailChange.url,
    schema: {
      summary: 'Confirms one address of a change, by the token of a mail; may be repeated',
      description: 'Once both are confirmed, every other session of the account ends.',
      tags,
      body: confirmEmailChange.body,
      response: responses(confirmEmailChange.response),
    },
    config: { access: 'everyone', rateLimit: { max: 30, timeWindow: '10 minutes' } },
    handler: async (request, reply) => {
      const signedIn = await sessions.findSignedIn(requestTokenOf(request));
      const { userId, isChanged, isChangedNow } = await service.confirm(
        request.body.token,
        signedIn,
        clientOf(request),
      );
      if (isChangedNow && signedIn?.userId === userId) await sessions.rotate(request, reply);
      const message = messageText(languageOf(request), isChanged ? 'email-change-done' : 'email-change-half');
      return { message, isChanged };
    },
  });
}
