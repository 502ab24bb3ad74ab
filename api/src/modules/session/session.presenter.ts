import type { Session } from '@moien/contract';
import type { SessionRow } from './session.repository.ts';

export function presentSession(row: SessionRow): Session {
  return {
    profile: {
      userId: row.user_id,
      mangopayUserId: row.mangopay_user_id,
      firstName: row.first_name,
      lastName: row.last_name,
      imagePath: row.image_path,
    },
    unreadNotificationCount: row.unread_notification_count,
    unreadMessageCount: row.unread_message_count,
  };
}
