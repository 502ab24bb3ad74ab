import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { ProblemError } from '../../../lib/problem-error.ts';

/**
 * An account stays while money of its stays has not arrived: without the identity and the bank account that
 * go with it, nobody could be paid.
 * @throws ProblemError 409 `account-has-money`
 */
export async function refuseWithOpenMoney(transaction: Transaction<Tables>, userId: string): Promise<void> {
  const { rows } = await sql`
    select from money_release
    where owner_id = ${userId} and state not in ('paid', 'void') and share > owner_fee limit 1
  `.execute(transaction);
  if (rows.length > 0) throw new ProblemError(409, 'account-has-money');
}
