import { type NotificationChange, PUSH_ENDED_TAGS_MAXIMUM } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import type { AddressedEvent } from '../user-event/append-events.ts';

export const conversationTag = (id: string): string => `conversation ${id}`;

/** As devices are told of a notification's subject: what is shown there is known by it. */
const tag = sql`case
  when data ? 'conversationId' then 'conversation ' || (data ->> 'conversationId')
  when data ? 'bookingId' then 'booking ' || (data ->> 'bookingId')
end`;

/**
 * What devices need not show any more, newest first: subjects of which something was read or dismissed, and
 * nothing is left unread.
 * @param ids of notifications; default: of all
 */
export async function findEndedTags(
  database: Database | OpenTransaction,
  { userId, ids }: { userId: string; ids?: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select tag from (
      select ${tag} as tag, max(created_at) as newest_at,
        bool_or(not is_read and dismissed_at is null) as is_unread,
        ${ids ? sql`bool_or(id = any (${[...ids]}::uuid[]))` : sql`true`} as is_asked
      from notification where user_id = ${userId} group by 1
    ) as subject
    where tag is not null and is_asked and not is_unread
    order by newest_at desc limit ${PUSH_ENDED_TAGS_MAXIMUM}::int
  `.execute(database);
  return rows.map((row) => row.tag);
}

type Changed = { userId: string; change: NotificationChange; notificationIdArray: string[] };

/** What open pages of a person are told of what they have changed. */
export async function eventOfChange(
  transaction: OpenTransaction,
  { userId, change, notificationIdArray }: Changed,
): Promise<AddressedEvent> {
  const isEnd = change === 'read' || change === 'dismiss';
  const tags = isEnd ? await findEndedTags(transaction, { userId, ids: notificationIdArray }) : [];
  const endedTagArray = tags.length > 0 ? { endedTagArray: tags } : {};
  return { userId, event: { type: 'updateNotifications', change, notificationIdArray, ...endedTagArray } };
}
