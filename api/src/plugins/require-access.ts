import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Access } from '../policy.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call a route of the API. */
    access?: Access;
  }
}

/** A route that does not say who may call it stops the start, so that none is open by oversight. */
export function requireAccess(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  // Not before all are added: only then have scopes within said it for the routes of others' plugins.
  app.addHook('onReady', async () => {
    const open = routes.find(({ config }) => config?.access === undefined);
    if (open) throw new Error(`The route ${String(open.method)} ${open.url} does not say who may call it.`);
  });
}

/** Everybody may call the routes that are added to this scope. */
export function openToEveryone(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'everyone' };
  });
}
