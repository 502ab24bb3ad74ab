import { type NotificationChange, PUSH_ENDED_TAGS_MAXIMUM } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import type { AddressedEvent } from '../user-event/append-events.ts';
import { closeOnApps, ENDED_KIND } from './close-on-apps.ts';

export const conversationTag = (id: string): string => `conversation ${id}`;

/** As devices are told of a notification's subject: what is shown there is known by it. */
const tag = sql`case
  when data ? 'conversationId' then 'conversation ' || (data ->> 'conversationId')
  when data ? 'bookingId' then 'booking ' || (data ->> 'bookingId')
  when data ? 'eventId' then 'event ' || (data ->> 'eventId')
  when data ? 'propertyId' then 'property ' || (data ->> 'propertyId')
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

/**
 * Whether an app was told of one of these subjects, and not since that it has ended: then it may show it.
 */
export async function mayAppsShow(
  database: Database,
  { userId, tags }: { userId: string; tags: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql`
    select from (
      select ${tag} as tag, told_devices, finished_at from notification_delivery
      where user_id = ${userId} and channel = 'push' and kind <> ${ENDED_KIND} and state = 'sent'
    ) as told
    where told.tag = any (${[...tags]}::text[])
      and exists (select from device_token where id = any (told_devices) and device_type <> 'web')
      and not exists (
        select from notification_delivery as ended
        where ended.user_id = ${userId} and ended.channel = 'push' and ended.kind = ${ENDED_KIND}
          and ended.state = 'sent' and ended.finished_at > told.finished_at
          and ended.data -> 'endedTagArray' ? told.tag
      )
    limit 1
  `.execute(database);
  return rows.length > 0;
}

type Changed = { userId: string; change: NotificationChange; notificationIdArray: string[] };

/** What open pages of a person are told of what they have changed; their apps close what has ended by it. */
export async function eventOfChange(
  transaction: OpenTransaction,
  { userId, change, notificationIdArray }: Changed,
  at: Date,
): Promise<AddressedEvent> {
  const isEnd = change === 'read' || change === 'dismiss';
  const tags = isEnd ? await findEndedTags(transaction, { userId, ids: notificationIdArray }) : [];
  if (tags.length > 0) await closeOnApps(transaction, userId, at);
  const endedTagArray = tags.length > 0 ? { endedTagArray: tags } : {};
  return { userId, event: { type: 'updateNotifications', change, notificationIdArray, ...endedTagArray } };
}
