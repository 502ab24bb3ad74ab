import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

export type SecondFactorRow = {
  role: 'user' | 'team-member' | 'admin';
  has_authenticator: boolean;
  recovery_code_count: number;
};

type AuthenticatorState = 'pending' | 'active';

export type SecondFactorRepository = ReturnType<typeof createSecondFactorRepository>;

export function createSecondFactorRepository(database: Database | Transaction<Tables>) {
  return {
    async find(userId: string): Promise<SecondFactorRow | undefined> {
      const { rows } = await sql<SecondFactorRow>`
        select role,
          exists (
            select from authenticator where authenticator.user_id = account.user_id and state = 'active'
          ) as has_authenticator,
          (select count(*)::int from recovery_code
            where recovery_code.user_id = account.user_id and used_at is null) as recovery_code_count
        from account where user_id = ${userId}
      `.execute(database);
      return rows[0];
    },

    /** A former pending one is forgotten. */
    async putPending(userId: string, sealedSecret: Buffer, createdAt: Date): Promise<void> {
      await sql`
        insert into authenticator (user_id, state, sealed_secret, created_at)
        values (${userId}, 'pending', ${sealedSecret}, ${createdAt})
        on conflict (user_id, state) do update
          set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at
      `.execute(database);
    },

    async findSecret(
      userId: string,
      state: AuthenticatorState,
      madeAfter: Date,
    ): Promise<Buffer | undefined> {
      const { rows } = await sql<{ sealed_secret: Buffer }>`
        select sealed_secret from authenticator
        where user_id = ${userId} and state = ${state} and created_at > ${madeAfter}
      `.execute(database);
      return rows[0]?.sealed_secret;
    },

    /** The pending one takes the place of the active one. False when it is not there any more. */
    async activate(userId: string, sealedSecret: Buffer, step: number): Promise<boolean> {
      await sql`delete from authenticator where user_id = ${userId} and state = 'active'`.execute(database);
      const { rows } = await sql`
        update authenticator set state = 'active', last_step = ${step}
        where user_id = ${userId} and state = 'pending' and sealed_secret = ${sealedSecret} returning 1
      `.execute(database);
      return rows.length === 1;
    },

    /** True for the one who comes first with a code of this step or a later one. */
    async useStep(userId: string, step: number): Promise<boolean> {
      const { rows } = await sql`
        update authenticator set last_step = ${step}
        where user_id = ${userId} and state = 'active' and last_step < ${step} returning 1
      `.execute(database);
      return rows.length === 1;
    },

    /** False when there was none. */
    async remove(userId: string): Promise<boolean> {
      await sql`delete from recovery_code where user_id = ${userId}`.execute(database);
      const { rows } = await sql<{ state: AuthenticatorState }>`
        delete from authenticator where user_id = ${userId} returning state
      `.execute(database);
      return rows.some(({ state }) => state === 'active');
    },

    async replaceRecoveryCodes(userId: string, hashes: readonly Buffer[], createdAt: Date): Promise<void> {
      await sql`delete from recovery_code where user_id = ${userId}`.execute(database);
      await sql`
        insert into recovery_code (user_id, code_hash, created_at)
        select ${userId}, code_hash, ${createdAt} from unnest(${[...hashes]}::bytea[]) as code_hash
      `.execute(database);
    },

    /** True for the one who comes first. */
    async useRecoveryCode(userId: string, codeHash: Buffer, usedAt: Date): Promise<boolean> {
      const { rows } = await sql`
        update recovery_code set used_at = ${usedAt}
        where user_id = ${userId} and code_hash = ${codeHash} and used_at is null returning 1
      `.execute(database);
      return rows.length === 1;
    },

    async deletePending(before: Date): Promise<void> {
      await sql`
        delete from authenticator where state = 'pending' and created_at <= ${before}
      `.execute(database);
    },
  };
}
