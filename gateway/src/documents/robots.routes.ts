import { originOf, sendNotFound } from '@moien/api';
import type { FastifyInstance } from 'fastify';

/** `robots.txt` (RFC 9309): crawlers stay out of the API and find the sitemap. */
export function serveRobots(
  app: FastifyInstance,
  { publicOrigin }: { publicOrigin: string | undefined },
): void {
  app.get('/robots.txt', async (request, reply) => {
    const origin = originOf(request, publicOrigin);
    if (!origin) return sendNotFound(request, reply);
    return reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`);
  });
}
