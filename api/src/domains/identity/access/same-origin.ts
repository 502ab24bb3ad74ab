import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../../../lib/problem-error.ts';
import { originOf } from '../../../plugins/origin.ts';
import { isNative } from './native-origin.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A change that a page of another site may ask for, because it is nobody's session that allows it. */
    isOpenToOtherSites?: boolean;
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A page of somebody else's changes nothing here: neither with a visitor's cookies (product decision 17) nor
 * without any, or it could sign a visitor in to an account of its own. Browsers say whether a request comes
 * from the site itself, older ones name its origin, and programs that say neither carry nobody else's
 * cookies. Apps carry no cookies and are given none.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicOrigin: string | undefined): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || request.routeOptions.config.isOpenToOtherSites) return;
    if (!isNative(request) && !isFromSite(request, publicOrigin))
      throw new ProblemError(403, 'foreign-origin');
  });
}

/**
 * The browser compares what it sees itself; behind a proxy, or by a second name, the site may not know its
 * own origin.
 */
export function isFromSite(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'same-origin') return true;
  if (site === 'cross-site' || site === 'same-site') return false;
  return origin === undefined || origin === originOf(request, publicOrigin);
}
