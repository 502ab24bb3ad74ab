import { type Override, type RegistryKeys, readOverrideGrant } from '@moien/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'moien-override';

/** Whose browser has a remote from source, and for how long: all of it stands, signed, in a cookie. */
export function createOverrideCookie(keys: RegistryKeys, now: () => Date = () => new Date()) {
  const read = (grant: string | undefined): Promise<Override | undefined> =>
    grant ? readOverrideGrant(grant, { keys, now: now() }) : Promise.resolve(undefined);

  return {
    read,
    of: (request: FastifyRequest) => read(request.cookies[COOKIE]),
    set: (reply: FastifyReply, grant: string, { expiresAt }: Override) =>
      reply.setCookie(COOKIE, grant, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: 'auto',
        expires: new Date(expiresAt),
      }),
    clear: (reply: FastifyReply) => reply.clearCookie(COOKIE, { path: '/' }),
  };
}

export type OverrideCookie = ReturnType<typeof createOverrideCookie>;
