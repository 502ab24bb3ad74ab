import type { LanguageTag } from '../lib/scalars.schema.ts';

/**
 * Paths below the language prefix (specification §2); the slug is for people, the id alone finds the page.
 */
export const articlePath = (id: string, slug: string) => `/blog/article/${id}/${slug}`;
export const eventPath = (id: string, slug: string) => `/blog/events/${id}/${slug}`;

export const ARTICLE_FEED_FORMATS = ['xml', 'json'] as const;
export type ArticleFeedFormat = (typeof ARTICLE_FEED_FORMATS)[number];

/** The newest articles of a language as RSS 2.0 (`xml`) or JSON Feed 1.1 (`json`). */
export const articleFeedPath = (format: ArticleFeedFormat, language: LanguageTag) =>
  `/api/articles/feed.${format}?language=${language}`;

/** An event as a file for calendars (RFC 5545). */
export const eventCalendarPath = (id: string, language: LanguageTag) =>
  `/api/events/${id}/calendar.ics?language=${language}`;
