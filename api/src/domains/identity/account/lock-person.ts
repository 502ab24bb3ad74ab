import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/**
 * What somebody keeps changes one after the other until the transaction ends, so that its limit holds.
 * @returns false when there is no account any more, be it only just
 */
export async function lockPerson(transaction: Transaction<Tables>, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from account where user_id = ${userId} for no key update
  `.execute(transaction);
  return rows.length > 0;
}
