import { sql } from 'kysely';
import type { OpenTransaction } from '../../catalog/index.ts';

type PersonBlock = { blockerId: string; blockedId: string; isBlocked: boolean; at: Date };

/** @returns whether that is new */
export async function updatePersonBlock(
  transaction: OpenTransaction,
  { blockerId, blockedId, isBlocked, at }: PersonBlock,
): Promise<boolean> {
  const { rows } = isBlocked
    ? await sql`
        insert into person_block (blocker_id, blocked_id, created_at) values (${blockerId}, ${blockedId}, ${at})
        on conflict do nothing returning blocked_id
      `.execute(transaction)
    : await sql`
        delete from person_block where blocker_id = ${blockerId} and blocked_id = ${blockedId} returning blocked_id
      `.execute(transaction);
  return rows.length > 0;
}
