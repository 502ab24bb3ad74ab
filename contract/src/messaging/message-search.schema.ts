import { type Static, Type } from 'typebox';
import { LanguageTag, Nullable } from '../lib/scalars.schema.ts';
import { ConversationHome, ConversationPerson, ConversationState } from './conversation.schema.ts';
import { MESSAGE_SEARCH_TEXT_MAXIMUM } from './limits.ts';
import { ConversationMessage } from './message.schema.ts';

export const MessageSearchQuery = Type.Object(
  {
    /** Words, each of which a message must have; accents and capitals make no difference. */
    text: Type.String({ maxLength: MESSAGE_SEARCH_TEXT_MAXIMUM, pattern: '\\S' }),
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
    language: Type.Optional(LanguageTag),
  },
  { additionalProperties: false },
);
export type MessageSearchQuery = Static<typeof MessageSearchQuery>;

/** A message and the conversation that it is of. */
export const FoundMessage = Type.Object({
  conversation: ConversationState,
  home: ConversationHome,
  person: ConversationPerson,
  message: ConversationMessage,
});
export type FoundMessage = Static<typeof FoundMessage>;

/** `nextCursor` is null on the last page. */
export const FoundMessagePage = Type.Object({
  messageArray: Type.Array(FoundMessage),
  nextCursor: Nullable(Type.String()),
});
export type FoundMessagePage = Static<typeof FoundMessagePage>;
