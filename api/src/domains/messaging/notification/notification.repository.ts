import {
  type Day,
  DEPOSIT_ANSWER_HOURS,
  type LanguageTag,
  NOTIFICATIONS_CHANGED_MAXIMUM,
  type NotificationChange,
  type NotificationData,
  type NotificationKind,
  type NotificationSubject,
} from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { textIn } from '../../../database/property-text.ts';
import { unreadBy } from '../../../database/unread-messages.ts';
import { deliveryInsertion, deliveryPlan, type NewDelivery } from '../../../jobs/add-delivery.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import type { Place } from '../cursor/place-cursor.ts';

export type NotificationRow = {
  id: string;
  is_read: boolean;
  created_at: string;
  kind: string;
  data: NotificationData;
};

/** With what its ids stand for; null where that is not there any more. */
export type ListedRow = NotificationRow & {
  side: NotificationSubject['side'];
  person_name: string | null;
  home_title: string | null;
  arrival_date: Day | null;
  departure_date: Day | null;
  /** Instant until which the guest can answer a claim of the deposit; null where there is none. */
  answer_until: string | null;
  message_count: number | null;
  event_title: string | null;
  event_starts_at: string | null;
  event_time_zone: string | null;
};

export type NewNotification = {
  id: string;
  userId: string;
  kind: NotificationKind;
  data: NotificationRow['data'];
};

type NotificationList = {
  userId: string;
  after?: Place | undefined;
  limit: number;
};

/** Those that are not dismissed, newest first. */
const shown = ({ userId, after, limit }: NotificationList) => sql`
  select id, is_read, created_at, kind, data from notification
  where user_id = ${userId} and dismissed_at is null
    ${after ? sql`and (created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
  order by created_at desc, id desc limit ${limit}::int`;

export async function listNotifications(
  database: Database,
  list: NotificationList,
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`${shown(list)}`.execute(database);
  return rows;
}

/** The guest of a conversation is its source. */
export async function listWithSubjects(
  database: Database,
  language: LanguageTag,
  list: NotificationList,
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select notification.*, arrival_date, departure_date,
      case when is_guest then 'guest' else 'owner' end as side, person.first_name as person_name,
      coalesce(text.title, city.localized_name ->> ${language}, city.name) as home_title,
      claimed_at + ${DEPOSIT_ANSWER_HOURS}::int * interval '1 hour' as answer_until,
      case when conversation.id is not null then
        case when is_guest then ${unreadBy('source')} else ${unreadBy('target')} end
      end as message_count,
      event_text.title as event_title, event.starts_at as event_starts_at, event.time_zone as event_time_zone
    from (${shown(list)}) as notification
    left join rental_booking on rental_booking.id = (data ->> 'bookingId')::uuid
    left join booking_deposit on booking_deposit.booking_id = rental_booking.id
      and booking_deposit.state = 'claimed' and kind = 'booking-deposit-claimed'
    left join conversation on conversation.id = (data ->> 'conversationId')::uuid
    left join property on property.id
      = coalesce(rental_booking.property_id, conversation.property_id, (data ->> 'propertyId')::uuid)
    left join city on city.id = property.city_id
    left join event on event.id = (data ->> 'eventId')::uuid
    left join lateral (
      select event_text.title from event_text where event_text.event_id = event.id
      order by event_text.language <> ${language}, event_text.language <> 'en', event_text.language limit 1
    ) as event_text on true
    left join lateral ${textIn(language)} as text on true
    cross join lateral (
      select coalesce(guest_id, source_user_id) as guest_id, coalesce(target_user_id, owner_id) as owner_id,
        coalesce(guest_id, source_user_id) = ${list.userId}::uuid as is_guest
    ) as sides
    left join profile as person on person.user_id = case when is_guest then sides.owner_id else sides.guest_id end
    order by notification.created_at desc, notification.id desc
  `.execute(database);
  return rows;
}

/** @returns false where the person has switched the kind off in the site */
export async function insertNotification(
  transaction: OpenTransaction,
  { id, userId, kind, data }: NewNotification,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into notification (id, user_id, kind, data, created_at)
    select ${id}::uuid, ${userId}::uuid, ${kind}, ${JSON.stringify(data)}::jsonb, ${at}
    where ${isWanted(userId, kind)}
    returning id
  `.execute(transaction);
  return rows.length > 0;
}

/** Choices are of kinds alone that can be switched off. */
const isWanted = (userId: string, kind: string) => sql`not exists (
  select from notification_choice
  where user_id = ${userId} and kind = ${kind} and channel = 'site' and not is_on
)`;

type OfMessage = Omit<NewNotification, 'kind'> & { deliveries: readonly NewDelivery[] };
type OfConversation = { userId: string; conversationId: string };

/**
 * One for each conversation: a new message makes it the newest again, unread. Deliveries of it are written by
 * the same statement.
 * @returns it, where it was not unread before
 */
export async function putOfConversation(
  transaction: OpenTransaction,
  { id, userId, data, deliveries }: OfMessage,
  at: Date,
): Promise<NotificationRow | undefined> {
  const { rows } = await sql<NotificationRow | { id: null }>`
    with delivered as (
      ${deliveryInsertion(deliveries, at)}
    ), planned as (
      select count(${deliveryPlan}) as planned_count from delivered
    ), known as (
      -- Locked before it is written: its reader may be marking it as read.
      select from notification
      where user_id = ${userId} and kind = 'message' and data ->> 'conversationId' = ${data.conversationId}
        and not is_read and dismissed_at is null
      for no key update
    ), before as (
      select count(*) > 0 as was_unread from known
    ), written as (
      insert into notification (id, user_id, kind, data, created_at)
      select ${id}::uuid, ${userId}::uuid, 'message', ${JSON.stringify(data)}::jsonb, ${at}
      from before where ${isWanted(userId, 'message')}
      on conflict (user_id, (data ->> 'conversationId')) where kind = 'message' do update
        set is_read = false, dismissed_at = null, created_at = greatest(notification.created_at, excluded.created_at)
      returning id, is_read, created_at, kind, data
    )
    select planned_count, written.* from planned cross join before left join written on not was_unread
  `.execute(transaction);
  const [row] = rows;
  return row?.id ? row : undefined;
}

/** @returns its id, where it is shown */
export async function findOfConversation(
  transaction: OpenTransaction,
  { userId, conversationId }: OfConversation,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from notification
    where user_id = ${userId} and kind = 'message' and data ->> 'conversationId' = ${conversationId}
      and dismissed_at is null
  `.execute(transaction);
  return rows[0]?.id;
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
