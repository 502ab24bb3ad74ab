import { type Static, Type } from 'typebox';
import { Uuid } from '../lib/scalars.schema.ts';

/** Specification §3. */
export const Conversation = Type.Object({
  id: Uuid,
  sourceUserProfileId: Uuid,
  targetUserProfileId: Uuid,
  sourceNewMessageCount: Type.Integer({ minimum: 0 }),
  targetNewMessageCount: Type.Integer({ minimum: 0 }),
});
export type Conversation = Static<typeof Conversation>;
