import type { LocalizedSlug } from '@moien/contract';

/** An article in one language as a list needs it. */
export type ArticleSummaryRow = {
  id: string;
  slug: string;
  title: string;
  summary: string;
  topic: string;
  author_name: string;
  image_path: string;
  published_at: string;
  word_count: number;
};

export type ArticleDetailRow = ArticleSummaryRow & { body: string; slugs: LocalizedSlug[] };

export type ArticleFeedRow = ArticleSummaryRow & { updated_at: string };

export type TopicRow = { topic: string; article_count: number };

export type ArticleAddressRow = { id: string; slugs: LocalizedSlug[] };
