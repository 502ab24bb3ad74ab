import type { BankingInformation, SavedCard } from '@moien/contract';

/** What is being changed, in a sheet of its own. */
export type BankingForm =
  | { kind: 'identity' }
  | { kind: 'account' }
  | { kind: 'method' }
  | { kind: 'tax' }
  | { kind: 'remove-account'; recipient: NonNullable<BankingInformation['recipient']> }
  | { kind: 'remove-card'; card: SavedCard };

export type OpenForm = (form: BankingForm) => void;
