import type { Session } from './session.schema.ts';

/** Of somebody who is not signed in. */
export const VISITOR_SESSION: Session = {
  profile: null,
  unreadNotificationCount: 0,
  unreadMessageCount: 0,
  bookingRequestCount: 0,
};
