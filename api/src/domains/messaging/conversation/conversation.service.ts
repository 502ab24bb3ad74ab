import {
  CONVERSATIONS_PER_PAGE,
  type Conversation,
  type ConversationPage,
  type ConversationQuery,
  type ConversationState,
  DEFAULT_LANGUAGE_TAG,
  DEFAULT_TIME_ZONE,
  dayAt,
  type LanguageTag,
  type OpenedConversation,
} from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { findSharedStay } from '../../booking/index.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { readCursor, writeCursor } from '../cursor/place-cursor.ts';
import { appendEvents } from '../user-event/append-events.ts';
import { conversationNotFound, hasConversation, otherSide, readerOf } from './conversation.policy.ts';
import {
  presentConversation,
  presentHome,
  presentPerson,
  presentState,
  presentSummary,
} from './conversation.presenter.ts';
import {
  findConversation,
  findConversationId,
  findNewestConversations,
  listConversations,
  lockConversation,
  lockConversationsOfSides,
  updateArchived,
  updateReadUpTo,
} from './conversation.repository.ts';
import { broadcastOwn, broadcastRead } from './conversation-events.ts';
import type { ConversationRow, Side } from './conversation-row.ts';
import { findAbout } from './find-about.ts';
import { type ConversationName, findSides, requireMayBegin } from './find-sides.ts';
import { findMessagesAt } from './message.repository.ts';
import { endNotificationOfMessages } from './notify-of-messages.ts';
import { changePersonBlock } from './person-block.service.ts';

/** One transaction that changes a conversation; `read` gives it as it is by then. */
type Change = { transaction: OpenTransaction; side: Side; at: Date; read: () => Promise<ConversationRow> };

export type ConversationService = ReturnType<typeof createConversationService>;

/** Conversations of who asks. */
export function createConversationService(database: Database, now: () => Date) {
  const today = () => dayAt(now(), DEFAULT_TIME_ZONE);

  /** @returns the conversation as it is afterwards */
  async function change(
    id: string,
    userId: string,
    work: (change: Change) => Promise<void>,
    lock = lockConversation,
  ): Promise<ConversationState> {
    return database.transaction().execute(async (transaction) => {
      const side = readerOf(await lock(transaction, id), userId);
      const read = async () => {
        const row = await findConversation(transaction, id);
        if (!row) throw conversationNotFound();
        return row;
      };
      await work({ transaction, side, at: now(), read });
      return presentState(await read(), userId);
    });
  }

  return {
    async listNewest(userId: string): Promise<Conversation[]> {
      return (await findNewestConversations(database, userId)).map((row) => presentConversation(row, userId));
    },

    async list(
      userId: string,
      { cursor, language = DEFAULT_LANGUAGE_TAG, isArchived = false, ...filters }: ConversationQuery,
    ): Promise<ConversationPage> {
      const { typeId, propertyId, isUnread } = filters;
      const found = await listConversations(database, {
        ...{ userId, typeId, propertyId, isUnread, isArchived, language },
        after: cursor === undefined ? undefined : readCursor(cursor),
        limit: CONVERSATIONS_PER_PAGE + 1,
        today: today(),
      });
      const shown = found.slice(0, CONVERSATIONS_PER_PAGE);
      const messages = await findMessagesAt(database, shown);
      const last = found.length > shown.length ? shown.at(-1) : undefined;
      return {
        conversationArray: shown.flatMap((row) => {
          const lastMessage = messages.get(row.id);
          return lastMessage
            ? [presentSummary({ row, home: row, person: row, lastMessage, stay: row.stay }, userId)]
            : [];
        }),
        nextCursor: last ? writeCursor({ at: last.newest_at, id: last.id }) : null,
      };
    },

    async open(userId: string, name: ConversationName, language: LanguageTag): Promise<OpenedConversation> {
      const sides = await findSides(database, userId, name);
      const id = await findConversationId(database, sides);
      const row = id ? await findConversation(database, id) : undefined;
      const conversation = row && hasConversation(row, userId) ? presentState(row, userId) : null;
      if (!conversation) await requireMayBegin(database, userId, sides);
      const about = await findAbout(database, name, language);
      if (!about) throw conversationNotFound();
      return {
        conversation,
        typeId: name.typeId,
        home: presentHome(about),
        person: presentPerson(about),
        stay: await findSharedStay(
          database,
          { propertyId: name.propertyId, guestId: sides.sourceId },
          today(),
        ),
      };
    },

    markRead: (id: string, userId: string, seq: number): Promise<ConversationState> =>
      change(id, userId, async ({ transaction, side, at, read }) => {
        const marked = await updateReadUpTo(transaction, { id, side, seq, at });
        if (!marked) return;
        const row = await read();
        const ended = await endNotificationOfMessages(transaction, row, side, { change: 'read', at });
        await broadcastRead(transaction, row, { reader: side, newest: marked, at });
        if (ended.length > 0) await appendEvents(transaction, ended, at);
      }),

    /** Of all that the two write to each other, not of this conversation alone. */
    block: (id: string, userId: string, isBlocked: boolean): Promise<ConversationState> =>
      change(
        id,
        userId,
        async ({ transaction, side, at, read }) => {
          const otherId = (await read())[`${otherSide(side)}_user_id`];
          const block = { blockerId: userId, blockedId: otherId, isBlocked, at };
          await changePersonBlock(transaction, block);
        },
        lockConversationsOfSides,
      ),

    archive: (id: string, userId: string, isArchived: boolean): Promise<ConversationState> =>
      change(id, userId, async ({ transaction, side, at, read }) => {
        if (await updateArchived(transaction, { id, side, isArchived }))
          await broadcastOwn(transaction, [await read()], userId, at);
      }),
  };
}
