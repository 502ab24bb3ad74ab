import { randomUUIDv7 } from 'node:crypto';
import type { ConversationReport } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { attachedPaths } from '../attachment/attachment.presenter.ts';
import type { MessageRow } from '../conversation/conversation-row.ts';

/** A line of the thread as it was when it was reported; files are named, not copied. */
type KeptLine = { by: 'reporter' | 'reported'; at: string; text: string; attachments?: string[] };

export type NewReport = {
  requestId: string;
  conversationId: string;
  reporterId: string;
  reportedId: string;
  reason: ConversationReport['reason'];
  text: string;
  /** Of the conversation, from old to new. */
  messages: readonly MessageRow[];
  at: Date;
};

type OpenReport = {
  id: string;
  reason: ConversationReport['reason'];
  text: string;
  thread: KeptLine[];
  created_at: string;
  reporter: string | null;
  reported: string;
};

const LISTED_MAXIMUM = 50;
const KEPT_YEARS = 2;

/** @returns when the same person has sent the same report before */
export async function findReceived(
  transaction: OpenTransaction,
  { reporterId, requestId }: Pick<NewReport, 'reporterId' | 'requestId'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ created_at: string }>`
    select created_at from conversation_report where reporter_id = ${reporterId} and request_id = ${requestId}
  `.execute(transaction);
  return rows[0]?.created_at;
}

export async function countReports(
  transaction: OpenTransaction,
  reporterId: string,
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from conversation_report
    where reporter_id = ${reporterId} and created_at > ${since}
  `.execute(transaction);
  return rows[0]?.count ?? 0;
}

export async function insertReport(transaction: OpenTransaction, report: NewReport): Promise<void> {
  const { requestId, conversationId, reporterId, reportedId, reason, text, messages, at } = report;
  const thread = messages.map(
    ({ sender_id: senderId, created_at: sentAt, text: written, attachments }): KeptLine => ({
      by: senderId === reporterId ? 'reporter' : 'reported',
      at: sentAt,
      text: written,
      ...(attachments && { attachments: attachedPaths(attachments) }),
    }),
  );
  await sql`
    insert into conversation_report
      (id, request_id, conversation_id, reporter_id, reported_id, reason, text, thread, created_at)
    values (${randomUUIDv7()}, ${requestId}, ${conversationId}, ${reporterId}, ${reportedId}, ${reason}, ${text},
      ${JSON.stringify(thread)}::jsonb, ${at})
  `.execute(transaction);
}

/** The oldest first, at most fifty. */
export async function listOpenReports(database: Database): Promise<OpenReport[]> {
  const { rows } = await sql<OpenReport>`
    select report.id, reason, text, thread, report.created_at, reporter.first_name as reporter,
      reported.first_name as reported
    from conversation_report as report
    left join profile as reporter on reporter.user_id = reporter_id
    join profile as reported on reported.user_id = reported_id
    where closed_at is null order by report.created_at limit ${LISTED_MAXIMUM}::int
  `.execute(database);
  return rows;
}

/** @returns whether there is such a report that was open */
export async function closeReport(
  database: Database,
  { id, reason, at }: { id: string; reason: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update conversation_report set closed_at = ${at}, closing_reason = ${reason}
    where id = ${id} and closed_at is null returning id
  `.execute(database);
  return rows.length > 0;
}

export async function removeOldReports(database: Database, at: Date): Promise<void> {
  await sql`
    delete from conversation_report
    where created_at < ${at}::timestamptz - make_interval(years => ${KEPT_YEARS}::int)
  `.execute(database);
}
