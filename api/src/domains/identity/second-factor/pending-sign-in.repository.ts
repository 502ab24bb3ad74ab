import type { SecondFactorStep, SecurityEventMethod } from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

export type PendingSignInRow = {
  user_id: string;
  email: string;
  method: SecurityEventMethod;
  name: string | null;
  step: SecondFactorStep;
};

type NewPendingSignIn = {
  browserHash: Buffer;
  userId: string;
  method: SecurityEventMethod;
  name: string | undefined;
  step: SecondFactorStep;
  tries: number;
  createdAt: Date;
  expiresAt: Date;
};

export type PendingSignInRepository = ReturnType<typeof createPendingSignInRepository>;

export function createPendingSignInRepository(database: Database | Transaction<Tables>) {
  return {
    /** In the place of one that the browser has begun before. */
    async put(pending: NewPendingSignIn): Promise<void> {
      await sql`
        insert into pending_sign_in
          (browser_hash, user_id, method, name, step, tries_left, created_at, expires_at)
        values (${pending.browserHash}, ${pending.userId}, ${pending.method}, ${pending.name ?? null},
          ${pending.step}, ${pending.tries}, ${pending.createdAt}, ${pending.expiresAt})
        on conflict (browser_hash) do update set user_id = excluded.user_id, method = excluded.method,
          name = excluded.name, step = excluded.step, tries_left = excluded.tries_left,
          created_at = excluded.created_at, expires_at = excluded.expires_at
      `.execute(database);
    },

    /** The pending sign-in of a browser, while it has tries and time left. */
    async find(browserHash: Buffer, now: Date): Promise<PendingSignInRow | undefined> {
      const { rows } = await sql<PendingSignInRow>`
        select user_id, email::text as email, method, name, step
        from pending_sign_in join profile using (user_id)
        where browser_hash = ${browserHash} and tries_left > 0 and expires_at > ${now} and email is not null
      `.execute(database);
      return rows[0];
    },

    /** Takes one try, if one is left: however many ask at once, there are never more. */
    async takeTry(browserHash: Buffer, userId: string, now: Date): Promise<boolean> {
      const { rows } = await sql`
        update pending_sign_in set tries_left = tries_left - 1
        where browser_hash = ${browserHash} and user_id = ${userId} and tries_left > 0 and expires_at > ${now}
        returning 1
      `.execute(database);
      return rows.length === 1;
    },

    /** True for the one who comes first. */
    async end(browserHash: Buffer, userId: string): Promise<boolean> {
      const { rows } = await sql`
        delete from pending_sign_in where browser_hash = ${browserHash} and user_id = ${userId} returning 1
      `.execute(database);
      return rows.length === 1;
    },

    async deleteExpired(now: Date): Promise<void> {
      await sql`delete from pending_sign_in where expires_at <= ${now}`.execute(database);
    },
  };
}
