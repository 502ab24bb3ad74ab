export const ARTICLES_PER_PAGE = 12;
/** Articles that a search finds at most, and the longest search, in characters. */
export const FOUND_ARTICLES_MAXIMUM = 5;
export const ARTICLE_SEARCH_MAXIMUM = 100;
export const EVENTS_PER_PAGE = 12;
/** Events that somebody has joined, as one list has them. */
export const EVENT_PARTICIPATIONS_MAXIMUM = 100;
/**
 * Articles or events in the sitemap: as many as three languages of 50,000 addresses can hold beside the rest
 * of the site.
 */
export const BLOG_ADDRESSES_MAXIMUM = 5000;
