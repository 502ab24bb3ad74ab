import type { SavedReply } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { OpenTransaction } from '../../catalog/index.ts';

export async function listSavedReplies(
  database: Database | OpenTransaction,
  userId: string,
): Promise<SavedReply[]> {
  const { rows } = await sql<SavedReply>`
    select id, title, text from saved_reply where user_id = ${userId} order by lower(title), id
  `.execute(database);
  return rows;
}

export async function putSavedReply(
  transaction: OpenTransaction,
  userId: string,
  { id, title, text }: SavedReply,
  at: Date,
): Promise<void> {
  await sql`
    insert into saved_reply (user_id, id, title, text, created_at, updated_at)
    values (${userId}, ${id}, ${title}, ${text}, ${at}, ${at})
    on conflict (user_id, id) do update set title = excluded.title, text = excluded.text, updated_at = ${at}
  `.execute(transaction);
}

export async function deleteSavedReply(database: Database, userId: string, id: string): Promise<void> {
  await sql`delete from saved_reply where user_id = ${userId} and id = ${id}`.execute(database);
}
