import type { LanguageTag } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { hasAllWords } from '../../../database/has-all-words.ts';
import { hasCertainStay } from '../../booking/index.ts';
import {
  type ConversationRow,
  conversationColumns,
  hasMessage,
  type MessageRow,
  messageColumns,
} from '../conversation/conversation-row.ts';
import {
  type HomeRow,
  homeColumns,
  homeTables,
  type PersonRow,
  personColumns,
} from '../conversation/find-about.ts';
import type { Place } from '../cursor/place-cursor.ts';

export type MessageSearch = {
  userId: string;
  words: readonly string[];
  after: Place | undefined;
  language: LanguageTag;
  limit: number;
};

/** The message, and what it is of. */
export type FoundRow = { message: MessageRow; conversation: ConversationRow } & HomeRow & PersonRow;

/** Its `id` is the message's. */
type FlatRow = MessageRow & Omit<ConversationRow, 'id'> & HomeRow & PersonRow;

/**
 * The latest first. All that the person has is looked at: a search takes as long as their messages are many,
 * whatever others have.
 */
export async function findMessagesWith(
  database: Database,
  { userId, words, after, language, limit }: MessageSearch,
): Promise<FoundRow[]> {
  const { rows } = await sql<FlatRow>`
    with own as materialized (
      select id, source_user_id, target_user_id from conversation
      where source_user_id = ${userId} or target_user_id = ${userId}
    ),
    found as (
      select message.* from own join message on message.conversation_id = own.id
      where deleted_at is null and ${hasMessage(userId)}
        ${after ? sql`and (message.created_at, message.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
        and case when sender_text is null or sender_id <> ${userId} then
          ${isFound(words, OF_BOTH)}
        else
          ${isFound(words, OF_SENDER)}
        end
      order by message.created_at desc, message.id desc limit ${limit}::int
    )
    select ${conversationColumns}, ${messageColumns},
      ${homeColumns(language)}, ${personColumns}
    from found as message
    join conversation on conversation.id = message.conversation_id
    ${homeTables(language, sql.ref('conversation.property_id'))}
    join profile as person on person.user_id =
      case when source_user_id = ${userId} then target_user_id else source_user_id end
    order by message.created_at desc, message.id desc
  `.execute(database);
  return rows.map((row) => ({
    ...row,
    message: row,
    conversation: { ...row, id: row.conversation_id },
  }));
}

/** A text as it is compared, and what is kept back of it, or null. */
type Version = Record<'read' | 'masked' | 'text', RawBuilder<unknown>>;

const OF_BOTH: Version = {
  read: sql.ref('search_text'),
  masked: sql.ref('masked_text'),
  text: sql.ref('text'),
};
/** What its sender has made of it while blocked. */
const OF_SENDER: Version = {
  read: sql`plain_text(coalesce(sender_masked_text, sender_text))`,
  masked: sql.ref('sender_masked_text'),
  text: sql.ref('sender_text'),
};

/** By its own words, also what is masked, where both sides have a certain stay. */
function isFound(words: readonly string[], { read, masked, text }: Version): RawBuilder<boolean> {
  const isCertain = hasCertainStay(sql.ref('source_user_id'), sql.ref('target_user_id'));
  return sql`
    (${hasAllWords(words, read)} or ${masked} is not null and ${hasAllWords(words, sql`plain_text(${text})`)} and ${isCertain})`;
}
