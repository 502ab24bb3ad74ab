import type { ImagePath } from '@moien/contract';

/** What stands on a social card. All of it is public: it is what the page itself shows to everybody. */
export type Card = {
  title: string;
  /** A few words each, on one line. */
  facts: string[];
  picture: ImagePath;
};
