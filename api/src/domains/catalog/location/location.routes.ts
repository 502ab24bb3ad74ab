import { findLocations } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import type { LocationService } from './location.service.ts';

export function locationRoutes(app: ApiInstance, service: LocationService): void {
  app.route({
    method: findLocations.method,
    url: findLocations.url,
    schema: {
      summary: 'Up to ten cities by a part of their name, those with homes first',
      tags: ['places'],
      body: findLocations.body,
      response: responses(findLocations.response),
    },
    config: {
      isSpecifiedCall: true,
      access: 'everyone',
      rateLimit: { max: 120 },
    },
    handler: async (request) => ({ cityArray: await service.findLocations(request.body.searchTerm) }),
  });
}
