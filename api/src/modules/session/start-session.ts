import type { Session } from '@moien/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserHashOf } from './browser-cookie.ts';
import { SESSION_DAYS, type SessionService } from './session.service.ts';
import { carriedTokenOf, carrierOf, handOver } from './session-carrier.ts';

/** Signs somebody in: the session that the request carried ends, and the browser or app is handed a new one. */
export type StartSession = (request: FastifyRequest, reply: FastifyReply, userId: string) => Promise<Session>;

export function createSessionStarter(
  service: Pick<SessionService, 'beginSession' | 'readSession'>,
): StartSession {
  return async (request, reply, userId) => {
    const carrier = carrierOf(request);
    const token = await service.beginSession({
      userId,
      carrier,
      carried: carriedTokenOf(request),
      browserHash: browserHashOf(request, reply),
      userAgent: request.headers['user-agent'],
    });
    handOver(request, reply, token, SESSION_DAYS);
    return (await service.readSession({ token, carrier })).session;
  };
}
