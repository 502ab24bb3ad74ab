/**
 * `draft → in-review → published ⇄ paused → archived`; a moderator makes it `hidden`. Guests see what is
 * published.
 */
export const AD_STATES = ['draft', 'in-review', 'published', 'paused', 'archived', 'hidden'] as const;
export type AdState = (typeof AD_STATES)[number];
