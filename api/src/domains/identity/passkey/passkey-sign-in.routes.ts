import { beginPasskeySignIn, completePasskeySignIn } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { browserHashOf, knownBrowserHashOf } from '../access/browser-cookie.ts';
import type { RecordRefusal } from '../account/record-refusal.ts';
import type { StartSession } from '../session/start-session.ts';
import type { PasskeyService } from './passkey.service.ts';

const tags = ['sign-in'];

type PasskeySignInParts = {
  service: PasskeyService;
  /** Begins the session of a sign-in with both factors, as a passkey whose owner was verified is. */
  startSession: StartSession;
  recordRefusal: RecordRefusal;
};

export function passkeySignInRoutes(
  app: ApiInstance,
  { service, startSession, recordRefusal }: PasskeySignInParts,
): void {
  app.route({
    method: beginPasskeySignIn.method,
    url: beginPasskeySignIn.url,
    schema: {
      summary: 'What a device is asked to sign somebody in with by a passkey',
      description:
        'For `navigator.credentials.get` in this browser, once and within ten minutes. It is the same for everybody.',
      tags,
      response: responses(beginPasskeySignIn.response),
    },
    config: { access: 'everyone', rateLimit: { max: 60 } },
    handler: async (request, reply) => service.beginSignIn(browserHashOf(request, reply)),
  });

  app.route({
    method: completePasskeySignIn.method,
    url: completePasskeySignIn.url,
    schema: {
      summary: 'Signs in by a passkey, which counts as both factors',
      tags,
      body: completePasskeySignIn.body,
      response: responses(completePasskeySignIn.response),
    },
    config: { access: 'everyone', rateLimit: { max: 60 } },
    handler: async (request, reply) => {
      const signIn = await service.signIn(knownBrowserHashOf(request), request.body.credential, (email) =>
        recordRefusal(request, { kind: 'sign-in', method: 'passkey', email }),
      );
      return startSession(request, reply, signIn);
    },
  });
}
