import { type RawBuilder, sql } from 'kysely';

type Side = 'source' | 'target';

/** What one side of a row of `conversation` has not read: messages of the other side after `read_up_to`. */
export const unreadBy = (side: Side) => countUnread(side, sql`withheld is null`);

/** The same as the other side believes it: with those that they alone have, and do not know it. */
export const unreadAsTold = (side: Side) => countUnread(side, sql`withheld is distinct from 'check'`);

const countUnread = (side: Side, condition: RawBuilder<unknown>) => sql<number>`(
  select count(*)::int from message
  where message.conversation_id = conversation.id and deleted_at is null and ${condition}
    and seq > conversation.${sql.ref(`${side}_read_up_to`)}
    and sender_id <> conversation.${sql.ref(`${side}_user_id`)}
)`;

/** In all conversations of a person. The conditions on `last_seq` are those of the partial indexes. */
export const unreadMessagesOf = (userId: RawBuilder<unknown>) => sql<number>`(
  select coalesce(sum(count), 0)::int from (
    select ${unreadBy('source')} as count from conversation
    where source_user_id = ${userId} and target_last_seq > source_read_up_to
    union all
    select ${unreadBy('target')} from conversation
    where target_user_id = ${userId} and source_last_seq > target_read_up_to
  ) as unread
)`;
