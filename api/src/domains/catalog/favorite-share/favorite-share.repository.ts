import { FAVORITE_SHARES_MAXIMUM } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { lockPerson } from '../../identity/index.ts';
import type { OpenTransaction } from '../occupancy/occupancy.ts';

export type FavoriteShareRow = {
  list_id: string | null;
  token: string;
  has_notes: boolean;
  expires_at: string;
};

export type NewShare = {
  listId: string | null;
  /** Of the link, unless the list has one already. */
  token: string;
  hasNotes: boolean;
  at: Date;
  expiresAt: Date;
};

export type FavoriteShareOutcome = FavoriteShareRow[] | 'no-list' | 'full' | 'no-account' | 'blocked';

export type FavoriteShareRepository = ReturnType<typeof createFavoriteShareRepository>;

export function createFavoriteShareRepository(database: Database) {
  return {
    findShares: (userId: string, at: Date) => findShares(database, userId, at),

    /** The lock on the person keeps the count right when several lists are shared at once. */
    putShare(userId: string, share: NewShare): Promise<FavoriteShareOutcome> {
      const { listId, token, hasNotes, at, expiresAt } = share;
      return database.transaction().execute(async (transaction) => {
        if (!(await lockPerson(transaction, userId))) return 'no-account';
        await sql`
          delete from favorite_share where user_id = ${userId} and expires_at <= ${at}
        `.execute(transaction);
        const refusal = await findRefusal(transaction, userId, listId);
        if (refusal) return refusal;
        await sql`
          insert into favorite_share (user_id, list_id, token, has_notes, created_at, expires_at)
          values (${userId}, ${listId}, ${token}, ${hasNotes}, ${at}, ${expiresAt})
          on conflict (user_id, list_id) do update set has_notes = excluded.has_notes
        `.execute(transaction);
        return findShares(transaction, userId, at);
      });
    },

    async deleteShare(userId: string, listId: string | null, at: Date): Promise<FavoriteShareRow[]> {
      await sql`
        delete from favorite_share where user_id = ${userId} and list_id is not distinct from ${listId}::uuid
      `.execute(database);
      return findShares(database, userId, at);
    },

    async deleteExpired(at: Date): Promise<void> {
      await sql`delete from favorite_share where expires_at <= ${at}`.execute(database);
    },
  };
}

async function findShares(
  database: Database | OpenTransaction,
  userId: string,
  at: Date,
): Promise<FavoriteShareRow[]> {
  const { rows } = await sql<FavoriteShareRow>`
    select list_id, token, has_notes, expires_at from favorite_share
    where user_id = ${userId} and expires_at > ${at}
    order by created_at, token limit ${FAVORITE_SHARES_MAXIMUM}::int
  `.execute(database);
  return rows;
}

type Refusal = Exclude<FavoriteShareOutcome, FavoriteShareRow[] | 'no-account'>;

/** A list that is being deleted waits, or is gone already. */
async function findRefusal(
  transaction: OpenTransaction,
  userId: string,
  listId: string | null,
): Promise<Refusal | undefined> {
  if (listId !== null) {
    const { rows } = await sql`
      select id from favorite_list where user_id = ${userId} and id = ${listId} for key share
    `.execute(transaction);
    if (rows.length === 0) return 'no-list';
  }
  const { rows } = await sql<{ is_blocked: boolean; is_full: boolean }>`
    select blocked_at is not null as is_blocked, (
      select count(*) from favorite_share
      where user_id = ${userId} and list_id is distinct from ${listId}::uuid
    ) >= ${FAVORITE_SHARES_MAXIMUM}::int as is_full
    from account where user_id = ${userId}
  `.execute(transaction);
  if (rows[0]?.is_blocked) return 'blocked';
  return rows[0]?.is_full ? 'full' : undefined;
}
