import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { ReadUpload } from '../../../media/read-upload.ts';
import type { OpenTransaction } from '../../catalog/index.ts';

export type AttachmentRow = {
  id: string;
  file_id: string;
  uploader_id: string;
  message_id: string | null;
  media_type: ReadUpload['mediaType'];
  name: string;
  size: number;
  width: number | null;
  height: number | null;
  deleted_at: string | null;
};

const columns = sql`
  message_attachment.id, file_id, uploader_id, message_id, media_type, name, size, width, height,
  message_attachment.deleted_at`;

export async function findUploaded(
  database: Database | OpenTransaction,
  id: string,
): Promise<AttachmentRow | undefined> {
  const { rows } = await sql<AttachmentRow>`
    select ${columns} from message_attachment where id = ${id}
  `.execute(database);
  return rows[0];
}

/** One that a person may read: of a message that they have, or that they have uploaded for one. */
export async function findReadable(
  database: Database,
  { id, userId }: { id: string; userId: string },
): Promise<AttachmentRow | undefined> {
  const { rows } = await sql<AttachmentRow>`
    select ${columns} from message_attachment
    left join message on message.conversation_id = message_attachment.conversation_id
      and message.id = message_attachment.message_id
    left join conversation on conversation.id = message.conversation_id
    where message_attachment.id = ${id} and message_attachment.deleted_at is null and case
      when message_attachment.message_id is null then uploader_id = ${userId}
      else ${userId}::uuid in (source_user_id, target_user_id) and message.deleted_at is null
        and (withheld is null or sender_id = ${userId})
    end
  `.execute(database);
  return rows[0];
}

/** What somebody has uploaded since then, and what of all no message has yet. */
export async function countUploads(
  database: Database | OpenTransaction,
  userId: string,
  since: Date,
): Promise<{ uploaded: number; unsent: number }> {
  const { rows } = await sql<{ uploaded: number; unsent: number }>`
    select count(*)::int as uploaded,
      count(*) filter (where message_id is null and deleted_at is null)::int as unsent
    from message_attachment where uploader_id = ${userId} and created_at > ${since}
  `.execute(database);
  return rows[0] ?? { uploaded: 0, unsent: 0 };
}

export type NewAttachment = Omit<AttachmentRow, 'message_id' | 'deleted_at'> & { at: Date };

/** @returns whether there was none of that id */
export async function insertAttachment(
  transaction: OpenTransaction,
  {
    id,
    file_id: fileId,
    uploader_id: userId,
    media_type: mediaType,
    name,
    size,
    width,
    height,
    at,
  }: NewAttachment,
): Promise<boolean> {
  const { rows } = await sql`
    insert into message_attachment (id, file_id, uploader_id, media_type, name, size, width, height, created_at)
    values (${id}, ${fileId}, ${userId}, ${mediaType}, ${name}, ${size}, ${width}, ${height}, ${at})
    on conflict (id) do nothing returning id
  `.execute(transaction);
  return rows.length > 0;
}

type OfMessage = { conversationId: string; id: string };

/** Gives a message files that its sender has uploaded for none yet, in their order. @returns how many */
export async function attachToMessage(
  transaction: OpenTransaction,
  {
    conversationId,
    id,
    senderId,
    attachmentIds,
  }: OfMessage & { senderId: string; attachmentIds: readonly string[] },
): Promise<number> {
  const { rows } = await sql`
    update message_attachment set conversation_id = ${conversationId}, message_id = ${id}, position = given.position
    from unnest(${[...attachmentIds]}::uuid[]) with ordinality as given (id, position)
    where message_attachment.id = given.id and uploader_id = ${senderId} and message_id is null and deleted_at is null
    returning message_attachment.id
  `.execute(transaction);
  return rows.length;
}

/** Nobody reads them any more; the daily job removes their files. */
export async function deleteOfMessage(
  transaction: OpenTransaction,
  { conversationId, id }: OfMessage,
  at: Date,
): Promise<void> {
  await sql`
    update message_attachment
    set conversation_id = null, message_id = null, position = null, name = '-', deleted_at = ${at}
    where conversation_id = ${conversationId} and message_id = ${id}
  `.execute(transaction);
}

/** What went out with no message by then, and what was deleted. */
export async function removeUnsent(database: Database, before: Date): Promise<void> {
  await sql`delete from message_attachment where message_id is null and created_at < ${before}`.execute(
    database,
  );
}

/** Those of a message, for `messageColumns`: a message that has none is asked for none. */
export const attachedColumn = sql`
  case when attachment_count > 0 then (
    select json_agg(json_build_object(
      'id', attached.id, 'file_id', file_id, 'media_type', media_type, 'name', name, 'size', size, 'width', width, 'height', height
    ) order by position)
    from message_attachment as attached
    where attached.conversation_id = message.conversation_id and attached.message_id = message.id
  ) end as attachments`;

export async function findNamedFiles(database: Database, fileIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ file_id: string }>`
    select file_id from message_attachment where file_id = any (${[...fileIds]}::uuid[]) and deleted_at is null
  `.execute(database);
  return new Set(rows.map(({ file_id: fileId }) => fileId));
}
