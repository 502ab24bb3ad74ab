import { Type } from 'typebox';
import { Uuid } from '../lib/scalars.schema.ts';
import { NewSavedReply, SavedReplies } from './saved-reply.schema.ts';

const path = Type.Object({ id: Uuid });

// One's own. Each answers all of them as they are by then.

export const getSavedReplies = {
  method: 'GET',
  url: '/api/saved-replies',
  response: SavedReplies,
} as const;

/**
 * The id, a UUIDv7, is made by who writes it; an existing one is changed. Refused with 409
 * `too-many-saved-replies`.
 */
export const putSavedReply = {
  method: 'PUT',
  url: '/api/saved-replies/:id',
  path,
  body: NewSavedReply,
  response: SavedReplies,
} as const;

/** May be repeated. */
export const deleteSavedReply = {
  method: 'DELETE',
  url: '/api/saved-replies/:id',
  path,
  response: SavedReplies,
} as const;
