import type { Session } from '@moien/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireOrigin } from '../../../plugins/origin.ts';
import { browserHashOf } from '../access/browser-cookie.ts';
import { clientOf } from '../access/client-of.ts';
import { clearCache, requestTokenOf, sendSessionToken, tokenTransportOf } from '../access/token-transport.ts';
import type { SignIn } from '../security-event/record-sign-in.ts';
import { SESSION_DAYS, type SessionService } from './session.service.ts';

/**
 * Signs somebody in: the session that the request carried ends, and the browser or app is handed a new one.
 */
export type StartSession = (request: FastifyRequest, reply: FastifyReply, signIn: SignIn) => Promise<Session>;

export function createSessionStarter(
  service: Pick<SessionService, 'beginSession' | 'readSession'>,
  publicOrigin: string | undefined,
): StartSession {
  return async (request, reply, signIn) => {
    const carrier = tokenTransportOf(request);
    const carried = requestTokenOf(request);
    const token = await service.beginSession({
      signIn,
      carrier,
      carried,
      browserHash: browserHashOf(request, reply),
      client: clientOf(request),
      origin: requireOrigin(request, publicOrigin),
    });
    if (carried) clearCache(request, reply);
    sendSessionToken(request, reply, token, SESSION_DAYS);
    return (await service.readSession({ token, carrier })).session;
  };
}
