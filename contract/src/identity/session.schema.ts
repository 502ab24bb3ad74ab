import { type Static, Type } from 'typebox';
import { Nullable, Uuid } from '../lib/scalars.schema.ts';

/** What the page shows of a person. */
export const Profile = Type.Object({
  userId: Uuid,
  mangopayUserId: Nullable(Type.String()),
  firstName: Type.String(),
  lastName: Type.String(),
  imagePath: Nullable(Type.String()),
});
export type Profile = Static<typeof Profile>;

const UnreadCount = Type.Integer({ minimum: 0, description: '0 for visitors' });

/** Who is asking, and what waits for them. */
export const Session = Type.Object({
  profile: Nullable(Profile),
  unreadNotificationCount: UnreadCount,
  unreadMessageCount: UnreadCount,
  bookingRequestCount: Type.Integer({
    minimum: 0,
    description: 'requests for one’s own homes that wait for an answer; 0 for visitors',
  }),
});
export type Session = Static<typeof Session>;
