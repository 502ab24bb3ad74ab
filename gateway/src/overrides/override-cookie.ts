import { readHostCookie, setHostCookie } from '@moien/api';
import { type Override, type RegistryKeys, readOverrideGrant } from '@moien/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'moien-override';

/** Whose browser has a remote from source, and for how long: all of it stands, signed, in a cookie. */
export function createOverrideCookie(keys: RegistryKeys, now: () => Date = () => new Date()) {
  const read = (grant: string | undefined): Promise<Override | undefined> =>
    grant ? readOverrideGrant(grant, { keys, now: now() }) : Promise.resolve(undefined);

  return {
    read,
    of: (request: FastifyRequest) => read(readHostCookie(request, NAME)),
    set(request: FastifyRequest, reply: FastifyReply, grant: string, { expiresAt }: Override): void {
      const maxAge = Math.max(0, Math.floor((Date.parse(expiresAt) - now().getTime()) / 1000));
      setHostCookie(request, reply, { name: NAME, value: grant, maxAge });
    },
    clear: (request: FastifyRequest, reply: FastifyReply) =>
      setHostCookie(request, reply, { name: NAME, value: '', maxAge: 0 }),
  };
}

export type OverrideCookie = ReturnType<typeof createOverrideCookie>;
