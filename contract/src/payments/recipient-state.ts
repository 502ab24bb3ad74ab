/** Of the account that an owner is paid to. One at most is active. */
export const RECIPIENT_STATES = [
  /** The owner has yet to confirm it on the provider's page. */
  'pending',
  'active',
  /** The owner did not confirm it, or the provider did not take it. */
  'refused',
  /** Another one has taken its place. */
  'replaced',
  'removed',
] as const;
export type RecipientState = (typeof RECIPIENT_STATES)[number];

/** Instant transfers arrive within seconds where the bank takes part in them, else as standard ones. */
export const PAYOUT_METHODS = ['standard', 'instant'] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];
