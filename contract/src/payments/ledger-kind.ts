/** What a transfer of the ledger is about. */
export const LEDGER_TRANSFER_KINDS = [
  'pay-in',
  'refund',
  /** From the stay's wallet to the owner's, less fees and taxes. */
  'release',
  /** From the owner's wallet on the way to their bank. */
  'payout',
  'payout-paid',
  'payout-returned',
  /** The guest's bank took a payment back. */
  'chargeback',
  'chargeback-won',
  /** Whose money a lost chargeback takes: the stay's, the owner's who had it already, and our fees. */
  'chargeback-lost',
  /** From the owner's wallet, for what they owe after a lost chargeback. */
  'claw-back',
  /** What a host gets of a guest's deposit. */
  'deposit',
] as const;
export type LedgerTransferKind = (typeof LEDGER_TRANSFER_KINDS)[number];

/** Where money can be. */
export const LEDGER_ACCOUNT_KINDS = [
  /** The guests' cards: what came from them, less what went back. */
  'cards',
  /** What lies at the provider for a booking. */
  'booking-wallet',
  /** What lies at the provider for an owner. */
  'owner-wallet',
  /** Our fees of both sides. */
  'fees',
  /** What we owe to municipalities. */
  'tourist-tax',
  /** On the way to an owner's bank. */
  'payouts',
  /** Arrived at an owner's bank. */
  'bank',
  /** What the guests' banks took back and is not decided yet. */
  'disputes',
  /** Below 0: what an owner was paid for a stay whose payment a bank took back for good. */
  'owner-owes',
] as const;
export type LedgerAccountKind = (typeof LEDGER_ACCOUNT_KINDS)[number];
