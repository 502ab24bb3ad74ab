import { checkPhoneNumber, signUp, VISITOR_SESSION, verifySignUp } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { requireOrigin } from '../../../plugins/origin.ts';
import { languageOf } from '../../../plugins/request-language.ts';
import { responses } from '../../../plugins/responses.ts';
import { browserHashOf, knownBrowserHashOf } from '../access/browser-cookie.ts';
import { clientOf } from '../access/client-of.ts';
import type { ReadMailRequest } from '../access/mail-requests.ts';
import type { StartSession } from '../session/start-session.ts';
import type { SignUpService } from './sign-up.service.ts';

const tags = ['sign-up'];

export type SignUpRouteParts = {
  service: SignUpService;
  startSession: StartSession;
  readMailRequest: ReadMailRequest;
  publicOrigin: string | undefined;
};

export function signUpRoutes(
  app: ApiInstance,
  { service, startSession, readMailRequest, publicOrigin }: SignUpRouteParts,
): void {
  app.route({
    method: checkPhoneNumber.method,
    url: checkPhoneNumber.url,
    schema: {
      summary: 'Whether a phone number is one, and the step of signing up that comes next',
      tags,
      body: checkPhoneNumber.body,
      response: responses(checkPhoneNumber.response),
    },
    config: { isSpecifiedCall: true, access: 'everyone', rateLimit: { max: 120 } },
    handler: async (request) => service.checkPhone(request.body, languageOf(request)),
  });

  app.route({
    method: signUp.method,
    url: signUp.url,
    schema: {
      summary: 'Takes what somebody signs up with, and mails a link that alone makes the account',
      description: 'The answer is the same whether or not the address has an account.',
      tags,
      body: signUp.body,
      response: responses(signUp.response),
    },
    config: {
      isSpecifiedCall: true,
      access: 'everyone',
      rateLimit: { max: 30, timeWindow: '1 hour' },
    },
    handler: async (request, reply) =>
      service.signUp(request.body, {
        browserHash: browserHashOf(request, reply),
        mail: await readMailRequest(request),
        origin: requireOrigin(request, publicOrigin),
      }),
  });

  app.route({
    method: verifySignUp.method,
    url: verifySignUp.url,
    schema: {
      summary: 'Makes the account by the token of a mail, once, and signs in where it was signed up',
      tags,
      body: verifySignUp.body,
      response: responses(verifySignUp.response),
    },
    config: { access: 'everyone', rateLimit: { max: 60 } },
    handler: async (request, reply) => {
      const { userId, isWhereSignedUp } = await service.verify(
        request.body.token,
        knownBrowserHashOf(request),
        clientOf(request),
      );
      if (!isWhereSignedUp) return VISITOR_SESSION;
      return startSession(request, reply, { userId, method: 'sign-up', isFirst: true });
    },
  });
}
