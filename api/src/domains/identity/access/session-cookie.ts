import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { protocolOf } from '../../../plugins/origin.ts';

const NAME = 'moien-session';

/** Over https the prefix binds a cookie to this host and to secure connections (product decision 17). */
export function hostCookieName(name: string, protocol: string): string {
  return protocol === 'https' ? `__Host-${name}` : name;
}

/** Of which no script of a page knows, and which other sites' forms do not carry. */
export function setHostCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, value, maxAge }: { name: string; value: string /** Seconds. */; maxAge: number },
): void {
  const protocol = protocolOf(request);
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: hostCookieName(name, protocol),
      value,
      path: '/',
      maxAge,
      httpOnly: true,
      sameSite: 'lax',
      secure: protocol === 'https',
    }),
  );
}

export function readHostCookie(request: FastifyRequest, name: string): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[hostCookieName(name, protocolOf(request))];
}

export function sessionCookieName(protocol: string): string {
  return hostCookieName(NAME, protocol);
}

export function sessionTokenOf(request: FastifyRequest): string | undefined {
  return readHostCookie(request, NAME);
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  maxAge: number,
): void {
  setHostCookie(request, reply, { name: NAME, value: token, maxAge });
}

export function forgetSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  setHostCookie(request, reply, { name: NAME, value: '', maxAge: 0 });
}
