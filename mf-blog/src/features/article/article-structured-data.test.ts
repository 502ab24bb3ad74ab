import { exampleWholeArticle } from '../examples/example-article.ts';
import { articleStructuredData } from './article-structured-data.ts';

it('an article is a BlogPosting with absolute addresses', () => {
  const url = 'https://moien.example/en/blog/article/1/a';
  expect(articleStructuredData(exampleWholeArticle(), url, 'en')).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'How to read a lease in one sitting',
    inLanguage: 'en',
    mainEntityOfPage: url,
    image: ['https://moien.example/global/article-reading-a-lease-1920.avif'],
    datePublished: '2026-02-03T08:00:00.000Z',
    timeRequired: 'PT3M',
    author: { '@type': 'Person', name: 'Marc Thill' },
  });
});
