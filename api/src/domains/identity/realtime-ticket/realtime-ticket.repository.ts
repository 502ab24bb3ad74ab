import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

export type RealtimeTicketRepository = ReturnType<typeof createRealtimeTicketRepository>;

export function createRealtimeTicketRepository(database: Database) {
  return {
    /** A session has at most `maximum` at a time: those that expire first make room. */
    async insert(
      { tokenHash, sessionId, expiresAt }: { tokenHash: Buffer; sessionId: string; expiresAt: Date },
      maximum: number,
    ): Promise<void> {
      await sql`
        with over as (
          delete from realtime_ticket where token_hash in (
            select token_hash from realtime_ticket where session_id = ${sessionId}
            order by expires_at desc, token_hash offset ${maximum - 1}::int
          )
        )
        insert into realtime_ticket (token_hash, session_id, expires_at)
        values (${tokenHash}, ${sessionId}, ${expiresAt})
      `.execute(database);
    },

    /** It is gone afterwards, also when it has expired. @returns whose it was */
    async redeem(tokenHash: Buffer, now: Date): Promise<string | undefined> {
      const { rows } = await sql<{ session_id: string; is_valid: boolean }>`
        delete from realtime_ticket where token_hash = ${tokenHash}
        returning session_id, expires_at > ${now} as is_valid
      `.execute(database);
      return rows[0]?.is_valid ? rows[0].session_id : undefined;
    },
  };
}
