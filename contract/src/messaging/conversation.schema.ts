import { type Static, Type } from 'typebox';
import { literals } from '../lib/literals.schema.ts';
import { Day, Instant, Nullable, Uuid } from '../lib/scalars.schema.ts';
import { CONVERSATION_TYPE } from './conversation-type.ts';
import { ConversationMessage, MessageSeq } from './message.schema.ts';

const { question, booking, lease, visit } = CONVERSATION_TYPE;

export const ConversationTypeId = Type.Union(
  [Type.Literal(question), Type.Literal(booking), Type.Literal(lease), Type.Literal(visit)],
  { description: '1 question, 2 booking, 3 lease, 4 visit' },
);
export type ConversationTypeId = Static<typeof ConversationTypeId>;

/** Specification §3. The source is the guest, the target the owner of the home. */
export const Conversation = Type.Object({
  id: Uuid,
  sourceUserProfileId: Uuid,
  targetUserProfileId: Uuid,
  sourceNewMessageCount: Type.Integer({ minimum: 0 }),
  targetNewMessageCount: Type.Integer({ minimum: 0 }),
});
export type Conversation = Static<typeof Conversation>;

/** A conversation as one of its sides finds it. */
export const ConversationState = Type.Object({
  ...Conversation.properties,
  propertyId: Uuid,
  typeId: ConversationTypeId,
  /** Of the newest message. */
  lastMessageSeq: MessageSeq,
  lastMessageTimestamp: Instant,
  /** Up to which `seq` each side has read; neither ever falls. */
  sourceReadUpTo: MessageSeq,
  targetReadUpTo: MessageSeq,
  /** By the side that asks, until there is another message. */
  isArchived: Type.Boolean(),
  /** The side that asks wants no messages of the other. Absent in events of older releases. */
  isBlocked: Type.Optional(Type.Boolean()),
});
export type ConversationState = Static<typeof ConversationState>;

/** The home that a conversation is about; a home that is not offered any more may have no picture. */
export const ConversationHome = Type.Object({
  propertyId: Uuid,
  title: Type.String(),
  cityName: Type.String(),
  imagePath: Nullable(Type.String()),
});
export type ConversationHome = Static<typeof ConversationHome>;

/** The other side; without a name once they have no account any more. */
export const ConversationPerson = Type.Object({
  userId: Uuid,
  firstName: Type.String(),
  imagePath: Nullable(Type.String()),
});
export type ConversationPerson = Static<typeof ConversationPerson>;

/** How a stay that both sides know of stands: as its booking does, and whether its payment is due. */
export const SHARED_STAY_STATES = [
  'requested',
  'payment-due',
  'confirmed',
  'in-stay',
  'completed',
  'request-expired',
  'declined',
  'withdrawn',
  'cancelled',
  'no-show',
  'disputed',
] as const;
export type SharedStayState = (typeof SHARED_STAY_STATES)[number];

/** Of the two in the home, if both know of it. Id and state are absent in answers of older releases. */
export const ConversationStay = Type.Object({
  bookingId: Type.Optional(Uuid),
  state: Type.Optional(literals(SHARED_STAY_STATES)),
  arrivalDate: Day,
  departureDate: Day,
});
export type ConversationStay = Static<typeof ConversationStay>;

/** The next one that is agreed or asked for, otherwise the last; null: none. */
const stay = Type.Optional(Nullable(ConversationStay));

export const ConversationSummary = Type.Object({
  ...ConversationState.properties,
  home: ConversationHome,
  person: ConversationPerson,
  lastMessage: ConversationMessage,
  stay,
});
export type ConversationSummary = Static<typeof ConversationSummary>;

/** `nextCursor` is null on the last page. */
export const ConversationPage = Type.Object({
  conversationArray: Type.Array(ConversationSummary),
  nextCursor: Nullable(Type.String()),
});
export type ConversationPage = Static<typeof ConversationPage>;

/** What the page of a conversation shows; `conversation` is null before the first message. */
export const OpenedConversation = Type.Object({
  conversation: Nullable(ConversationState),
  typeId: ConversationTypeId,
  home: ConversationHome,
  person: ConversationPerson,
  stay,
});
export type OpenedConversation = Static<typeof OpenedConversation>;
