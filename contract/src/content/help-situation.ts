/**
 * What somebody has or waits for, by which questions come first; the most pressing ones first. As a guest,
 * then as a host.
 */
export const HELP_SITUATIONS = [
  /** A booking whose payment is not done. */
  'payment-due',
  /** A deposit that is to be reserved on a card. */
  'deposit-due',
  /** A deposit of which the host claims a part. */
  'deposit-claimed',
  'host-request',
  'guest-request',
  /** A confirmed stay that is running or to come. */
  'guest-stay',
  'host-stay',
  'unread-messages',
  /** A host who has no account for payouts. */
  'payout-account',
  'draft',
  /** A booking that was cancelled, declined or not answered. */
  'guest-cancelled',
  'guest-past',
  'host-past',
  'host',
  /** Neither a booking nor a home. */
  'newcomer',
] as const;
export type HelpSituation = (typeof HELP_SITUATIONS)[number];

/** What a message to us is about: a booking as guest or host, or one's own home. */
export const CONTACT_OBJECT_KINDS = ['booking', 'property'] as const;
