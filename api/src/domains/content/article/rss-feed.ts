import { articleFeedPath, articlePath, escapeHtml, type LanguageTag } from '@moien/contract';
import type { ArticleFeedRow } from './article-rows.ts';
import { FEED_TEXTS } from './feed-texts.ts';

/**
 * RSS 2.0 (rssboard.org/rss-specification), with the feed's own address (RFC 4287) and authors (Dublin Core).
 */
export function rssFeedOf(rows: ArticleFeedRow[], language: LanguageTag, origin: string): string {
  const { title, description } = FEED_TEXTS[language];
  const itself = escapeXml(`${origin}${articleFeedPath('xml', language)}`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(`${origin}/${language}/blog`)}</link>
<description>${escapeXml(description)}</description>
<language>${language}</language>
<atom:link rel="self" type="application/rss+xml" href="${itself}"/>
${rows.map((row) => itemOf(row, language, origin)).join('\n')}
</channel>
</rss>
`;
}

function itemOf(row: ArticleFeedRow, language: LanguageTag, origin: string): string {
  return `<item>
<title>${escapeXml(row.title)}</title>
<link>${escapeXml(`${origin}/${language}${articlePath(row.id, row.slug)}`)}</link>
<guid isPermaLink="false">urn:uuid:${row.id}</guid>
<description>${escapeXml(row.summary)}</description>
<dc:creator>${escapeXml(row.author_name)}</dc:creator>
<category>${escapeXml(row.topic)}</category>
<pubDate>${new Date(row.published_at).toUTCString()}</pubDate>
</item>`;
}

/** Characters that XML 1.0 §2.2 has no place for are left out. */
function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, ''));
}
