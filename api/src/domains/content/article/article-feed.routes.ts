import { DEFAULT_LANGUAGE_TAG, LanguageQuery } from '@moien/contract';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { requireOrigin } from '../../../plugins/origin.ts';
import { responses } from '../../../plugins/responses.ts';
import type { ArticleService } from './article.service.ts';
import type { ArticleFeedRow } from './article-rows.ts';
import { jsonFeedOf } from './json-feed.ts';
import { rssFeedOf } from './rss-feed.ts';

/** The newest articles for feed readers; their addresses are absolute, below the origin of the site. */
export function articleFeedRoutes(
  app: ApiInstance,
  service: Pick<ArticleService, 'listNewest'>,
  publicOrigin: string | undefined,
): void {
  app.route({
    method: 'GET',
    url: '/api/articles/feed.xml',
    schema: {
      operationId: 'getArticlesAsRss',
      summary: 'The newest articles as RSS 2.0',
      produces: ['application/rss+xml'],
      tags: ['blog'],
      querystring: LanguageQuery,
      response: responses(Type.String()),
    },
    config: { access: 'everyone', isCacheable: true },
    handler: async (request, reply) => {
      const { language = DEFAULT_LANGUAGE_TAG } = request.query;
      const origin = requireOrigin(request, publicOrigin);
      const rows = await service.listNewest(language);
      sayLastModified(reply, rows);
      return reply.type('application/rss+xml; charset=utf-8').send(rssFeedOf(rows, language, origin));
    },
  });

  app.route({
    method: 'GET',
    url: '/api/articles/feed.json',
    schema: {
      operationId: 'getArticlesAsJsonFeed',
      summary: 'The newest articles as JSON Feed 1.1',
      produces: ['application/feed+json'],
      tags: ['blog'],
      querystring: LanguageQuery,
      response: responses(Type.String()),
    },
    config: { access: 'everyone', isCacheable: true },
    handler: async (request, reply) => {
      const { language = DEFAULT_LANGUAGE_TAG } = request.query;
      const origin = requireOrigin(request, publicOrigin);
      const rows = await service.listNewest(language);
      sayLastModified(reply, rows);
      const feed = JSON.stringify(jsonFeedOf(rows, language, origin));
      return reply.type('application/feed+json; charset=utf-8').send(feed);
    },
  });
}

/**
 * For information: whether something changed is told by the entity tag, which also notices what was
 * withdrawn.
 */
function sayLastModified(reply: FastifyReply, rows: ArticleFeedRow[]): void {
  const times = rows.map((row) => Date.parse(row.updated_at));
  if (times.length > 0) reply.header('last-modified', new Date(Math.max(...times)).toUTCString());
}
