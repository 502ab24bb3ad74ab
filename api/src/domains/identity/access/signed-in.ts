import { type Role, SIGNED_OUT_CODE } from '@moien/contract';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../../lib/problem-error.ts';

/** Who is asking. */
export type SignedIn = { userId: string; sessionId: string; roles: readonly Role[] };

/** A session that was looked up. */
export type FoundSession = SignedIn & { lastSeenAt: string };

const found = new WeakMap<FastifyRequest, FoundSession>();

/**
 * @throws ProblemError when nobody is signed in; on a route with access for everyone nobody has been looked
 * up
 */
export function requireUser(request: FastifyRequest): SignedIn {
  const user = found.get(request);
  if (!user) throw signedOut();
  return user;
}

export function foundSessionOf(request: FastifyRequest): FoundSession | undefined {
  return found.get(request);
}

export function rememberFound(request: FastifyRequest, session: FoundSession): void {
  found.set(request, session);
}

export function signedOut(): ProblemError {
  return new ProblemError(401, SIGNED_OUT_CODE);
}
