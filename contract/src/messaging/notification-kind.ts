/** What people are told of; each says what it is about, and so where it leads. */
export const NOTIFICATION_KINDS = {
  'booking-requested': { about: 'booking' },
  'booking-confirmed': { about: 'booking' },
  'booking-declined': { about: 'booking' },
  'booking-withdrawn': { about: 'booking' },
  'booking-request-expired': { about: 'booking' },
  'booking-cancelled': { about: 'booking' },
  'booking-payment-failed': { about: 'booking' },
  'booking-payment-late': { about: 'booking' },
  'booking-no-show': { about: 'booking' },
  'booking-no-show-settled': { about: 'booking' },
  'booking-objected': { about: 'booking' },
  'booking-disputed': { about: 'booking' },
  'booking-dispute-won': { about: 'booking' },
  'booking-dispute-lost': { about: 'booking' },
  'booking-change-proposed': { about: 'booking' },
  'booking-change-accepted': { about: 'booking' },
  'booking-change-declined': { about: 'booking' },
  'booking-change-withdrawn': { about: 'booking' },
  'booking-change-expired': { about: 'booking' },
} as const;
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;
