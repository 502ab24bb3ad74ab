import { type Article, imageUrl, type LanguageTag } from '@moien/contract';

/** schema.org `BlogPosting`, for search engines. */
export function articleStructuredData(
  article: Article,
  url: string,
  language: LanguageTag,
): Record<string, unknown> {
  const { origin } = new URL(url);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.summary,
    inLanguage: language,
    url,
    mainEntityOfPage: url,
    image: [origin + imageUrl(article.imagePath, 1920)],
    datePublished: article.publicationTimestamp,
    timeRequired: `PT${article.readingMinutes}M`,
    author: { '@type': 'Person', name: article.authorName },
    publisher: { '@type': 'Organization', name: 'Moïen', url: origin },
  };
}
