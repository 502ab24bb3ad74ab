import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

type CacheableContent = { contentType: string; cacheControl: string; content: Buffer | string };

/** Sends what may be kept, with its entity tag, and says 304 to those who have it. */
export function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  { contentType, cacheControl, content }: CacheableContent,
): FastifyReply {
  const opaque = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  reply.headers({ 'cache-control': cacheControl, etag: `W/${opaque}` });
  const given = request.headers['if-none-match'] ?? '';
  if (given.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque))
    return reply.code(304).send();
  return reply.type(contentType).send(content);
}
