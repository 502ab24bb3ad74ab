import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer depends on the address alone; it is public, unless the address is a secret. */
    isCacheable?: boolean | 'privately';
  }
}

const PUBLIC_CACHE = 'public, max-age=60';
const PRIVATE_CACHE = 'private, max-age=60';

/** Gives such answers of GET a lifetime and an entity tag, and answers 304 to those who have them. */
export function addCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { isCacheable } = request.routeOptions.config;
    if (!isCacheable || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    reply.headers({ 'cache-control': isCacheable === 'privately' ? PRIVATE_CACHE : PUBLIC_CACHE, etag: tag });
    if (!matches(request.headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    // Fastify takes the body from the answer to HEAD itself, and cannot do so when there is none.
    return request.method === 'HEAD' ? payload : null;
  });
}

/** Weak comparison of RFC 9110 §13.1.2. */
function matches(given: string | undefined, tag: string): boolean {
  if (given === undefined) return false;
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return given.trim() === '*' || given.split(',').some((candidate) => opaque(candidate) === opaque(tag));
}
