import { type Static, Type } from 'typebox';
import { Instant, Uuid } from '../lib/scalars.schema.ts';

/** Specification §3. */
export const Notification = Type.Object({ id: Uuid, isRead: Type.Boolean(), creationTimestamp: Instant });
export type Notification = Static<typeof Notification>;
