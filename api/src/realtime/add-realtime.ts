import type { FastifyInstance } from 'fastify';
import type { SessionService } from '../domains/identity/index.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import { namedScope } from '../plugins/named-scope.ts';
import { createPinWatch, type PinWatchParts } from './pin-watch.ts';
import { realtimeRoutes } from './realtime.routes.ts';
import { createSocketHub } from './socket-hub.ts';

export type RealtimeOptions = Omit<PinWatchParts, 'log'> & {
  sessions: Pick<SessionService, 'findSignedIn' | 'findOpen'>;
  publicOrigin: string | undefined;
  pingMilliseconds?: number | undefined;
};

/** What pages are told without asking for it (product decision 29). */
export function addRealtime(app: ApiInstance, options: RealtimeOptions): void {
  const { sessions, publicOrigin, pingMilliseconds, ...watch } = options;
  // The plugin changes every route of its scope.
  void app.register(
    namedScope('realtime', async (scope: ApiInstance & FastifyInstance) => {
      const { log } = scope;
      const hub = createSocketHub({ findOpen: sessions.findOpen, log, pingMilliseconds });
      await realtimeRoutes(scope, { sessions, hub, pins: createPinWatch({ ...watch, log }), publicOrigin });
    }),
  );
}
