import { DEFAULT_LANGUAGE_TAG, findSimilarProperties } from '@moien/contract';
import type { ApiInstance } from '../../api-instance.ts';
import { responses } from '../../plugins/responses.ts';
import type { SimilarService } from './similar.service.ts';

export function similarRoutes(app: ApiInstance, service: SimilarService): void {
  app.route({
    method: findSimilarProperties.method,
    url: findSimilarProperties.url,
    schema: {
      summary: 'Up to eight homes near by that are like this one, most alike first',
      tags: ['properties'],
      params: findSimilarProperties.path,
      querystring: findSimilarProperties.query,
      response: responses(findSimilarProperties.response),
    },
    config: { access: 'everyone', isCacheable: true, rateLimit: { max: 300 } },
    handler: async ({ params, query: { language = DEFAULT_LANGUAGE_TAG } }) => ({
      propertyArray: await service.findSimilar(params.id, language),
    }),
  });
}
