import { SITE_SETTINGS_PATH, type SiteSettings } from '@moien/contract';
import type { FastifyInstance } from 'fastify';

const FRESH_SECONDS = 300;

/** What documents carry of the operator's settings, for the pages of the apps, which have no document. */
export function serveSiteSettings(app: FastifyInstance, settings: SiteSettings): void {
  app.get(SITE_SETTINGS_PATH, async (_request, reply) =>
    reply
      .headers({ 'cache-control': `public, max-age=${FRESH_SECONDS}`, 'access-control-allow-origin': '*' })
      .send(settings),
  );
}
