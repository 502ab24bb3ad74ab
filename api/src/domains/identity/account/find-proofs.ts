import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** By what somebody can prove once more who they are, beside a mailed code, which everybody can ask for. */
export type Proofs = { hasPassword: boolean; hasPasskey: boolean };

export async function findProofs(database: Database, userId: string): Promise<Proofs> {
  const { rows } = await sql<Proofs>`
    select password_hash is not null as "hasPassword",
      exists (select from passkey where passkey.user_id = account.user_id) as "hasPasskey"
    from account where user_id = ${userId}
  `.execute(database);
  return rows[0] ?? { hasPassword: false, hasPasskey: false };
}
