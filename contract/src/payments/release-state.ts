/** Where the money of a stay, or of a month of it, stands on its way to the owner. */
export const RELEASE_STATES = [
  'scheduled',
  /** It is due and something keeps it; `blockReason` says what. */
  'blocked',
  /** It lies in the owner's wallet at the provider, less fees and taxes. */
  'transferred',
  /** The provider was told to pay it to the owner's bank. */
  'payout-created',
  'paid',
  /** The bank sent it back; it is paid again once the account is mended. */
  'returned',
  /** All of it made up for what the owner owed. */
  'offset',
  /** Nothing was left for the owner, such as after a cancellation. */
  'void',
] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

/** The first that holds, in this order. */
export const RELEASE_BLOCK_REASONS = [
  /** The guest's bank took the payment back, and it is not decided yet. */
  'dispute',
  /** A report about the home is being looked into. */
  'report',
  /** The owner said that the guest did not come, and the guest can still object. */
  'no-show-objection',
  'identity-missing',
  'tax-data-missing',
  'recipient-missing',
  /** A guest's bank took back what had been paid out, and this is making up for it. */
  'owner-owes',
  /** The provider refused the transfer or the payout; we look at it. */
  'provider-refused',
] as const;
export type ReleaseBlockReason = (typeof RELEASE_BLOCK_REASONS)[number];

/** What the balance page adds up, and the lists behind it. Every release that is not void is in one group. */
export const BALANCE_GROUPS = ['owed', 'held', 'on-its-way', 'paid'] as const;
export type BalanceGroup = (typeof BALANCE_GROUPS)[number];

const GROUP_OF_STATE = {
  scheduled: 'held',
  blocked: 'owed',
  transferred: 'on-its-way',
  'payout-created': 'on-its-way',
  paid: 'paid',
  returned: 'owed',
  offset: 'paid',
  void: null,
} as const satisfies Record<ReleaseState, BalanceGroup | null>;

/**
 * Held until its day, owed when something keeps it after that, on its way once it lies in the owner's wallet.
 */
export function balanceGroupOf(state: ReleaseState): BalanceGroup | null {
  return GROUP_OF_STATE[state];
}
