import {
  type ChangedNotifications,
  DEFAULT_LANGUAGE_TAG,
  NOTIFICATIONS_PER_PAGE,
  type Notification,
  type NotificationChangeRequest,
  type NotificationPage,
  type NotificationQuery,
} from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { readCursor, writeCursor } from '../cursor/place-cursor.ts';
import { appendEvents } from '../user-event/append-events.ts';
import { eventOfChange } from './ended-tags.ts';
import { presentListed, presentNotification } from './notification.presenter.ts';
import { listNotifications, listWithSubjects, updateNotifications } from './notification.repository.ts';

const NEWEST = 100;

export type NotificationService = ReturnType<typeof createNotificationService>;

/** Notifications of who asks. */
export function createNotificationService(database: Database, now: () => Date) {
  return {
    async listNewest(userId: string): Promise<Notification[]> {
      return (await listNotifications(database, { userId, limit: NEWEST })).map(presentNotification);
    },

    async list(
      userId: string,
      { cursor, language = DEFAULT_LANGUAGE_TAG }: NotificationQuery,
    ): Promise<NotificationPage> {
      const after = cursor === undefined ? undefined : readCursor(cursor);
      const page = { userId, after, limit: NOTIFICATIONS_PER_PAGE + 1 };
      const found = await listWithSubjects(database, language, page);
      const shown = found.slice(0, NOTIFICATIONS_PER_PAGE);
      const last = found.length > shown.length ? shown.at(-1) : undefined;
      return {
        notificationArray: shown.map(presentListed),
        nextCursor: last ? writeCursor({ at: last.created_at, id: last.id }) : null,
      };
    },

    /** The other pages of the person are told. @throws ProblemError 400 when all are to be taken back */
    change(
      userId: string,
      { change, notificationIdArray: ids }: NotificationChangeRequest,
    ): Promise<ChangedNotifications> {
      if (!ids && change !== 'read' && change !== 'dismiss') throw new ProblemError(400, 'invalid-request');
      return database.transaction().execute(async (transaction) => {
        const at = now();
        const changing = { userId, change, at, ...(ids ? { ids } : {}) };
        const notificationIdArray = await updateNotifications(transaction, changing);
        if (notificationIdArray.length > 0) {
          const changed = await eventOfChange(transaction, { userId, change, notificationIdArray }, at);
          await appendEvents(transaction, [changed], at);
        }
        return { change, notificationIdArray };
      });
    },
  };
}
