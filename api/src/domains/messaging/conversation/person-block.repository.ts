import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import type { Place } from '../cursor/place-cursor.ts';
import { type PersonRow, personColumns } from './find-about.ts';

export type PersonBlock = { blockerId: string; blockedId: string; isBlocked: boolean; at: Date };

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

export type BlockedRow = PersonRow & { blocked_at: string };

type BlockedList = { userId: string; after: Place | undefined; limit: number };

/** Whom somebody has blocked, the latest first. */
export async function listBlocked(
  database: Database,
  { userId, after, limit }: BlockedList,
): Promise<BlockedRow[]> {
  const { rows } = await sql<BlockedRow>`
    select ${personColumns}, person_block.created_at as blocked_at
    from person_block join profile as person on person.user_id = blocked_id
    where blocker_id = ${userId}
      ${after ? sql`and (person_block.created_at, blocked_id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by person_block.created_at desc, blocked_id desc limit ${limit}::int
  `.execute(database);
  return rows;
}

/**
 * Locks all that two people have with each other, in the order of their ids, as `lockConversationsOfSides`.
 */
export async function lockConversationsBetween(
  transaction: OpenTransaction,
  userId: string,
  otherId: string,
): Promise<void> {
  const [user, other] = [sql`${userId}::uuid`, sql`${otherId}::uuid`];
  await sql`
    select from conversation
    where (source_user_id, target_user_id) in ((${user}, ${other}), (${other}, ${user}))
    order by id for no key update
  `.execute(transaction);
}
