import {
  type ConversationReport,
  REPORTED_MESSAGES_MAXIMUM,
  REPORTS_PER_DAY,
  type ReceivedReport,
} from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { cleanText } from '../../../lib/contact-text.ts';
import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { lockPerson, signedOut } from '../../identity/index.ts';
import { conversationNotFound, otherSide, readerOf } from '../conversation/conversation.policy.ts';
import { findConversation } from '../conversation/conversation.repository.ts';
import { listMessages } from '../conversation/message.repository.ts';
import { countReports, findReceived, insertReport } from './conversation-report.repository.ts';

export type ConversationReportService = ReturnType<typeof createConversationReportService>;

type Request = { conversationId: string; requestId: string };

/** One side tells the site of the other, who learns nothing of it. */
export function createConversationReportService(database: Database, now: () => Date) {
  async function receive(
    transaction: OpenTransaction,
    reporterId: string,
    { conversationId, requestId }: Request,
    { reason, text = '' }: ConversationReport,
  ): Promise<ReceivedReport> {
    const at = now();
    if (!(await lockPerson(transaction, reporterId))) throw signedOut();
    const conversation = await findConversation(transaction, conversationId);
    if (!conversation) throw conversationNotFound();
    const side = readerOf(conversation, reporterId);
    const received = await findReceived(transaction, { reporterId, requestId });
    if (received) return { receivedTimestamp: received };
    const since = new Date(at.getTime() - DAY_MILLISECONDS);
    if ((await countReports(transaction, reporterId, since)) >= REPORTS_PER_DAY)
      throw new ProblemError(429, 'too-many-reports', { values: { count: REPORTS_PER_DAY } });
    const newest = await listMessages(transaction, {
      ...{ conversationId, userId: reporterId, before: undefined, after: undefined },
      limit: REPORTED_MESSAGES_MAXIMUM,
    });
    await insertReport(transaction, {
      ...{ requestId, conversationId, reporterId, reason, text: cleanText(text), at },
      reportedId: conversation[`${otherSide(side)}_user_id`],
      messages: newest.reverse(),
    });
    return { receivedTimestamp: at.toISOString() };
  }

  return {
    /** @throws ProblemError 404, or 429 `too-many-reports` */
    report: (userId: string, request: Request, report: ConversationReport): Promise<ReceivedReport> =>
      database.transaction().execute((transaction) => receive(transaction, userId, request, report)),
  };
}
