import type { ApiConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { createNotificationListener } from '../database/notification-listener.ts';
import type { RealtimeTicketService, SessionService } from '../domains/identity/index.ts';
import {
  type ConversationService,
  createTypingService,
  createUserEventRepository,
  USER_EVENT_CHANNEL,
} from '../domains/messaging/index.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import { addRealtime } from '../realtime/add-realtime.ts';
import type { FindPins } from '../realtime/pin-watch.ts';

type RealtimeSources = {
  sessions: SessionService;
  tickets: RealtimeTicketService;
  conversations: ConversationService;
  readGeneration: () => Promise<number>;
  findPins: FindPins;
};

/** The websocket: pins of maps, and what happens to people. */
export function registerRealtime(
  app: ApiInstance,
  database: Database,
  { databaseUrl, publicOrigin }: Pick<ApiConfig, 'databaseUrl' | 'publicOrigin'>,
  sources: RealtimeSources,
  now: () => Date,
): void {
  addRealtime(app, {
    ...sources,
    publicOrigin,
    typing: createTypingService(database, now),
    eventWatch: {
      now: () => now().getTime(),
      events: createUserEventRepository(database),
      openListener: (on) =>
        createNotificationListener({
          ...{ databaseUrl, channel: USER_EVENT_CHANNEL, applicationName: 'moien-api-events' },
          ...on,
        }),
    },
  });
}
