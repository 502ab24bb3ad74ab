import { type Static, Type } from 'typebox';
import { literals } from '../lib/literals.schema.ts';
import { Instant, Nullable, Uuid } from '../lib/scalars.schema.ts';
import { Attachment } from './attachment.schema.ts';
import { ATTACHMENTS_MAXIMUM, MESSAGE_TEXT_MAXIMUM } from './limits.ts';

/** Of a 32-bit column. */
const SEQ_MAXIMUM = 2_147_483_647;

/**
 * Numbers the messages of one conversation in their order from 1 on; 0 is before the first. A side may miss a
 * number: that of a message which its sender alone has.
 */
export const MessageSeq = Type.Integer({ minimum: 0, maximum: SEQ_MAXIMUM });

/**
 * Something with a state of its own that stands in a conversation: a booking, a change of one. A remote shows
 * those of a kind in its slot `message-card-{kind}`; kinds are added, so that a page may not know one.
 */
export const MessageCard = Type.Object({ kind: Type.String({ pattern: '^[a-z]{1,30}$' }), id: Uuid });
export type MessageCard = Static<typeof MessageCard>;

/** Specification §3: `id`, `isReaded` and `readedTimestamp`, which say whether the other side has read it. */
export const ConversationMessage = Type.Object({
  id: Uuid,
  isReaded: Type.Boolean(),
  readedTimestamp: Nullable(Instant),
  conversationId: Uuid,
  seq: MessageSeq,
  senderUserProfileId: Uuid,
  /** Empty once it is deleted, or where there are attachments or a card alone. */
  text: Type.String(),
  /** Absent where there are none, and once it is deleted. */
  attachmentArray: Type.Optional(Type.Array(Attachment)),
  card: Type.Optional(MessageCard),
  /** Ways to be paid elsewhere are not in it before a stay is certain. Absent in events of older releases. */
  isMasked: Type.Optional(Type.Boolean()),
  creationTimestamp: Instant,
  editedTimestamp: Nullable(Instant),
  isDeleted: Type.Boolean(),
  /** Of one's own: an operator looks at it before it arrives, or has removed it, for a reason. */
  check: Type.Optional(literals(['waiting', 'removed'] as const)),
  removalReason: Type.Optional(Type.String()),
});
export type ConversationMessage = Static<typeof ConversationMessage>;

export const MessageText = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: MESSAGE_TEXT_MAXIMUM }) },
  { additionalProperties: false },
);
export type MessageText = Static<typeof MessageText>;

/**
 * A telephone number or an e-mail address in it goes out only with `isContactConfirmed`. Its attachments have
 * been uploaded by the sender and are of no other message; with some the text may be empty.
 */
export const NewMessageText = Type.Object(
  {
    text: Type.String({ maxLength: MESSAGE_TEXT_MAXIMUM }),
    isContactConfirmed: Type.Optional(Type.Boolean()),
    attachmentIdArray: Type.Optional(Type.Array(Uuid, { maxItems: ATTACHMENTS_MAXIMUM, uniqueItems: true })),
  },
  { additionalProperties: false },
);

/** In the order of `seq`. */
export const MessagePage = Type.Object({
  messageArray: Type.Array(ConversationMessage),
  hasOlder: Type.Boolean(),
  hasNewer: Type.Boolean(),
});
export type MessagePage = Static<typeof MessagePage>;
