import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/** Any constant; equal in every process. */
const ADDRESS_LOCKS = 4_910_619;

/** What concerns one address is written one after the other, until the transaction ends. */
export async function lockAddress(transaction: Transaction<Tables>, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADDRESS_LOCKS}::int, hashtext(lower(${email})))`.execute(
    transaction,
  );
}
