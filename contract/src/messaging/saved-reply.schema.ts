import { type Static, Type } from 'typebox';
import { Uuid } from '../lib/scalars.schema.ts';
import { MESSAGE_TEXT_MAXIMUM, SAVED_REPLIES_MAXIMUM, SAVED_REPLY_TITLE_MAXIMUM } from './limits.ts';

/** What stands in a saved reply, in braces, for something of the conversation that it is used in. */
export const REPLY_PLACEHOLDERS = ['guest', 'home', 'arrival', 'departure'] as const;
export type ReplyPlaceholder = (typeof REPLY_PLACEHOLDERS)[number];

const words = {
  title: Type.String({ minLength: 1, maxLength: SAVED_REPLY_TITLE_MAXIMUM }),
  text: Type.String({ minLength: 1, maxLength: MESSAGE_TEXT_MAXIMUM }),
};

export const NewSavedReply = Type.Object(words, { additionalProperties: false });
export type NewSavedReply = Static<typeof NewSavedReply>;

export const SavedReply = Type.Object({ id: Uuid, ...words });
export type SavedReply = Static<typeof SavedReply>;

/** By title. */
export const SavedReplies = Type.Object({
  savedReplyArray: Type.Array(SavedReply, { maxItems: SAVED_REPLIES_MAXIMUM }),
});
export type SavedReplies = Static<typeof SavedReplies>;
