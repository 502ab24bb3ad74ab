/** The three accordions of the popup (specification §2), in their order. */
export const SEARCH_SECTIONS = ['where', 'when', 'who'] as const;
export type SearchSection = (typeof SEARCH_SECTIONS)[number];
