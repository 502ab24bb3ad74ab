import type { FastifyRequest } from 'fastify';
import { languageOf } from '../../../plugins/request-language.ts';
import { requireUser } from '../../identity/index.ts';
import type { Caller } from './booking.service.ts';

/** Who asks, in the language of the site as they see it. */
export function callerOf(request: FastifyRequest): Caller {
  return { userId: requireUser(request).userId, language: languageOf(request) };
}
