import type { FastifyRequest } from 'fastify';
import { nameDevice } from '../../../lib/device-name.ts';
import type { RequestClient } from '../../../lib/request-client.ts';
import { truncatedNetworkOf } from '../../../plugins/network.ts';
import { foundSessionOf } from './signed-in.ts';

export function clientOf(request: FastifyRequest): RequestClient {
  return {
    ...nameDevice(request.headers['user-agent']),
    network: truncatedNetworkOf(request.ip),
    sessionId: foundSessionOf(request)?.sessionId ?? null,
  };
}
