import { unavailable } from '@moien/api';
import type { FastifyInstance } from 'fastify';
import type { AcceptedRegistry } from './registry-file.ts';

/** The signed registry for pages, which ask again and again whether theirs is still the newest. */
export function serveRegistry(app: FastifyInstance, current: () => AcceptedRegistry | undefined): void {
  app.get('/registry', async (request, reply) => {
    const accepted = current();
    if (!accepted) throw unavailable(new Error('No registry is known yet.'));
    const tag = entityTag(accepted);
    reply.headers({ etag: tag, 'cache-control': 'no-cache', ...PUBLIC });
    if (isKnownTo(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply.send(accepted.signed);
  });
}

/** It is signed and says nothing of who asks: the pages of the apps read it from their own origin. */
const PUBLIC = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'etag' };

/** Weak, because compression makes other bytes of it. */
function entityTag({ signed, state }: AcceptedRegistry): string {
  return `W/"${state.sequence}-${Date.parse(signed.expiresAt)}"`;
}

/** RFC 9110 §13.1.2: the header lists tags, which are compared weakly. */
function isKnownTo(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((candidate) => candidate.trim() === tag);
}
