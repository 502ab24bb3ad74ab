import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { type Access, isAllowed, needsSession } from '../../../lib/policy.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { type FoundSession, foundSessionOf, rememberFound, signedOut } from './signed-in.ts';
import { type RequestToken, requestTokenOf } from './token-transport.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call a route of the API. */
    access?: Access;
  }
}

type Sessions = {
  findSignedIn: (carried: RequestToken | undefined) => Promise<FoundSession | undefined>;
  noteSeen: (session: FoundSession) => Promise<void>;
};

/**
 * A route that does not say who may call it stops the start, so that none is open by oversight. Where that is
 * not everybody, the session is looked up once, after the rate limit and before the body is read.
 */
export function requireAccess(app: FastifyInstance, sessions: Sessions): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  // Not before all are added: only then have scopes within said it for the routes of others' plugins.
  app.addHook('onReady', async () => {
    const open = routes.find(({ config }) => config?.access === undefined);
    if (open) throw new Error(`The route ${String(open.method)} ${open.url} does not say who may call it.`);
  });
  app.addHook('preParsing', (request) => check(request, sessions));
  // Nobody waits for it.
  app.addHook('onResponse', async (request) => {
    const session = foundSessionOf(request);
    if (session) await sessions.noteSeen(session);
  });
}

/** Everybody may call the routes that are added to this scope. */
export function openToEveryone(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'everyone' };
  });
}

async function check(request: FastifyRequest, sessions: Sessions): Promise<void> {
  const { access } = request.routeOptions.config;
  if (!needsSession(access)) return;
  const session = await sessions.findSignedIn(requestTokenOf(request));
  if (!session) throw signedOut();
  if (!isAllowed(access, session.roles)) throw new ProblemError(403, 'not-allowed');
  rememberFound(request, session);
}
