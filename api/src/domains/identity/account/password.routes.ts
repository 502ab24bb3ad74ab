import { changePassword, requestPasswordReset, resetPassword } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { messageText } from '../../../messages/message-text.ts';
import { requireOrigin } from '../../../plugins/origin.ts';
import { languageOf } from '../../../plugins/request-language.ts';
import { responses } from '../../../plugins/responses.ts';
import { knownBrowserHashOf } from '../access/browser-cookie.ts';
import { clientOf } from '../access/client-of.ts';
import type { ReadMailRequest } from '../access/mail-requests.ts';
import { requireUser } from '../access/signed-in.ts';
import type { SessionService } from '../session/session.service.ts';
import type { PasswordService } from './password.service.ts';
import type { Reauthenticate } from './reauthentication.ts';

const tags = ['account'];

export type PasswordRouteParts = {
  service: PasswordService;
  sessions: Pick<SessionService, 'rotate'>;
  reauthenticate: Reauthenticate;
  readMailRequest: ReadMailRequest;
  publicOrigin: string | undefined;
};

export function passwordRoutes(
  app: ApiInstance,
  { service, sessions, reauthenticate, readMailRequest, publicOrigin }: PasswordRouteParts,
): void {
  app.route({
    method: requestPasswordReset.method,
    url: requestPasswordReset.url,
    schema: {
      summary: 'Mails a link to choose a new password',
      description: 'The answer is the same whether or not the address has an account.',
      tags,
      body: requestPasswordReset.body,
      response: responses(requestPasswordReset.response),
    },
    config: { access: 'everyone', rateLimit: { max: 30, timeWindow: '1 hour' } },
    handler: async (request) =>
      service.requestReset(request.body.email, await readMailRequest(request), {
        origin: requireOrigin(request, publicOrigin),
        client: clientOf(request),
      }),
  });

  app.route({
    method: resetPassword.method,
    url: resetPassword.url,
    schema: {
      summary: 'Sets a new password by the token of a mail, once, and ends every session',
      tags,
      body: resetPassword.body,
      response: responses(resetPassword.response),
    },
    config: { access: 'everyone', rateLimit: { max: 30, timeWindow: '10 minutes' } },
    handler: async (request) =>
      service.reset(request.body.token, request.body.password, {
        language: languageOf(request),
        client: clientOf(request),
      }),
  });

  app.route({
    method: changePassword.method,
    url: changePassword.url,
    schema: {
      summary: 'Sets a new password, ends every other session and gives this one another token',
      tags,
      body: changePassword.body,
      response: responses(changePassword.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 30, timeWindow: '10 minutes' } },
    handler: async (request, reply) => {
      const user = requireUser(request);
      await service.refuseWeak(user.userId, request.body.password);
      await reauthenticate(user.userId, request.body.proof, request);
      await service.change(user, request.body.password, {
        client: clientOf(request),
        browserHash: knownBrowserHashOf(request),
      });
      await sessions.rotate(request, reply);
      return { message: messageText(languageOf(request), 'password-was-changed') };
    },
  });
}
