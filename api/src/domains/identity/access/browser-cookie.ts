import { BROWSER_TOKEN_HEADER } from '@moien/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createToken, hashToken, isToken } from '../../../lib/random-token.ts';
import { isNative } from './native-origin.ts';
import { readHostCookie, setHostCookie } from './session-cookie.ts';

const NAME = 'moien-browser';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

const made = new WeakMap<FastifyRequest, string>();

/** Which browser is asking, whoever sits before it; one that cannot say so is told now. */
export function browserHashOf(request: FastifyRequest, reply: FastifyReply): Buffer {
  const token = browserTokenOf(request) ?? made.get(request) ?? tell(request, reply);
  return hashToken(token);
}

/** Without making it one. */
export function knownBrowserHashOf(request: FastifyRequest): Buffer | undefined {
  const token = browserTokenOf(request);
  return token === undefined ? undefined : hashToken(token);
}

function browserTokenOf(request: FastifyRequest): string | undefined {
  const given = isNative(request) ? request.headers[BROWSER_TOKEN_HEADER] : readHostCookie(request, NAME);
  return typeof given === 'string' && isToken(given) ? given : undefined;
}

function tell(request: FastifyRequest, reply: FastifyReply): string {
  const token = createToken();
  made.set(request, token);
  if (isNative(request)) reply.header(BROWSER_TOKEN_HEADER, token);
  else setHostCookie(request, reply, { name: NAME, value: token, maxAge: YEAR_SECONDS });
  return token;
}
