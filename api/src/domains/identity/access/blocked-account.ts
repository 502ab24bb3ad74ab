import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { ProblemError } from '../../../lib/problem-error.ts';

export const accountBlocked = (): ProblemError => new ProblemError(403, 'account-blocked');

/** Whether the operator of the site has blocked somebody: an expression of SQL. */
export const isAccountBlocked = (userId: string): RawBuilder<boolean> => sql`exists (
  select from account where user_id = ${userId} and blocked_at is not null
)`;

/** @throws ProblemError 403 `account-blocked` for somebody whom the operator of the site has blocked */
export async function refuseBlocked(database: Database | Transaction<Tables>, userId: string): Promise<void> {
  const { rows } = await sql<{ is_blocked: boolean }>`
    select ${isAccountBlocked(userId)} as is_blocked
  `.execute(database);
  if (rows[0]?.is_blocked) throw accountBlocked();
}
