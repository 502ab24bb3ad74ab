import { beginSignInEnrolment, completeSignIn, completeSignInEnrolment } from '@moien/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { responses } from '../../../plugins/responses.ts';
import type { AttemptGuard } from '../access/attempt-limits.ts';
import { browserHashOf, knownBrowserHashOf } from '../access/browser-cookie.ts';
import type { RecordRefusal } from '../account/record-refusal.ts';
import { changePlaceOf } from '../security-event/change-place.ts';
import type { StartSession } from '../session/start-session.ts';
import type { PendingSignIn, PendingSignInService } from './pending-sign-in.service.ts';
import type { SecondFactorService } from './second-factor.service.ts';

const tags = ['sign-in'];

export type SecondFactorSignInParts = {
  factors: SecondFactorService;
  pendingSignIns: PendingSignInService;
  /** Begins the session of a sign-in with both factors. */
  startSession: StartSession;
  guard: AttemptGuard;
  recordRefusal: RecordRefusal;
  publicOrigin: string | undefined;
};

/**
 * Begins sessions of accounts that need no second factor; for others the sign-in waits for it in the browser
 * that has begun it.
 */
export function createFirstFactorStarter(
  pendingSignIns: Pick<PendingSignInService, 'begin'>,
  startSession: StartSession,
): StartSession {
  return async (request, reply, signIn) => {
    await pendingSignIns.begin(signIn, browserHashOf(request, reply));
    return startSession(request, reply, signIn);
  };
}

export function secondFactorSignInRoutes(app: ApiInstance, parts: SecondFactorSignInParts): void {
  codeRoute(app, parts);
  enrolmentRoutes(app, parts);
}

function codeRoute(app: ApiInstance, parts: SecondFactorSignInParts): void {
  const { factors, pendingSignIns, guard, recordRefusal, publicOrigin } = parts;
  app.route({
    method: completeSignIn.method,
    url: completeSignIn.url,
    schema: {
      summary: 'Ends a sign-in by a code of the authenticator, or a recovery code',
      description:
        'For the sign-in that this browser has begun within ten minutes, with five tries. A code counts once.',
      tags,
      body: completeSignIn.body,
      response: responses(completeSignIn.response),
    },
    config: { access: 'everyone', rateLimit: { max: 60 } },
    handler: async (request, reply) => {
      const browserHash = knownBrowserHashOf(request);
      const pending = await pendingSignIns.find(browserHash, 'code');
      const { user_id: userId, email } = pending;
      const place = changePlaceOf(request, publicOrigin);
      const isRight = await guard.attempt(
        request,
        { kind: 'second-factor', subject: email },
        async () =>
          browserHash !== undefined &&
          (await pendingSignIns.takeTry(browserHash, userId)) &&
          factors.use(userId, request.body.code, place),
      );
      if (!isRight) {
        recordRefusal(request, { kind: 'sign-in', method: 'authenticator', email });
        throw new ProblemError(403, 'second-factor-refused');
      }
      return begin(request, reply, pending, parts);
    },
  });
}

function enrolmentRoutes(app: ApiInstance, parts: SecondFactorSignInParts): void {
  const { factors, pendingSignIns, publicOrigin } = parts;
  app.route({
    method: beginSignInEnrolment.method,
    url: beginSignInEnrolment.url,
    schema: {
      summary: 'A secret for the authenticator of somebody who needs one to sign in',
      tags,
      response: responses(beginSignInEnrolment.response),
    },
    config: { access: 'everyone', rateLimit: { max: 30 } },
    handler: async (request) => {
      const pending = await pendingSignIns.find(knownBrowserHashOf(request), 'enrolment');
      return factors.begin(pending.user_id, pending.email);
    },
  });

  app.route({
    method: completeSignInEnrolment.method,
    url: completeSignInEnrolment.url,
    schema: {
      summary: 'Sets up that authenticator by a code of it, and signs in',
      tags,
      body: completeSignInEnrolment.body,
      response: responses(completeSignInEnrolment.response),
    },
    config: { access: 'everyone', rateLimit: { max: 60 } },
    handler: async (request, reply) => {
      const pending = await pendingSignIns.find(knownBrowserHashOf(request), 'enrolment');
      const place = changePlaceOf(request, publicOrigin);
      const recoveryCodeArray = await factors.confirm(pending.user_id, request.body.code, place, true);
      return { recoveryCodeArray, session: await begin(request, reply, pending, parts) };
    },
  });
}

async function begin(
  request: FastifyRequest,
  reply: FastifyReply,
  pending: PendingSignIn,
  { pendingSignIns, startSession }: SecondFactorSignInParts,
) {
  const signIn = await pendingSignIns.end(browserHashOf(request, reply), pending);
  return startSession(request, reply, signIn);
}
