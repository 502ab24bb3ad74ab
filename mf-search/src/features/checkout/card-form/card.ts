/** What stands on a card. It goes to the payment provider alone: no store, storage or call of ours has it. */
export type Card = {
  /** Digits alone. */
  number: string;
  /** `MMYY` */
  expiry: string;
  code: string;
};
