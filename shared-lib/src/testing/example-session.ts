import type { Session } from '@moien/contract';

/** Léa, who lets a home and has one notification and two messages to read. */
export const exampleSession: Session = {
  profile: {
    userId: '019b76da-a800-7838-a932-f8c36951b067',
    mangopayUserId: 'user_m_01HT',
    firstName: 'Léa',
    lastName: 'Weber',
    imagePath: null,
  },
  unreadNotificationCount: 1,
  unreadMessageCount: 2,
  bookingRequestCount: 0,
};
