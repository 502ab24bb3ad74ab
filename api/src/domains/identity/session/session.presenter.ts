import type { AccountSession, Role, Session } from '@moien/contract';
import type { SignedIn } from '../access/signed-in.ts';
import type { AccountSessionRow, SessionRow, SignedInRow } from './session.repository.ts';

export function presentSession(row: SessionRow, bookingRequestCount: number): Session {
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
    bookingRequestCount,
  };
}

/** Specification §6: whoever is signed in is a user, and an owner with a payment-provider user id. */
export function toSignedIn({ id, user_id, is_owner, role }: SignedInRow): SignedIn {
  const roles: Role[] = ['user'];
  if (is_owner) roles.push('owner');
  if (role !== 'user') roles.push(role);
  return { userId: user_id, sessionId: id, roles };
}

export function presentAccountSession(row: AccountSessionRow, currentId: string): AccountSession {
  return {
    id: row.id,
    isCurrent: row.id === currentId,
    browser: row.browser,
    system: row.system,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  };
}
