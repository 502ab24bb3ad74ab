import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

const NOTIFICATIONS_MAXIMUM = 100;

export type NotificationRow = { id: string; is_read: boolean; created_at: string };

export type NotificationRepository = ReturnType<typeof createNotificationRepository>;

export function createNotificationRepository(database: Database) {
  return {
    /** The newest hundred. */
    async findNotifications(userId: string): Promise<NotificationRow[]> {
      const { rows } = await sql<NotificationRow>`
        select id, is_read, created_at from notification
        where user_id = ${userId}
        order by created_at desc, id desc limit ${NOTIFICATIONS_MAXIMUM}
      `.execute(database);
      return rows;
    },
  };
}
