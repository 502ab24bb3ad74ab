import type { FastifyInstance } from 'fastify';
import type { SessionService } from '../domains/identity/index.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import { namedScope } from '../plugins/named-scope.ts';
import { createEventWatch, type EventWatchParts } from './event-watch.ts';
import { createPinWatch, type PinWatchParts } from './pin-watch.ts';
import { type RealtimeParts, realtimeRoutes } from './realtime.routes.ts';
import { createSocketHub } from './socket-hub.ts';

export type RealtimeOptions = Omit<PinWatchParts, 'log'> & {
  eventWatch: Omit<EventWatchParts, 'log' | 'onSessionsEnded'>;
  conversations: RealtimeParts['conversations'];
  typing: RealtimeParts['typing'];
  sessions: Pick<SessionService, 'findSignedIn' | 'findOpen'>;
  tickets: RealtimeParts['tickets'];
  publicOrigin: string | undefined;
  pingMilliseconds?: number | undefined;
};

/** What pages are told without asking for it (product decision 29; specification §7). */
export function addRealtime(app: ApiInstance, options: RealtimeOptions): void {
  const { sessions, tickets, publicOrigin, pingMilliseconds, eventWatch, conversations, typing, ...watch } =
    options;
  // The plugin changes every route of its scope.
  void app.register(
    namedScope('realtime', async (scope: ApiInstance & FastifyInstance) => {
      const { log } = scope;
      const hub = createSocketHub({ findOpen: sessions.findOpen, log, pingMilliseconds });
      const pins = createPinWatch({ ...watch, log });
      const events = createEventWatch({ ...eventWatch, onSessionsEnded: hub.endSessions, log });
      await realtimeRoutes(scope, {
        sessions,
        tickets,
        hub,
        pins,
        events,
        conversations,
        typing,
        publicOrigin,
      });
    }),
  );
}
