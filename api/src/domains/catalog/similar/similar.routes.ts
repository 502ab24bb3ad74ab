import { findSimilarProperties } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import type { SimilarService } from './similar.service.ts';

export function similarRoutes(app: ApiInstance, service: SimilarService): void {
  app.route({
    method: findSimilarProperties.method,
    url: findSimilarProperties.url,
    schema: {
      summary:
        'Up to eight homes near by that are like this one, most alike first; for a stay those that can be booked for it',
      tags: ['properties'],
      params: findSimilarProperties.path,
      querystring: findSimilarProperties.query,
      response: responses(findSimilarProperties.response),
    },
    config: { access: 'everyone', isCacheable: true, rateLimit: { max: 300 } },
    handler: async ({ params, query }) => ({
      propertyArray: await service.findSimilar(params.id, query),
    }),
  });
}
