import { BLOCKED_PEOPLE_PER_PAGE, type BlockedPersonPage, type BlockedPersonQuery } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { readCursor, writeCursor } from '../cursor/place-cursor.ts';
import { presentBlocked } from './conversation.presenter.ts';
import { findConversationsBetween } from './conversation.repository.ts';
import { broadcastOwn } from './conversation-events.ts';
import {
  listBlocked,
  lockConversationsBetween,
  type PersonBlock,
  updatePersonBlock,
} from './person-block.repository.ts';

export type PersonBlockService = ReturnType<typeof createPersonBlockService>;

/** Whom who asks has blocked. */
export function createPersonBlockService(database: Database, now: () => Date) {
  return {
    async list(userId: string, { cursor }: BlockedPersonQuery): Promise<BlockedPersonPage> {
      const after = cursor === undefined ? undefined : readCursor(cursor);
      const found = await listBlocked(database, { userId, after, limit: BLOCKED_PEOPLE_PER_PAGE + 1 });
      const shown = found.slice(0, BLOCKED_PEOPLE_PER_PAGE);
      const last = found.length > shown.length ? shown.at(-1) : undefined;
      return {
        blockedPersonArray: shown.map(presentBlocked),
        nextCursor: last ? writeCursor({ at: last.blocked_at, id: last.user_id }) : null,
      };
    },

    /** Without a conversation: whom one has not blocked, or nobody knows, is answered the same. */
    unblock: (userId: string, otherId: string): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        await lockConversationsBetween(transaction, userId, otherId);
        const block = { blockerId: userId, blockedId: otherId, isBlocked: false, at: now() };
        await changePersonBlock(transaction, block);
      }),
  };
}

/** Open pages of who blocks are told. The conversations of the two are locked by the caller. */
export async function changePersonBlock(transaction: OpenTransaction, block: PersonBlock): Promise<void> {
  if (!(await updatePersonBlock(transaction, block))) return;
  const { blockerId, blockedId, at } = block;
  const rows = await findConversationsBetween(transaction, blockerId, blockedId);
  await broadcastOwn(transaction, rows, blockerId, at);
}
