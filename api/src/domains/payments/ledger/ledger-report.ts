/** Something that the books say and the provider, or another part of the books, does not. */
export type LedgerDifference = { what: string; bookingId: string | null; expected: number; found: number };

export type LedgerReport = {
  differences: LedgerDifference[];
  /** Wallets of which the provider did not say what is in them. */
  uncheckedCount: number;
};
