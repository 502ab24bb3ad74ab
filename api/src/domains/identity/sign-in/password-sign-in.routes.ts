import formBody from '@fastify/formbody';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { signInWithPassword } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { namedScope } from '../../../plugins/named-scope.ts';
import { responses } from '../../../plugins/responses.ts';
import type { SignInRouteParts } from './code-sign-in.routes.ts';

const BODY_BYTES_MAXIMUM = 4 * 1024;

/** Takes form fields and nothing else (specification §7). */
export function passwordSignInRoutes(
  app: ApiInstance,
  { passwords, sessions, startSession, guard, recordRefusal }: SignInRouteParts,
): void {
  app.register(
    namedScope('password sign-in', async (scope) => {
      scope.removeAllContentTypeParsers();
      await scope.register(formBody, { bodyLimit: BODY_BYTES_MAXIMUM });

      scope.withTypeProvider<TypeBoxTypeProvider>().route({
        method: signInWithPassword.method,
        url: signInWithPassword.url,
        schema: {
          summary: 'Signs in by password, of any account',
          tags: ['sign-in'],
          consumes: ['application/x-www-form-urlencoded'],
          body: signInWithPassword.form,
          response: responses(signInWithPassword.response),
        },
        config: { isSpecifiedCall: true, access: 'everyone', rateLimit: { max: 60 } },
        handler: async (request, reply) => {
          const { email, password } = request.body;
          let account: Awaited<ReturnType<typeof passwords.findByPassword>>;
          await guard.attempt(request, { kind: 'password', subject: email }, async () => {
            account = await passwords.findByPassword(email, password);
            return account !== undefined;
          });
          if (!account) {
            recordRefusal(request, { kind: 'sign-in', method: 'password', email });
            throw refused();
          }
          const { user_id: userId } = account;
          const begun = await Promise.allSettled([
            startSession(request, reply, { userId, method: 'password' }),
          ]);
          if (!(await passwords.isStillPassword(account))) {
            await sessions.endAll(userId);
            throw refused();
          }
          const [outcome] = begun;
          if (outcome.status === 'rejected') throw outcome.reason;
          return outcome.value;
        },
      });
    }),
  );
}

function refused(): ProblemError {
  return new ProblemError(403, 'sign-in-refused', { message: 'sign-in-password-refused' });
}
