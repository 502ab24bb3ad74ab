import {
  ARTICLES_PER_PAGE,
  BLOG_ADDRESSES_MAXIMUM,
  FOUND_ARTICLES_MAXIMUM,
  type LanguageTag,
} from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { hasAllWords } from '../../../database/has-all-words.ts';
import { slugsOf } from '../../../database/slugs.ts';
import type {
  ArticleAddressRow,
  ArticleDetailRow,
  ArticleFeedRow,
  ArticleSummaryRow,
  TopicRow,
} from './article-rows.ts';

export const RELATED_ARTICLES_MAXIMUM = 3;
export const FEED_ARTICLES_MAXIMUM = 20;

export type ArticleRepository = ReturnType<typeof createArticleRepository>;

const summaryColumns = sql`
  article.id, article_text.slug, article_text.title, article_text.summary, article.topic, article.author_name,
  article.image_path, article.published_at, article_text.word_count`;

/** Published articles that have a text in this language. */
const publishedIn = (language: LanguageTag, now: Date) => sql`
  article join article_text on article_text.article_id = article.id and article_text.language = ${language}
    and article.published_at <= ${now}`;

const slugs = slugsOf('article');

export function createArticleRepository(database: Database) {
  return {
    /** Newest first. */
    async list(
      language: LanguageTag,
      topic: string | undefined,
      page: number,
      now: Date,
    ): Promise<ArticleSummaryRow[]> {
      const { rows } = await sql<ArticleSummaryRow>`
        select ${summaryColumns} from ${publishedIn(language, now)}
        where ${topic === undefined ? sql`true` : sql`article.topic = ${topic}`}
        order by article.published_at desc, article.id
        limit ${ARTICLES_PER_PAGE} offset ${(page - 1) * ARTICLES_PER_PAGE}
      `.execute(database);
      return rows;
    },

    /** Those with all words in title or summary, whatever their accents; newest first. */
    async search(language: LanguageTag, words: readonly string[], now: Date): Promise<ArticleSummaryRow[]> {
      const text = sql`plain_text(article_text.title || ' ' || article_text.summary)`;
      const { rows } = await sql<ArticleSummaryRow>`
        select ${summaryColumns} from ${publishedIn(language, now)}
        where ${hasAllWords(words, text)}
        order by article.published_at desc, article.id
        limit ${FOUND_ARTICLES_MAXIMUM}
      `.execute(database);
      return rows;
    },

    /** Every topic that has articles in this language, by name. */
    async countByTopic(language: LanguageTag, now: Date): Promise<TopicRow[]> {
      const { rows } = await sql<TopicRow>`
        select article.topic, count(*) as article_count from ${publishedIn(language, now)}
        group by article.topic order by article.topic
      `.execute(database);
      return rows;
    },

    async find(id: string, language: LanguageTag, now: Date): Promise<ArticleDetailRow | undefined> {
      const { rows } = await sql<ArticleDetailRow>`
        select ${summaryColumns}, article_text.body, ${slugs} as slugs from ${publishedIn(language, now)}
        where article.id = ${id}
      `.execute(database);
      return rows[0];
    },

    /** Others on the same topic: those that were published closest to this one, before or after it. */
    async listRelated(id: string, language: LanguageTag, now: Date): Promise<ArticleSummaryRow[]> {
      const { rows } = await sql<ArticleSummaryRow>`
        select ${summaryColumns} from ${publishedIn(language, now)}
        join article as read on read.id = ${id} and read.topic = article.topic and read.id <> article.id
        order by abs(extract(epoch from article.published_at - read.published_at)), article.published_at desc,
          article.id
        limit ${RELATED_ARTICLES_MAXIMUM}
      `.execute(database);
      return rows;
    },

    async listNewest(language: LanguageTag, now: Date): Promise<ArticleFeedRow[]> {
      const { rows } = await sql<ArticleFeedRow>`
        select ${summaryColumns}, greatest(article.published_at, article_text.updated_at) as updated_at
        from ${publishedIn(language, now)}
        order by article.published_at desc, article.id
        limit ${FEED_ARTICLES_MAXIMUM}
      `.execute(database);
      return rows;
    },

    async listAddresses(now: Date): Promise<ArticleAddressRow[]> {
      const { rows } = await sql<ArticleAddressRow>`
        select id, slugs from (select article.id, published_at, ${slugs} as slugs from article
          where published_at <= ${now}) as published
        where slugs is not null
        order by published_at desc, id
        limit ${BLOG_ADDRESSES_MAXIMUM}
      `.execute(database);
      return rows;
    },
  };
}
