import type { FastifyReply, FastifyRequest } from 'fastify';
import { MediaError } from './media-error.ts';

/** Says why a picture cannot be had; what is no MediaError is thrown again. */
export function sendMediaFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof MediaError)) throw error;
  if (error.code === 'media-unreadable') request.log.warn({ err: error }, 'a stored picture cannot be read');
  return reply
    .code(error.status)
    .removeHeader('etag')
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(error.toProblem());
}
