import type { Database } from '../../../database/database.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { hasRunningStay } from '../../booking/index.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { lockPerson } from '../../identity/index.ts';
import { otherSide, sideOf } from '../conversation/conversation.policy.ts';
import { lockConversation } from '../conversation/conversation.repository.ts';
import { messageEvents, replaceText } from '../conversation/conversation-events.ts';
import type { ConversationRow, Withheld } from '../conversation/conversation-row.ts';
import { updateDeleted, updateReleased } from '../conversation/message.repository.ts';
import { readSent } from '../conversation/read-sent.ts';
import { publishMessage } from '../conversation/send-message.ts';
import { appendEvents } from '../user-event/append-events.ts';
import { findWaiting, listWaiting } from './checked-message.repository.ts';
import { closeReport, listOpenReports } from './conversation-report.repository.ts';

type Waiting = {
  transaction: OpenTransaction;
  conversation: ConversationRow;
  key: { conversationId: string; id: string };
  senderId: string;
  at: Date;
};

/** What an operator does with messages that are looked at, and with reports of conversations. */
export function createModerationService(database: Database, now: () => Date) {
  /**
   * @throws ProblemError 404 `message-not-found` for what does not wait any more, was changed since it was
   *   listed, or is of somebody who has no account any more
   */
  const decide = (checkId: string, work: (waiting: Waiting) => Promise<unknown>): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      const found = await findWaiting(transaction, checkId);
      const hasSender = found && (await lockPerson(transaction, found.sender_id));
      const conversation = hasSender && (await lockConversation(transaction, found.conversation_id));
      // Its sender may have deleted or changed it while they were waited for.
      const message = conversation && (await findWaiting(transaction, checkId));
      if (!message) throw new ProblemError(404, 'message-not-found');
      const { id, conversation_id: conversationId, sender_id: senderId } = message;
      await work({ transaction, conversation, key: { conversationId, id }, senderId, at: now() });
    });

  return {
    list: async () => ({
      messages: await listWaiting(database),
      reports: await listOpenReports(database),
    }),

    /** It arrives as if it was sent now, unless its sender is blocked by then. */
    release: (checkId: string): Promise<void> =>
      decide(checkId, async ({ transaction, conversation, key, senderId, at }) => {
        const side = sideOf(conversation, senderId);
        const withheld = await isBlocked(transaction, conversation, senderId);
        await updateReleased(transaction, { ...key, side, withheld, at });
        await publishMessage(transaction, await readSent(transaction, key));
      }),

    /** It never arrives; its sender reads why. */
    remove: (checkId: string, reason: string): Promise<void> =>
      decide(checkId, async ({ transaction, key, senderId, at }) => {
        await updateDeleted(transaction, { ...key, reason, at });
        const sent = await readSent(transaction, key);
        await replaceText(transaction, sent, [senderId]);
        await appendEvents(transaction, messageEvents('updateMessage', sent, [senderId]), at);
      }),

    /** @throws ProblemError 404 `report-not-found` also for one that is closed */
    async close(id: string, reason: string): Promise<void> {
      if (!(await closeReport(database, { id, reason, at: now() })))
        throw new ProblemError(404, 'report-not-found');
    },
  };
}

async function isBlocked(
  transaction: OpenTransaction,
  conversation: ConversationRow,
  senderId: string,
): Promise<Withheld | null> {
  const { property_id: propertyId, source_user_id: guestId } = conversation;
  if (!conversation[`${otherSide(sideOf(conversation, senderId))}_has_blocked`]) return null;
  return (await hasRunningStay(transaction, { propertyId, guestId })) ? null : 'block';
}
