import type { FastifyRequest } from 'fastify';
import { type DeviceName, nameDevice } from '../../../lib/device-name.ts';
import { truncatedNetworkOf } from '../../../plugins/network.ts';
import { foundSessionOf } from './signed-in.ts';

/** From where a request comes, as exactly as a security event keeps it. */
export type RequestClient = DeviceName & {
  /** In CIDR notation; null for what is no IP address. */
  network: string | null;
  /** Of who is signed in. */
  sessionId: string | null;
};

export function clientOf(request: FastifyRequest): RequestClient {
  return {
    ...nameDevice(request.headers['user-agent']),
    network: truncatedNetworkOf(request.ip),
    sessionId: foundSessionOf(request)?.sessionId ?? null,
  };
}
