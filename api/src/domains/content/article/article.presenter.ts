import type { Article, ArticlePage, ArticleSummary } from '@moien/contract';
import type { ArticleDetailRow, ArticleSummaryRow, TopicRow } from './article-rows.ts';
import { readingMinutes } from './reading-time.ts';

export function presentArticleSummary(row: ArticleSummaryRow): ArticleSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    topic: row.topic,
    authorName: row.author_name,
    imagePath: row.image_path,
    publicationTimestamp: row.published_at,
    readingMinutes: readingMinutes(row.word_count),
  };
}

export function presentArticle(
  row: ArticleDetailRow,
  bodyHtml: string,
  relatedRows: ArticleSummaryRow[],
): Article {
  return {
    ...presentArticleSummary(row),
    slugArray: row.slugs,
    bodyHtml,
    relatedArticleArray: relatedRows.map(presentArticleSummary),
  };
}

export function presentTopics(rows: TopicRow[]): ArticlePage['topicArray'] {
  return rows.map((row) => ({ topic: row.topic, articleCount: row.article_count }));
}
