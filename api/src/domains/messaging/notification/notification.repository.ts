import {
  NOTIFICATIONS_CHANGED_MAXIMUM,
  type NotificationChange,
  type NotificationKind,
} from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import type { Place } from '../cursor/place-cursor.ts';

export type NotificationRow = {
  id: string;
  is_read: boolean;
  created_at: string;
  kind: string;
  data: { bookingId?: string };
};

export type NewNotification = {
  id: string;
  userId: string;
  kind: NotificationKind;
  data: NotificationRow['data'];
};

/** Those that are not dismissed, newest first. */
export async function listNotifications(
  database: Database,
  { userId, after, limit }: { userId: string; after?: Place | undefined; limit: number },
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select id, is_read, created_at, kind, data from notification
    where user_id = ${userId} and dismissed_at is null
      ${after ? sql`and (created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by created_at desc, id desc limit ${limit}::int
  `.execute(database);
  return rows;
}

export async function insertNotification(
  transaction: OpenTransaction,
  { id, userId, kind, data }: NewNotification,
  at: Date,
): Promise<void> {
  await sql`
    insert into notification (id, user_id, kind, data, created_at)
    values (${id}, ${userId}, ${kind}, ${JSON.stringify(data)}::jsonb, ${at})
  `.execute(transaction);
}

type Update = { values: RawBuilder<unknown>; rows: RawBuilder<unknown> };

const updateOf = (change: NotificationChange, at: Date): Update => {
  const updates: Record<NotificationChange, Update> = {
    read: { values: sql`is_read = true`, rows: sql`not is_read and dismissed_at is null` },
    unread: { values: sql`is_read = false`, rows: sql`is_read` },
    dismiss: { values: sql`dismissed_at = ${at}`, rows: sql`dismissed_at is null` },
    restore: { values: sql`dismissed_at = null`, rows: sql`dismissed_at is not null` },
  };
  return updates[change];
};

/** @returns those that it changes, newest first */
export async function updateNotifications(
  transaction: OpenTransaction,
  { userId, change, ids, at }: { userId: string; change: NotificationChange; ids?: string[]; at: Date },
): Promise<string[]> {
  const { values, rows: condition } = updateOf(change, at);
  const { rows } = await sql<{ id: string }>`
    with chosen as (
      select id from notification
      where user_id = ${userId} and ${condition} ${ids ? sql`and id = any (${ids}::uuid[])` : sql``}
      order by created_at desc, id desc limit ${NOTIFICATIONS_CHANGED_MAXIMUM}::int for update
    ), changed as (
      update notification set ${values} from chosen where notification.id = chosen.id
      returning notification.id, created_at
    )
    select id from changed order by created_at desc, id desc
  `.execute(transaction);
  return rows.map(({ id }) => id);
}
