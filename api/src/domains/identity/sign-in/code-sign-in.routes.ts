import { requestSignInToken, signIn } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { responses } from '../../../plugins/responses.ts';
import type { AttemptGuard } from '../access/attempt-limits.ts';
import { browserHashOf } from '../access/browser-cookie.ts';
import type { ReadMailRequest } from '../access/mail-requests.ts';
import type { PasswordService } from '../account/password.service.ts';
import type { RecordRefusal } from '../account/record-refusal.ts';
import type { SessionService } from '../session/session.service.ts';
import type { StartSession } from '../session/start-session.ts';
import type { SignInService } from './sign-in.service.ts';

const tags = ['sign-in'];

export type SignInRouteParts = {
  service: SignInService;
  passwords: Pick<PasswordService, 'findByEmail' | 'findByPassword' | 'isStillPassword'>;
  sessions: Pick<SessionService, 'endAll'>;
  startSession: StartSession;
  guard: AttemptGuard;
  readMailRequest: ReadMailRequest;
  recordRefusal: RecordRefusal;
};

/** Product decision 18. */
export function codeSignInRoutes(
  app: ApiInstance,
  { service, passwords, startSession, guard, recordRefusal, readMailRequest }: SignInRouteParts,
): void {
  app.route({
    method: requestSignInToken.method,
    url: requestSignInToken.url,
    schema: {
      summary: 'Mails a sign-in code, good for the browser that asks',
      description:
        'The answer is the same whether or not the address has an account. A code that this browser was sent before ends. ' +
        'Where codes were asked for often, it is 429 `challenge-required` with a `challenge` (ALTCHA); the same call is taken ' +
        'with its solution in the header `x-challenge-solution`.',
      tags,
      body: requestSignInToken.body,
      response: responses(requestSignInToken.response),
    },
    config: {
      isSpecifiedCall: true,
      access: 'everyone',
      rateLimit: { max: 60, timeWindow: '1 hour' },
    },
    handler: async (request, reply) =>
      service.requestCode(
        { email: request.body.email, browserHash: browserHashOf(request, reply) },
        await readMailRequest(request),
      ),
  });

  app.route({
    method: signIn.method,
    url: signIn.url,
    schema: {
      summary: 'Signs in by the code of a mail',
      tags,
      body: signIn.body,
      response: responses(signIn.response),
    },
    config: { isSpecifiedCall: true, access: 'everyone', rateLimit: { max: 60 } },
    handler: async (request, reply) => {
      const { email, token } = request.body;
      const browserHash = browserHashOf(request, reply);
      const isRight = await guard.attempt(request, { kind: 'code', subject: email }, () =>
        service.useCode({ email, browserHash }, token),
      );
      const account = isRight ? await passwords.findByEmail(email) : undefined;
      if (!account) {
        recordRefusal(request, { kind: 'sign-in', method: 'code', email });
        throw new ProblemError(403, 'sign-in-refused', { message: 'sign-in-code-refused' });
      }
      return startSession(request, reply, { userId: account.user_id, method: 'code' });
    },
  });
}
