import { protocolOf } from '@moien/api';
import type { FastifyRequest } from 'fastify';

/**
 * For whom the gateway asks the API, which counts, logs and recognises the visitor and not the gateway. It
 * believes this of its own process, and of another one whose address is in its TRUST_PROXY.
 */
export function visitorHeaders(
  request: Pick<FastifyRequest, 'ip' | 'host' | 'protocol' | 'server' | 'id'>,
): Record<string, string> {
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': protocolOf(request),
    'x-request-id': request.id,
  };
}
