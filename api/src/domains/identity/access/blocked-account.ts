import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { ProblemError } from '../../../lib/problem-error.ts';

export const accountBlocked = (): ProblemError => new ProblemError(403, 'account-blocked');

/** @throws ProblemError 403 `account-blocked` for somebody whom the operator of the site has blocked */
export async function refuseBlocked(database: Database | Transaction<Tables>, userId: string): Promise<void> {
  const { rows } = await sql`
    select from account where user_id = ${userId} and blocked_at is not null
  `.execute(database);
  if (rows.length > 0) throw accountBlocked();
}
