import { sql } from 'kysely';
import { byUser, type Condition, type PersonalTable, REFERENCE, SAME_FOR_ALL } from './table-declaration.ts';

const isUploader: Condition = ({ userId }) => sql`uploader_id = ${userId}::uuid`;

const COPIED = 'for open pages: copies of messages and notifications, which are exported themselves';

/** What people write to each other, and what they are told. */
export const MESSAGING_TABLES: readonly PersonalTable[] = [
  {
    table: 'notification',
    own: byUser,
    exported: ['kind', 'data', 'is_read', 'created_at', 'dismissed_at'],
    notExported: { id: REFERENCE, user_id: SAME_FOR_ALL },
    newestBy: 'created_at',
    erasure: [{ kind: 'delete', rows: byUser }],
  },
  {
    table: 'notification_setting',
    own: byUser,
    exported: ['time_zone', 'quiet_from', 'quiet_to', 'digest', 'updated_at'],
    notExported: { user_id: SAME_FOR_ALL },
    newestBy: 'updated_at',
    erasure: [{ kind: 'delete', rows: byUser }],
  },
  {
    table: 'notification_choice',
    own: byUser,
    exported: ['kind', 'channel', 'is_on'],
    notExported: { user_id: SAME_FOR_ALL },
    newestBy: 'kind',
    erasure: [{ kind: 'delete', rows: byUser }],
  },
  {
    table: 'notification_delivery',
    own: byUser,
    exported: ['channel', 'kind', 'data', 'created_at', 'due_at', 'state', 'finished_at'],
    notExported: {
      ...{ id: REFERENCE, user_id: SAME_FOR_ALL, deduplication_key: REFERENCE },
      attempted_at: 'which process was sending it',
      told_devices: REFERENCE,
    },
    newestBy: 'created_at',
    erasure: [{ kind: 'delete', rows: byUser }],
  },
  {
    table: 'device_token',
    own: byUser,
    exported: ['device_type', 'seen_at'],
    notExported: {
      ...{ id: REFERENCE, user_id: SAME_FOR_ALL, session_id: REFERENCE },
      token: 'who has it can reach the device',
    },
    newestBy: 'seen_at',
    erasure: [{ kind: 'delete', rows: byUser }],
  },
  {
    table: 'conversation',
    // One of which the person has no message is not theirs: the other side has written for themselves alone.
    own: ({ userId }) => sql`(
      source_user_id = ${userId}::uuid and greatest(last_seq, source_withheld_seq) > 0
      or target_user_id = ${userId}::uuid and greatest(last_seq, target_withheld_seq) > 0
    )`,
    exported: ['id', 'property_id', 'source_user_id', 'target_user_id', 'type_id', 'created_at'],
    notExported: {
      last_seq: 'the number of the newest message',
      source_last_seq: 'follows from the messages',
      target_last_seq: 'follows from the messages',
      last_message_at: 'follows from the messages',
      source_read_up_to: 'what the other side has read is theirs; messages say when they were read',
      target_read_up_to: 'what the other side has read is theirs; messages say when they were read',
      source_is_archived: 'how one of the two keeps their inbox',
      target_is_archived: 'how one of the two keeps their inbox',
      source_withheld_seq: 'follows from the messages',
      target_withheld_seq: 'follows from the messages',
      source_withheld_at: 'follows from the messages',
      target_withheld_at: 'follows from the messages',
    },
    newestBy: 'created_at',
    erasure: [],
    stays: 'A conversation is the record of both; the profile that it refers to names nobody any more.',
  },
  {
    table: 'message',
    own: ({ userId }) => sql`sender_id = ${userId}::uuid`,
    exported: [
      ...['conversation_id', 'text', 'created_at', 'edited_at', 'deleted_at', 'read_at', 'removal_reason'],
    ],
    // What its author wrote last: earlier words, which the other side has, would tell of a block.
    exportedAs: {
      text: sql`coalesce(sender_text, text)`,
      edited_at: sql`coalesce(sender_edited_at, edited_at)`,
    },
    notExported: {
      ...{ id: REFERENCE, seq: REFERENCE, sender_id: SAME_FOR_ALL },
      masked_text: 'follows from the text',
      search_text: 'follows from the text',
      edit_count: 'a limit of how much one sends',
      withheld: 'would tell of a block, which is the other side’s',
      sender_text: 'exported as the text',
      sender_masked_text: 'would tell of a block, which is the other side’s',
      check_id: REFERENCE,
      ...{ card_kind: 'the kind of what `card_id` refers to', card_id: REFERENCE },
      text_digest: 'follows from the text; written by earlier releases alone',
      attachment_count: 'follows from the attachments',
      sender_edited_at: 'exported as when it was edited',
    },
    newestBy: 'created_at',
    erasure: [
      // Nobody else has had them.
      { kind: 'delete', rows: ({ userId }) => sql`sender_id = ${userId}::uuid and withheld is not null` },
      {
        kind: 'set',
        values: { sender_text: sql`null`, sender_masked_text: sql`null`, sender_edited_at: sql`null` },
        rows: ({ userId }) => sql`sender_id = ${userId}::uuid and sender_text is not null`,
      },
    ],
    stays: 'What was written to somebody is theirs as well; the profile of its sender names nobody any more.',
  },
  {
    table: 'message_attachment',
    own: isUploader,
    exported: [
      'conversation_id',
      'media_type',
      'name',
      'size',
      'width',
      'height',
      'created_at',
      'deleted_at',
    ],
    file: { kind: 'attachment', key: sql`case when deleted_at is null then file_id end` },
    notExported: {
      ...{ id: REFERENCE, file_id: REFERENCE, uploader_id: SAME_FOR_ALL, message_id: REFERENCE },
      position: 'where it stands in its message',
    },
    newestBy: 'created_at',
    // Those of messages that nobody else has had are gone with these.
    erasure: [{ kind: 'delete', rows: (person) => sql`${isUploader(person)} and message_id is null` }],
    stays: 'What was sent to somebody is theirs as well; the profile of its sender names nobody any more.',
  },
  {
    table: 'unasked_text',
    exported: [],
    notExported: {
      ...{ sender_id: SAME_FOR_ALL, property_id: REFERENCE, sent_at: 'a limit of how much one sends' },
      text_digest: 'follows from the text of messages, which are exported; kept for a day',
    },
    newestBy: 'sent_at',
    erasure: [{ kind: 'delete', rows: ({ userId }) => sql`sender_id = ${userId}::uuid` }],
  },
  {
    table: 'conversation_report',
    // Of who reports. Who is reported learns nothing of it.
    own: ({ userId }) => sql`reporter_id = ${userId}::uuid`,
    exported: ['conversation_id', 'reason', 'text', 'created_at'],
    notExported: {
      ...{ id: REFERENCE, request_id: REFERENCE, reporter_id: SAME_FOR_ALL },
      reported_id: 'follows from the conversation',
      thread: 'copies of messages; one’s own are exported themselves',
      closed_at: 'when we had looked into it',
      closing_reason: 'what we found out of somebody else',
    },
    newestBy: 'created_at',
    erasure: [
      {
        kind: 'set',
        values: { reporter_id: sql`null` },
        rows: ({ userId }) => sql`reporter_id = ${userId}::uuid`,
      },
    ],
    stays: 'What was reported is looked into by law (Regulation (EU) 2022/2065, art. 16); two years.',
  },
  {
    table: 'saved_reply',
    own: byUser,
    exported: ['title', 'text', 'created_at', 'updated_at'],
    notExported: { id: REFERENCE, user_id: SAME_FOR_ALL },
    newestBy: 'updated_at',
    erasure: [{ kind: 'delete', rows: byUser }],
  },
  {
    table: 'person_block',
    own: ({ userId }) => sql`blocker_id = ${userId}::uuid`,
    exported: ['blocked_id', 'created_at'],
    notExported: { blocker_id: SAME_FOR_ALL },
    newestBy: 'created_at',
    erasure: [{ kind: 'delete', rows: ({ userId }) => sql`${userId}::uuid in (blocker_id, blocked_id)` }],
  },
  {
    table: 'user_event',
    exported: [],
    notExported: {
      user_id: COPIED,
      seq: COPIED,
      event: COPIED,
      created_at: COPIED,
    },
    newestBy: 'seq',
    erasure: [{ kind: 'delete', rows: byUser }],
  },
  {
    table: 'user_stream',
    exported: [],
    notExported: { user_id: COPIED, seq: COPIED },
    newestBy: 'seq',
    erasure: [{ kind: 'delete', rows: byUser }],
  },
];
