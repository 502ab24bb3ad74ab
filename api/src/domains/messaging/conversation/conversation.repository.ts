import type { ConversationTypeId, Day, LanguageTag } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { unreadBy } from '../../../database/unread-messages.ts';
import { type SharedStay, sharedStay } from '../../booking/index.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import type { Place } from '../cursor/place-cursor.ts';
import {
  type ConversationRow,
  conversationColumns,
  newestAt,
  newestSeq,
  type Side,
} from './conversation-row.ts';
import { type HomeRow, homeColumns, homeTables, type PersonRow, personColumns } from './find-about.ts';

const CONVERSATIONS_MAXIMUM = 100;

export type ConversationList = {
  userId: string;
  typeId: ConversationTypeId | undefined;
  propertyId: string | undefined;
  isUnread: boolean | undefined;
  isArchived: boolean;
  after: Place | undefined;
  language: LanguageTag;
  /** Which stay is the next one depends on it. */
  today: Day;
  limit: number;
};

export type ListedRow = ConversationRow &
  HomeRow &
  PersonRow & { newest_seq: number; newest_at: string; stay: SharedStay | null };

/** Those of which the person is one side, the latest hundred. */
export async function findNewestConversations(
  database: Database,
  userId: string,
): Promise<ConversationRow[]> {
  const of = (side: Side) => sql`(
    select *, ${newestAt(side)} as newest_at from conversation
    where ${sql.ref(`${side}_user_id`)} = ${userId} and ${newestSeq(side)} > 0
    order by ${newestAt(side)} desc, id desc limit ${CONVERSATIONS_MAXIMUM}::int
  )`;
  const { rows } = await sql<ConversationRow>`
    select ${conversationColumns} from (${of('source')} union all ${of('target')}) as conversation
    order by newest_at desc, conversation.id desc limit ${CONVERSATIONS_MAXIMUM}::int
  `.execute(database);
  return rows;
}

/** The latest message first. Each side is read by its own index, and only what is shown is joined. */
export async function listConversations(database: Database, list: ConversationList): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select ${conversationColumns}, newest_seq, newest_at, ${homeColumns(list.language)}, ${personColumns},
      ${sharedStay(sql.ref('conversation.property_id'), sql.ref('source_user_id'), list.today)} as stay
    from (
      select * from (${ofSide(list, 'source')} union all ${ofSide(list, 'target')}) as own
      order by newest_at desc, id desc limit ${list.limit}::int
    ) as conversation
    ${homeTables(list.language, sql.ref('conversation.property_id'))}
    join profile as person on person.user_id =
      case when source_user_id = ${list.userId} then target_user_id else source_user_id end
    order by newest_at desc, conversation.id desc
  `.execute(database);
  return rows;
}

function ofSide(
  { userId, typeId, propertyId, isUnread, isArchived, after, limit }: ConversationList,
  side: Side,
) {
  const other = side === 'source' ? 'target' : 'source';
  const unread = sql`
    ${sql.ref(`${other}_last_seq`)} > ${sql.ref(`${side}_read_up_to`)} and ${unreadBy(side)} > 0`;
  return sql`(
    select *, ${newestSeq(side)} as newest_seq, ${newestAt(side)} as newest_at from conversation
    where ${sql.ref(`${side}_user_id`)} = ${userId} and ${sql.ref(`${side}_is_archived`)} = ${isArchived}
      and ${newestSeq(side)} > 0
      ${typeId === undefined ? sql`` : sql`and type_id = ${typeId}::smallint`}
      ${propertyId === undefined ? sql`` : sql`and property_id = ${propertyId}`}
      ${isUnread === undefined ? sql`` : isUnread ? sql`and ${unread}` : sql`and not (${unread})`}
      ${after ? sql`and (${newestAt(side)}, id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by ${newestAt(side)} desc, id desc limit ${limit}::int
  )`;
}

export async function findConversation(
  database: Database | OpenTransaction,
  id: string,
): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`
    select ${conversationColumns} from conversation where conversation.id = ${id}
  `.execute(database);
  return rows[0];
}

/** What a conversation is unique by. */
export type ConversationKey = {
  propertyId: string;
  sourceId: string;
  targetId: string;
  typeId: ConversationTypeId;
};

/** @returns the id of the conversation, if it has begun */
export async function findConversationId(
  database: Database | OpenTransaction,
  { propertyId, sourceId, targetId, typeId }: ConversationKey,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from conversation
    where property_id = ${propertyId} and source_user_id = ${sourceId} and target_user_id = ${targetId}
      and type_id = ${typeId}::smallint
  `.execute(database);
  return rows[0]?.id;
}

/** Begins it with the id, unless somebody has begun it at the same time. */
export async function insertConversation(
  transaction: OpenTransaction,
  { propertyId, sourceId, targetId, typeId }: ConversationKey,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  await sql`
    insert into conversation
      (id, property_id, source_user_id, target_user_id, type_id, created_at, last_message_at)
    values (${id}, ${propertyId}, ${sourceId}, ${targetId}, ${typeId}::smallint, ${at}, ${at})
    on conflict (property_id, source_user_id, target_user_id, type_id) do nothing
  `.execute(transaction);
}

/** Locks it until the transaction ends: whatever changes a conversation or its messages does so in turn. */
export async function lockConversation(
  transaction: OpenTransaction,
  id: string,
): Promise<ConversationRow | undefined> {
  await sql`select from conversation where id = ${id} for no key update`.execute(transaction);
  return findConversation(transaction, id);
}

/** Ids of the newest message that is read now: of those that the reader has, and of all that were sent. */
export type NewestRead = { ofReader: string | null; ofSender: string | null };

/**
 * What somebody has read stays read, and nobody reads what is not written yet. What the other side alone has
 * counts as read with what follows it, as they would expect.
 * @returns undefined when nothing changes
 */
export async function updateReadUpTo(
  transaction: OpenTransaction,
  { id, side, seq, at }: { id: string; side: Side; seq: number; at: Date },
): Promise<NewestRead | undefined> {
  const [column, reader] = [sql.ref(`${side}_read_up_to`), sql.ref(`${side}_user_id`)];
  const upTo = sql`least(${seq}::int, ${newestSeq(side)})`;
  const { rows } = await sql<NewestRead>`
    with read as (
      update conversation set ${column} = ${upTo} where id = ${id} and ${column} < ${upTo}
      returning id, ${column} as read_up_to, ${reader} as reader_id
    ), marked as (
      update message set read_at = ${at} from read
      where message.conversation_id = read.id and seq <= read_up_to and sender_id <> reader_id and read_at is null
        and withheld is distinct from 'check'
      returning message.id, seq, withheld
    )
    select
      (select id from marked where withheld is null order by seq desc limit 1) as "ofReader",
      (select id from marked order by seq desc limit 1) as "ofSender"
    from read
  `.execute(transaction);
  return rows[0];
}

/** @returns whether that is new */
export async function updateArchived(
  transaction: OpenTransaction,
  { id, side, isArchived }: { id: string; side: Side; isArchived: boolean },
): Promise<boolean> {
  const column = sql.ref(`${side}_is_archived`);
  const { rows } = await sql`
    update conversation set ${column} = ${isArchived} where id = ${id} and ${column} <> ${isArchived} returning id
  `.execute(transaction);
  return rows.length > 0;
}

/**
 * Locks all that the two sides of a conversation have, this one too, in the order of their ids: two who do
 * so at the same time, each in another one, would otherwise wait for each other.
 */
export async function lockConversationsOfSides(
  transaction: OpenTransaction,
  id: string,
): Promise<ConversationRow | undefined> {
  await sql`
    select from conversation
    where exists (
      select from conversation as given
      where given.id = ${id} and (conversation.source_user_id, conversation.target_user_id) in (
        (given.source_user_id, given.target_user_id), (given.target_user_id, given.source_user_id)
      )
    )
    order by id for no key update
  `.execute(transaction);
  return findConversation(transaction, id);
}

/** Those of two people that one of them has. */
export async function findConversationsBetween(
  transaction: OpenTransaction,
  userId: string,
  otherId: string,
): Promise<ConversationRow[]> {
  const { rows } = await sql<ConversationRow>`
    select ${conversationColumns} from conversation
    where (source_user_id = ${userId} and target_user_id = ${otherId} and ${newestSeq('source')} > 0)
      or (target_user_id = ${userId} and source_user_id = ${otherId} and ${newestSeq('target')} > 0)
    order by id
  `.execute(transaction);
  return rows;
}
