import type { Article, ArticleSummary } from '@moien/contract';

/** An article as lists have it, for tests and stories. */
export function exampleArticle(changes: Partial<ArticleSummary> = {}): ArticleSummary {
  return {
    id: '019b76da-a800-7777-ad9e-b596636c20b6',
    slug: 'how-to-read-a-lease-in-one-sitting',
    title: 'How to read a lease in one sitting',
    summary:
      'A lease is long, but only five passages decide how you will live. Where they stand, and what to ask.',
    topic: 'renting',
    authorName: 'Marc Thill',
    imagePath: '/global/article-reading-a-lease',
    publicationTimestamp: '2026-02-03T08:00:00.000Z',
    readingMinutes: 3,
    ...changes,
  };
}

/** An article as its own page has it. */
export function exampleWholeArticle(changes: Partial<Article> = {}): Article {
  return {
    ...exampleArticle(),
    slugArray: [
      { language: 'en', slug: 'how-to-read-a-lease-in-one-sitting' },
      { language: 'de', slug: 'einen-mietvertrag-in-ruhe-lesen' },
    ],
    bodyHtml: '<p>Take an hour, a pencil and a pot of tea.</p><h2>The deposit</h2><p>Pay by transfer.</p>',
    relatedArticleArray: [],
    ...changes,
  };
}
