import type { Page } from '@playwright/test';
import type { Marketplace } from './marketplace.ts';

/**
 * A page in a state that somebody brings it to. Told by place and role, not by words: it is visited in every
 * language.
 */
export type Screen = {
  /** Below the language. */
  addressOf: (marketplace: Marketplace) => string;
  /** What is done once the page is alive. */
  prepare?: (page: Page) => Promise<void>;
  isSignedIn?: boolean;
  /** Whether the visitor owns the home of the marketplace. */
  isOwner?: boolean;
  /** Whether it is the visitor's first page, with splash or onboarding. */
  isFirstVisit?: boolean;
  /** Whether the visitor has not answered the question about cookies. */
  isUnanswered?: boolean;
  /** Where it can be brought about, in pixels. */
  widths?: readonly number[];
};

/** Breakpoints 56em and 65em lie between these (specification §9). */
export const WIDTHS = { phone: 390, tablet: 820, desktop: 1440 } as const;
