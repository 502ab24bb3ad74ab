import { FAVORITE_LISTS_MAXIMUM, type FavoriteList } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { lockPerson } from '../../identity/index.ts';
import type { OpenTransaction } from '../occupancy/occupancy.ts';

export type FavoriteListOutcome = FavoriteList[] | 'name-taken' | 'full' | 'no-account';

export type FavoriteListRepository = ReturnType<typeof createFavoriteListRepository>;

export function createFavoriteListRepository(database: Database) {
  return {
    findLists: (userId: string) => findLists(database, userId),

    /** The lock on the person keeps names and count right when several are named at once. */
    putList(userId: string, { id, name }: FavoriteList, at: Date): Promise<FavoriteListOutcome> {
      return database.transaction().execute(async (transaction) => {
        if (!(await lockPerson(transaction, userId))) return 'no-account';
        const known = await findTaken(transaction, userId, { id, name });
        if (known.is_name_taken) return 'name-taken';
        if (!known.is_known && known.count >= FAVORITE_LISTS_MAXIMUM) return 'full';
        await sql`
          insert into favorite_list (user_id, id, name, created_at) values (${userId}, ${id}, ${name}, ${at})
          on conflict (user_id, id) do update set name = excluded.name
        `.execute(transaction);
        return findLists(transaction, userId);
      });
    },

    async deleteList(userId: string, id: string): Promise<FavoriteList[]> {
      await sql`delete from favorite_list where user_id = ${userId} and id = ${id}`.execute(database);
      return findLists(database, userId);
    },
  };
}

async function findLists(database: Database | OpenTransaction, userId: string): Promise<FavoriteList[]> {
  const { rows } = await sql<FavoriteList>`
    select id, name from favorite_list where user_id = ${userId}
    order by name, id limit ${FAVORITE_LISTS_MAXIMUM}::int
  `.execute(database);
  return rows;
}

type Taken = { is_name_taken: boolean; is_known: boolean; count: number };

async function findTaken(
  transaction: OpenTransaction,
  userId: string,
  { id, name }: FavoriteList,
): Promise<Taken> {
  const { rows } = await sql<Taken>`
    select coalesce(bool_or(name = ${name}::citext and id <> ${id}), false) as is_name_taken,
      coalesce(bool_or(id = ${id}), false) as is_known, count(*)::int as count
    from favorite_list where user_id = ${userId}
  `.execute(transaction);
  return rows[0] ?? { is_name_taken: false, is_known: false, count: 0 };
}
