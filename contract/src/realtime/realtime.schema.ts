import { type Static, Type } from 'typebox';
import { PinMap } from '../catalog/pin.schema.ts';
import { Instant, Uuid } from '../lib/scalars.schema.ts';
import { MessageSeq } from '../messaging/message.schema.ts';
import { REALTIME_QUERY_MAXIMUM } from './realtime.ts';
import { UserEvent, UserEventSeq } from './user-event.schema.ts';

/** `seq` is that of the person's newest event; those that were asked for follow, or `reset`. */
export const Welcome = Type.Object({
  type: Type.Literal('welcome'),
  protocol: Type.Integer({ minimum: 1 }),
  seq: Type.Optional(UserEventSeq),
});

/** What followed the number that the page knew is too much or too old: it reads anew and goes on at `seq`. */
export const Reset = Type.Object({ type: Type.Literal('reset'), seq: UserEventSeq });

export const RealtimeQuery = Type.Object({
  userId: Uuid,
  /** The last event that the page knows; without it nothing is told again. */
  seq: Type.Optional(UserEventSeq),
  /** Of an app, in place of the cookie of a page. */
  ticket: Type.Optional(Type.String({ maxLength: 100 })),
});

/** Opens one websocket of an app; `expiresAt` is after a minute. */
export const RealtimeTicket = Type.Object({ ticket: Type.String(), expiresAt: Instant });
export type RealtimeTicket = Static<typeof RealtimeTicket>;

/** Specification §7: homes of the latest search on the map, when they have changed (product decision 29). */
export const PointsOfInterest = Type.Object({
  type: Type.Literal('pointsOfInterest'),
  /** The search and view that they belong to, as they were asked for. */
  query: Type.String(),
  pinMap: PinMap,
  /** Single homes among the pins. */
  propertyArray: Type.Array(Type.Object({ id: Uuid, latitude: Type.Number(), longitude: Type.Number() })),
});
export type PointsOfInterest = Static<typeof PointsOfInterest>;

/** The other side of a conversation is writing: true for six seconds, or until their message arrives. */
export const OtherTyping = Type.Object({
  type: Type.Literal('otherTyping'),
  conversationId: Uuid,
  userProfileId: Uuid,
});

/** What a page is told. Kinds that it does not know are ignored. */
export const RealtimeEvent = Type.Union([Welcome, Reset, PointsOfInterest, OtherTyping, ...UserEvent.anyOf]);
export type RealtimeEvent = Static<typeof RealtimeEvent>;

const closed = { additionalProperties: false } as const;

/** The page shows this part of the map, the query string of `findPins`. Empty: it shows none any more. */
export const WatchPins = Type.Object(
  { type: Type.Literal('watchPins'), query: Type.String({ maxLength: REALTIME_QUERY_MAXIMUM }) },
  closed,
);

/** Specification §7: the page has opened a conversation, and has read what it knows of it. */
export const UpdateMessageCount = Type.Object(
  {
    type: Type.Literal('updateMessageCount'),
    conversationId: Uuid,
    conversation: Type.Object({ lastMessageSeq: MessageSeq }),
  },
  closed,
);

/** The person is writing in a conversation: said at most every four seconds, while the text changes. */
export const Typing = Type.Object({ type: Type.Literal('typing'), conversationId: Uuid }, closed);

/** What a page may say. */
export const RealtimeMessage = Type.Union([WatchPins, UpdateMessageCount, Typing]);
export type RealtimeMessage = Static<typeof RealtimeMessage>;
