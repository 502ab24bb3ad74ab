import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../lib/problem-error.ts';
import { isHost } from './host.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Under which visitors reach the site, as the environment says it. */
    publicOrigin: string | undefined;
  }
}

type Address = Pick<FastifyRequest, 'host' | 'protocol'>;

/** Tells the server its own origin, of which `protocolOf` is made. */
export function addPublicOrigin(app: FastifyInstance, publicOrigin: string | undefined): void {
  app.decorate('publicOrigin', publicOrigin);
}

/**
 * The protocol between the visitor and the site, whatever the connection to this process is: https where
 * PUBLIC_ORIGIN or a trusted proxy says so. Some proxies say `wss` of a websocket.
 */
export function protocolOf({
  protocol,
  server,
}: Pick<FastifyRequest, 'protocol' | 'server'>): 'http' | 'https' {
  return server.publicOrigin?.startsWith('https:') || isSecure(protocol) ? 'https' : 'http';
}

/** The origin under which the visitor reached the site; a host header that is none gives `undefined`. */
export function originOf({ host, protocol }: Address, publicOrigin: string | undefined): string | undefined {
  if (publicOrigin) return publicOrigin;
  return isHost(host) ? `${isSecure(protocol) ? 'https' : 'http'}://${host}` : undefined;
}

/** For what holds absolute addresses. @throws ProblemError when the request names no host */
export function requireOrigin(request: Address, publicOrigin: string | undefined): string {
  const origin = originOf(request, publicOrigin);
  if (!origin) throw new ProblemError(400, 'invalid-host');
  return origin;
}

function isSecure(protocol: string): boolean {
  return /^(https|wss)$/i.test(protocol);
}
