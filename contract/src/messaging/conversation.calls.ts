import { type Static, Type } from 'typebox';
import { LanguageQuery, LanguageTag, Uuid } from '../lib/scalars.schema.ts';
import {
  Conversation,
  ConversationPage,
  ConversationState,
  ConversationTypeId,
  OpenedConversation,
} from './conversation.schema.ts';
import { ConversationReport, ReceivedReport } from './conversation-report.schema.ts';
import {
  ConversationMessage,
  MessagePage,
  MessageSeq,
  MessageText,
  NewMessageText,
} from './message.schema.ts';

// Only the two sides of a conversation know of it: to everybody else it is not there, 404
// `conversation-not-found`, as one that does not exist.

const closed = { additionalProperties: false } as const;
const ofConversation = Type.Object({ id: Uuid });
const ofMessage = Type.Object({ id: Uuid, messageId: Uuid });
/** `id` is the home's, `userId` the other side's. */
const ofSides = { id: Uuid, userId: Uuid, typeId: ConversationTypeId };

/** The caller's 100 newest conversations. */
export const getConversations = {
  method: 'POST',
  url: '/api/conversation/get-by-user-id',
  body: Type.Object({ type: Type.Literal('getByUserId'), userProfileId: Uuid }, closed),
  response: Type.Object({ conversationArray: Type.Array(Conversation) }),
} as const;

export const ConversationQuery = Type.Object(
  {
    typeId: Type.Optional(ConversationTypeId),
    propertyId: Type.Optional(Uuid),
    isUnread: Type.Optional(Type.Boolean()),
    isArchived: Type.Optional(Type.Boolean()),
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
    language: Type.Optional(LanguageTag),
  },
  closed,
);
export type ConversationQuery = Static<typeof ConversationQuery>;

/** One's own, the latest message first; archived ones only with `isArchived`. */
export const findConversations = {
  method: 'GET',
  url: '/api/conversations',
  query: ConversationQuery,
  response: ConversationPage,
} as const;

/** Before the first message: of a home that is offered, with its owner; or of a stay, with the other side. */
export const openConversation = {
  method: 'GET',
  url: '/api/properties/:id/conversations/:userId/:typeId',
  path: Type.Object(ofSides),
  query: LanguageQuery,
  response: OpenedConversation,
} as const;

/** Without either, the newest. */
export const MessageQuery = Type.Object(
  { before: Type.Optional(MessageSeq), after: Type.Optional(MessageSeq) },
  closed,
);
export type MessageQuery = Static<typeof MessageQuery>;

export const findMessages = {
  method: 'GET',
  url: '/api/conversations/:id/messages',
  path: ofConversation,
  query: MessageQuery,
  response: MessagePage,
} as const;

export const SentMessage = Type.Object({ conversation: ConversationState, message: ConversationMessage });
export type SentMessage = Static<typeof SentMessage>;

/**
 * The id, a UUIDv7, is made by who sends: the same one again is the same message, whatever it says then.
 * Refused with 429 `too-many-messages`, with 403 `account-blocked` unless it is about a confirmed stay, with
 * 409 `contact-details-unconfirmed` before a stay is certain, and with 409 `attachment-missing`.
 */
export const sendMessage = {
  method: 'PUT',
  url: '/api/conversations/:id/messages/:messageId',
  path: ofMessage,
  body: NewMessageText,
  response: SentMessage,
} as const;

/** The same for a conversation that may not have begun; refused with 429 `too-many-conversations` as well. */
export const sendMessageAbout = {
  method: 'PUT',
  url: '/api/properties/:id/conversations/:userId/:typeId/messages/:messageId',
  path: Type.Object({ ...ofSides, messageId: Uuid }),
  body: NewMessageText,
  response: SentMessage,
} as const;

/**
 * By its sender, within 15 minutes. Refused with 403 `not-allowed`, or 409 `message-final`, `message-deleted`
 * or `text-repeated`, where a guest has sent the text to many homes.
 */
export const editMessage = {
  method: 'PUT',
  url: '/api/conversations/:id/messages/:messageId/text',
  path: ofMessage,
  body: MessageText,
  response: SentMessage,
} as const;

/** By its sender, within 15 minutes; its text is gone. May be repeated. */
export const deleteMessage = {
  method: 'DELETE',
  url: '/api/conversations/:id/messages/:messageId',
  path: ofMessage,
  response: SentMessage,
} as const;

/** What was read before stays read; beyond the newest message it is the newest. */
export const markRead = {
  method: 'PUT',
  url: '/api/conversations/:id/read-up-to',
  path: ofConversation,
  body: Type.Object({ seq: MessageSeq }, closed),
  response: ConversationState,
} as const;

export const archiveConversation = {
  method: 'PUT',
  url: '/api/conversations/:id/archived',
  path: ofConversation,
  body: Type.Object({ isArchived: Type.Boolean() }, closed),
  response: ConversationState,
} as const;

/**
 * What the other side writes, here and in every conversation of the two, does not arrive while they are
 * blocked, except about a confirmed stay. They are not told, and nothing that they are answered differs.
 */
export const blockPerson = {
  method: 'PUT',
  url: '/api/conversations/:id/blocked',
  path: ofConversation,
  body: Type.Object({ isBlocked: Type.Boolean() }, closed),
  response: ConversationState,
} as const;

/**
 * The id is made by who reports: the same one again is the same report. The other side is not told. Refused
 * with 429 `too-many-reports`.
 */
export const reportConversation = {
  method: 'PUT',
  url: '/api/conversations/:id/reports/:reportId',
  path: Type.Object({ id: Uuid, reportId: Uuid }),
  body: ConversationReport,
  response: ReceivedReport,
} as const;
