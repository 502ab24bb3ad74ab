import {
  DEFAULT_LANGUAGE_TAG,
  findArticleAddresses,
  findArticles,
  getArticle,
  searchArticles,
} from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import type { ArticleService } from './article.service.ts';

export function articleRoutes(app: ApiInstance, service: ArticleService): void {
  app.route({
    method: findArticles.method,
    url: findArticles.url,
    schema: {
      summary: 'Published articles in a language, newest first, twelve a page',
      tags: ['blog'],
      querystring: findArticles.query,
      response: responses(findArticles.response),
    },
    config: { access: 'everyone', isCacheable: true },
    handler: async ({ query: { language = DEFAULT_LANGUAGE_TAG, page = 1, topic } }) =>
      service.findArticles(language, page, topic),
  });

  app.route({
    method: searchArticles.method,
    url: searchArticles.url,
    schema: {
      summary: 'Published articles in a language with every word in title or summary, newest first',
      tags: ['blog'],
      querystring: searchArticles.query,
      response: responses(searchArticles.response),
    },
    config: { access: 'everyone', isCacheable: true },
    handler: async ({ query: { language = DEFAULT_LANGUAGE_TAG, text } }) =>
      service.searchArticles(language, text),
  });

  app.route({
    method: findArticleAddresses.method,
    url: findArticleAddresses.url,
    schema: {
      summary: 'What the addresses of all published articles are made of, for the sitemap',
      tags: ['blog'],
      response: responses(findArticleAddresses.response),
    },
    config: { access: 'everyone', isCacheable: true },
    handler: async () => service.listAddresses(),
  });

  app.route({
    method: getArticle.method,
    url: getArticle.url,
    schema: {
      summary: 'A published article with its text and articles on the same topic',
      tags: ['blog'],
      params: getArticle.path,
      querystring: getArticle.query,
      response: responses(getArticle.response),
    },
    config: { access: 'everyone', isCacheable: true },
    handler: async ({ params: { id }, query: { language = DEFAULT_LANGUAGE_TAG } }) =>
      service.readArticle(id, language),
  });
}
