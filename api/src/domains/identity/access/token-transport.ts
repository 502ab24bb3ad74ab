import { SESSION_TOKEN_HEADER } from '@moien/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isToken } from '../../../lib/random-token.ts';
import { isNative } from './native-origin.ts';
import { forgetSessionCookie, sessionTokenOf, setSessionCookie } from './session-cookie.ts';

/**
 * How a token travels: a session that began with the one does not go on with the other (product decision 17).
 */
export type TokenTransport = 'cookie' | 'bearer';

export type RequestToken = { token: string; carrier: TokenTransport };

const DAY_SECONDS = 24 * 60 * 60;

export function tokenTransportOf(request: FastifyRequest): TokenTransport {
  return isNative(request) ? 'bearer' : 'cookie';
}

/** The session that a request claims; a page of the web by its cookie alone, an app by its header alone. */
export function requestTokenOf(request: FastifyRequest): RequestToken | undefined {
  const carrier = tokenTransportOf(request);
  const token = carrier === 'bearer' ? bearerOf(request) : sessionTokenOf(request);
  return isToken(token) ? { token, carrier } : undefined;
}

/** @param days for which the session lasts at most */
export function sendSessionToken(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  days: number,
): void {
  if (isNative(request)) reply.header(SESSION_TOKEN_HEADER, token);
  else setSessionCookie(request, reply, token, days * DAY_SECONDS);
}

export function clearSessionToken(request: FastifyRequest, reply: FastifyReply): void {
  if (isNative(request)) return;
  forgetSessionCookie(request, reply);
  clearCache(request, reply);
}

/**
 * The browser forgets what its cache holds of the person, so that Back on a shared computer shows nothing of
 * theirs.
 */
export function clearCache(request: FastifyRequest, reply: FastifyReply): void {
  if (!isNative(request)) reply.header('clear-site-data', '"cache"');
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}
