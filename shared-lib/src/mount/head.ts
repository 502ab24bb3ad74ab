import type { LanguageTag } from '@moien/contract';

/** What a page says about itself to browsers and search engines; the shell adds canonical and hreflang. */
export type Head = {
  title: string;
  description: string;
  /** Path and query that the canonical URL keeps, without language: `/search?cityId=1`. */
  canonicalPath: string;
  /**
   * The same page's path in each language that it exists in, where it differs by language, as with a
   * translated slug. The loader's data gives it under the same name: the language picker is drawn before the
   * page's code is there.
   */
  pathByLanguage?: Partial<Record<LanguageTag, string>>;
  /** Feeds that this page is the readable form of. */
  feeds?: { type: 'application/rss+xml' | 'application/feed+json'; title: string; href: string }[];
  isIndexed?: boolean;
  /** Path of a picture for link previews. */
  image?: string;
  /** schema.org object. */
  structuredData?: Record<string, unknown>;
};
