import { type Static, Type } from 'typebox';
import { ImagePath, LanguageTag, Uuid } from '../lib/scalars.schema.ts';
import { ARTICLE_SEARCH_MAXIMUM, BLOG_ADDRESSES_MAXIMUM, FOUND_ARTICLES_MAXIMUM } from './limits.ts';

/** The readable end of an address, in the language of its text: `moving-to-luxembourg`. */
export const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 100 });
export type Slug = Static<typeof Slug>;

/** In which languages a text exists, and its slug in each; English first, then French, German. */
export const LocalizedSlug = Type.Object({ language: LanguageTag, slug: Slug });
export type LocalizedSlug = Static<typeof LocalizedSlug>;

/** What an article is about: `moving`, `law`. Its name for people is a text of the interface. */
export const Topic = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 40 });
export type Topic = Static<typeof Topic>;

/** A page of a bounded list; a page beyond the last one is empty and still tells the count. */
export const ListPage = Type.Integer({ minimum: 1, maximum: 1000 });

const summaryProperties = {
  id: Uuid,
  slug: Slug,
  title: Type.String(),
  summary: Type.String(),
  topic: Topic,
  authorName: Type.String(),
  imagePath: ImagePath,
  publicationTimestamp: Type.String({ format: 'date-time' }),
  readingMinutes: Type.Integer({ minimum: 1 }),
};

/** An article as a list shows it. */
export const ArticleSummary = Type.Object(summaryProperties);
export type ArticleSummary = Static<typeof ArticleSummary>;

/** An article as its own page shows it. */
export const Article = Type.Object({
  ...summaryProperties,
  slugArray: Type.Array(LocalizedSlug, { minItems: 1 }),
  bodyHtml: Type.String({ description: 'rendered and sanitised by the server; headings start at h2' }),
  relatedArticleArray: Type.Array(ArticleSummary, { maxItems: 3 }),
});
export type Article = Static<typeof Article>;

/** Articles that have a text in the language asked for, newest first. */
export const ArticlePage = Type.Object({
  articleArray: Type.Array(ArticleSummary),
  page: ListPage,
  pageCount: Type.Integer({ minimum: 0 }),
  count: Type.Integer({ minimum: 0 }),
  topicArray: Type.Array(Type.Object({ topic: Topic, articleCount: Type.Integer({ minimum: 1 }) }), {
    description: 'every topic that has articles in this language, whatever topic was asked for; by name',
  }),
});
export type ArticlePage = Static<typeof ArticlePage>;

export const ArticlesQuery = Type.Object(
  {
    language: Type.Optional(LanguageTag),
    page: Type.Optional(ListPage),
    topic: Type.Optional(Topic),
  },
  { additionalProperties: false },
);

export const ArticleSearchQuery = Type.Object(
  {
    language: Type.Optional(LanguageTag),
    text: Type.String({ minLength: 2, maxLength: ARTICLE_SEARCH_MAXIMUM }),
  },
  { additionalProperties: false },
);

export const FoundArticles = Type.Object({
  articleArray: Type.Array(ArticleSummary, { maxItems: FOUND_ARTICLES_MAXIMUM }),
});
export type FoundArticles = Static<typeof FoundArticles>;

/** What the addresses of pages are made of, for the sitemap; the newest 5,000. */
export const BlogAddresses = Type.Object({
  addressArray: Type.Array(Type.Object({ id: Uuid, slugArray: Type.Array(LocalizedSlug, { minItems: 1 }) }), {
    maxItems: BLOG_ADDRESSES_MAXIMUM,
  }),
});
export type BlogAddresses = Static<typeof BlogAddresses>;
