import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { attachedPaths } from '../attachment/attachment.presenter.ts';
import { attachedColumn } from '../attachment/attachment.repository.ts';
import type { MessageRow } from '../conversation/conversation-row.ts';

export type WaitingMessage = {
  check_id: string;
  sender: string;
  text: string;
  /** Paths below the folder of originals. */
  attachments: string[];
  created_at: string;
};

const LISTED_MAXIMUM = 50;

/** The oldest first, at most fifty. */
export async function listWaiting(database: Database): Promise<WaitingMessage[]> {
  const { rows } = await sql<Omit<WaitingMessage, 'attachments'> & Pick<MessageRow, 'attachments'>>`
    select check_id, first_name as sender, text, message.created_at, ${attachedColumn}
    from message join profile on profile.user_id = sender_id
    where check_id is not null and message.deleted_at is null order by message.created_at limit ${LISTED_MAXIMUM}::int
  `.execute(database);
  return rows.map((row) => ({ ...row, attachments: attachedPaths(row.attachments) }));
}

type Place = Pick<MessageRow, 'id' | 'conversation_id' | 'sender_id'>;

/** Where a message is that waits to be looked at. */
export async function findWaiting(transaction: OpenTransaction, checkId: string): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select id, conversation_id, sender_id from message where check_id = ${checkId} and deleted_at is null
  `.execute(transaction);
  return rows[0];
}
