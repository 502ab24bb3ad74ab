import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problem-error.ts';

/** The origin under which the visitor reached the site; a host header that is none gives `undefined`. */
export function originOf(
  request: Pick<FastifyRequest, 'host' | 'protocol'>,
  publicOrigin: string | undefined,
): string | undefined {
  if (publicOrigin) return publicOrigin;
  return /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i.test(request.host)
    ? `${request.protocol}://${request.host}`
    : undefined;
}

/** For what holds absolute addresses. @throws ProblemError when the request names no host */
export function requireOrigin(request: FastifyRequest, publicOrigin: string | undefined): string {
  const origin = originOf(request, publicOrigin);
  if (!origin) throw new ProblemError(400, 'invalid-host', 'The host header of the request is not a host.');
  return origin;
}
