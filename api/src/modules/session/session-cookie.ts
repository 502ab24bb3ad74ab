import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'moien-session';

/** Over https the prefix binds it to this host and to secure connections (product decision 17). */
export function sessionCookieName(protocol: string): string {
  return protocol === 'https' ? `__Host-${NAME}` : NAME;
}

export function sessionTokenOf({ headers, protocol }: FastifyRequest): string | undefined {
  return parseCookie(headers.cookie ?? '')[sessionCookieName(protocol)];
}

export function forgetSessionCookie({ protocol }: FastifyRequest, reply: FastifyReply): void {
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: sessionCookieName(protocol),
      value: '',
      path: '/',
      maxAge: 0,
      httpOnly: true,
      sameSite: 'lax',
      secure: protocol === 'https',
    }),
  );
}
