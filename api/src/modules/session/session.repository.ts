import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

export type SessionRow = {
  user_id: string;
  mangopay_user_id: string | null;
  first_name: string;
  last_name: string;
  image_path: string | null;
  unread_notification_count: number;
  unread_message_count: number;
};

export type SessionRepository = ReturnType<typeof createSessionRepository>;

export function createSessionRepository(database: Database) {
  return {
    /** Whoever the session belongs to, unless it has ended. */
    async findSession(tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
      const { rows } = await sql<SessionRow>`
        select profile.user_id, mangopay_user_id, first_name, last_name, image_path,
          (select count(*) from notification where user_id = profile.user_id and not is_read)
            as unread_notification_count,
          (select coalesce(sum(count), 0) from (
            select source_new_message_count as count from conversation where source_user_id = profile.user_id
            union all
            select target_new_message_count from conversation where target_user_id = profile.user_id
          ) as unread) as unread_message_count
        from session join profile on profile.user_id = session.user_id
        where token_hash = ${tokenHash} and expires_at > ${now}
      `.execute(database);
      return rows[0];
    },

    async insertSession(session: {
      tokenHash: Buffer;
      userId: string;
      createdAt: Date;
      expiresAt: Date;
    }): Promise<void> {
      await sql`
        insert into session (token_hash, user_id, created_at, expires_at)
        values (${session.tokenHash}, ${session.userId}, ${session.createdAt}, ${session.expiresAt})
      `.execute(database);
    },

    async deleteSession(tokenHash: Buffer): Promise<void> {
      await sql`delete from session where token_hash = ${tokenHash}`.execute(database);
    },

    async deleteEnded(now: Date): Promise<void> {
      await sql`delete from session where expires_at <= ${now}`.execute(database);
    },
  };
}
