import type { FastifyRequest } from 'fastify';
import { requireOrigin } from '../../../plugins/origin.ts';
import { clientOf } from '../access/client-of.ts';
import type { ChangePlace } from './record-security-event.ts';

export function changePlaceOf(request: FastifyRequest, publicOrigin: string | undefined): ChangePlace {
  return { client: clientOf(request), origin: requireOrigin(request, publicOrigin) };
}
