import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { StoredToken } from './release-token.repository.ts';
import { parseReleaseToken } from './release-token.ts';

type ReleaseToken = Omit<StoredToken, 'hash'>;

/**
 * Who asks by a token: its name for the log, and the account that has made it, if it was not the operator.
 */
export type ReleaseActor = Pick<StoredToken, 'id' | 'name' | 'userId'>;

export type ReleasePolicy = ReturnType<typeof createReleasePolicy>;

/** Who may change what: `Authorization: Bearer` with a token for the remote. */
export function createReleasePolicy(findToken: (id: string) => Promise<StoredToken | undefined>) {
  const tokens = new WeakMap<FastifyRequest, ReleaseToken>();

  return {
    /** Before the body is read. @throws ProblemError without a valid token */
    async requireToken(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      reply.header('www-authenticate', 'Bearer');
      const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
      if (!bearer) throw new ProblemError(401, 'release-token-missing');
      const given = parseReleaseToken(bearer);
      const token = given && (await findToken(given.id));
      if (!token || !timingSafeEqual(given.hash, token.hash))
        throw new ProblemError(401, 'release-token-invalid');
      reply.removeHeader('www-authenticate');
      tokens.set(request, token);
    },

    /** @throws ProblemError when the token is for other remotes */
    requireScope(request: FastifyRequest, remote: string): ReleaseActor {
      const token = tokens.get(request);
      if (!token) throw new Error('A route that asks for a scope must require a token.');
      if (!token.remotes.includes('*') && !token.remotes.includes(remote))
        throw new ProblemError(403, 'release-token-scope', { values: { remote } });
      return token;
    },
  };
}
