import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem-error.ts';
import { originOf } from './origin.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A page of somebody else's cannot change anything with a visitor's cookies (product decision 17): browsers say whether a request
 * comes from the site itself, older ones name its origin, and programs that say neither carry nobody else's cookies.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicOrigin: string | undefined): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || request.headers.cookie === undefined) return;
    if (!isFromSite(request, publicOrigin))
      throw new ProblemError(403, 'foreign-origin', 'This can only be done from the site itself.');
  });
}

/** The browser compares what it sees itself; behind a proxy, or by a second name, the site may not know its own origin. */
function isFromSite(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'same-origin') return true;
  if (site === 'cross-site' || site === 'same-site') return false;
  return origin === undefined || origin === originOf(request, publicOrigin);
}
