import { FILE_UNLOCK_MINUTES } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { MINUTE_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ProblemError } from '../../../lib/problem-error.ts';

export type UnlockService = ReturnType<typeof createUnlockService>;

/** After re-authentication one's own documents can be opened and shared in that session, for a while. */
export function createUnlockService(database: Database, now: () => Date) {
  async function isUnlocked(sessionId: string): Promise<boolean> {
    const { rows } = await sql`
      select 1 from rental_file_unlock where session_id = ${sessionId} and expires_at > ${now()}
    `.execute(database);
    return rows.length > 0;
  }

  return {
    isUnlocked,

    async unlock(sessionId: string): Promise<void> {
      const expiresAt = new Date(now().getTime() + FILE_UNLOCK_MINUTES * MINUTE_MILLISECONDS);
      await sql`
        insert into rental_file_unlock (session_id, expires_at) values (${sessionId}, ${expiresAt})
        on conflict (session_id) do update set expires_at = excluded.expires_at
      `.execute(database);
    },

    /** @throws ProblemError 403 `rental-file-locked` */
    async refuseLocked(sessionId: string): Promise<void> {
      if (!(await isUnlocked(sessionId))) throw new ProblemError(403, 'rental-file-locked');
    },

    async removeOld(): Promise<void> {
      await sql`delete from rental_file_unlock where expires_at < ${now()}`.execute(database);
    },
  };
}
