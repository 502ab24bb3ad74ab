import {
  ARTICLES_PER_PAGE,
  type Article,
  type ArticlePage,
  type BlogAddresses,
  type FoundArticles,
  type LanguageTag,
} from '@moien/contract';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { MarkdownRenderer } from '../../../markdown/markdown-renderer.ts';
import { presentArticle, presentArticleSummary, presentTopics } from './article.presenter.ts';
import type { ArticleRepository } from './article.repository.ts';
import type { ArticleFeedRow } from './article-rows.ts';

/** What a person types; what is beyond is left out. */
const SEARCH_WORDS_MAXIMUM = 8;

export type ArticleService = ReturnType<typeof createArticleService>;

export function createArticleService(
  repository: ArticleRepository,
  renderMarkdown: MarkdownRenderer,
  now: () => Date,
) {
  return {
    /** A page beyond the last one is empty and still tells the count. */
    async findArticles(language: LanguageTag, page: number, topic?: string): Promise<ArticlePage> {
      const time = now();
      const [rows, topics] = await Promise.all([
        repository.list(language, topic, page, time),
        repository.countByTopic(language, time),
      ]);
      const asked = topics.filter((row) => topic === undefined || row.topic === topic);
      const count = asked.reduce((sum, row) => sum + row.article_count, 0);
      return {
        articleArray: rows.map(presentArticleSummary),
        page,
        pageCount: Math.ceil(count / ARTICLES_PER_PAGE),
        count,
        topicArray: presentTopics(topics),
      };
    },

    async searchArticles(language: LanguageTag, text: string): Promise<FoundArticles> {
      const words = text.trim().split(/\s+/).filter(Boolean).slice(0, SEARCH_WORDS_MAXIMUM);
      if (words.length === 0) return { articleArray: [] };
      const rows = await repository.search(language, words, now());
      return { articleArray: rows.map(presentArticleSummary) };
    },

    /** @throws ProblemError when there is no published article with this id and a text in this language */
    async readArticle(id: string, language: LanguageTag): Promise<Article> {
      const time = now();
      const [row, relatedRows] = await Promise.all([
        repository.find(id, language, time),
        repository.listRelated(id, language, time),
      ]);
      if (!row) throw new ProblemError(404, 'article-not-found');
      return presentArticle(row, renderMarkdown(row.body, language), relatedRows);
    },

    listNewest: (language: LanguageTag): Promise<ArticleFeedRow[]> => repository.listNewest(language, now()),

    async listAddresses(): Promise<BlogAddresses> {
      const rows = await repository.listAddresses(now());
      return { addressArray: rows.map(({ id, slugs }) => ({ id, slugArray: slugs })) };
    },
  };
}
