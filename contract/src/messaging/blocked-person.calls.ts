import { type Static, Type } from 'typebox';
import { Instant, Nullable, Uuid } from '../lib/scalars.schema.ts';
import { ConversationPerson } from './conversation.schema.ts';

/** Somebody whom the caller has blocked, and since when. */
export const BlockedPerson = Type.Object({ ...ConversationPerson.properties, blockedTimestamp: Instant });
export type BlockedPerson = Static<typeof BlockedPerson>;

/** `nextCursor` is null on the last page. */
export const BlockedPersonPage = Type.Object({
  blockedPersonArray: Type.Array(BlockedPerson),
  nextCursor: Nullable(Type.String()),
});
export type BlockedPersonPage = Static<typeof BlockedPersonPage>;

export const BlockedPersonQuery = Type.Object(
  { cursor: Type.Optional(Type.String({ maxLength: 200 })) },
  { additionalProperties: false },
);
export type BlockedPersonQuery = Static<typeof BlockedPersonQuery>;

/** The caller's own, the latest first. Who has blocked the caller is told to nobody. */
export const findBlockedPeople = {
  method: 'GET',
  url: '/api/blocked-people',
  query: BlockedPersonQuery,
  response: BlockedPersonPage,
} as const;

/** What they write arrives again from now on, in every conversation of the two; may be repeated. */
export const unblockPerson = {
  method: 'DELETE',
  url: '/api/blocked-people/:id',
  path: Type.Object({ id: Uuid }),
  response: Type.Object({}),
} as const;
