import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'moien-session';

/** Over https the prefix binds a cookie to this host and to secure connections (product decision 17). */
export function hostCookieName(name: string, protocol: string): string {
  return protocol === 'https' ? `__Host-${name}` : name;
}

/** Of which no script of a page knows, and which other sites' forms do not carry. */
export function setHostCookie(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  { name, value, maxAge }: { name: string; value: string /** Seconds. */; maxAge: number },
): void {
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

export function readHostCookie({ headers, protocol }: FastifyRequest, name: string): string | undefined {
  return parseCookie(headers.cookie ?? '')[hostCookieName(name, protocol)];
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
