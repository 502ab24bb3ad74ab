import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../plugins/send-problem.ts';
import { MediaError } from './media-error.ts';

/** Says why a picture cannot be had; what is no MediaError is thrown again. */
export function sendMediaFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof MediaError)) throw error;
  if (error.code === 'media-unreadable') request.log.warn({ err: error }, 'a stored picture cannot be read');
  return sendProblem(request, reply.removeHeader('etag'), error);
}
