import { articleFeedPath, articlePath, imageUrl, type LanguageTag } from '@moien/contract';
import type { ArticleFeedRow } from './article-rows.ts';
import { FEED_TEXTS } from './feed-texts.ts';

/** JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function jsonFeedOf(rows: ArticleFeedRow[], language: LanguageTag, origin: string) {
  const { title, description } = FEED_TEXTS[language];
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: `${origin}/${language}/blog`,
    feed_url: `${origin}${articleFeedPath('json', language)}`,
    language,
    items: rows.map((row) => ({
      id: `urn:uuid:${row.id}`,
      url: `${origin}/${language}${articlePath(row.id, row.slug)}`,
      title: row.title,
      content_text: row.summary,
      summary: row.summary,
      image: `${origin}${imageUrl(row.image_path, 1920)}`,
      date_published: row.published_at,
      date_modified: row.updated_at,
      authors: [{ name: row.author_name }],
      tags: [row.topic],
      language,
    })),
  };
}
