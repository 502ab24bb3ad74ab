import { getCityById } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import type { CityService } from './city.service.ts';

export function cityRoutes(app: ApiInstance, service: CityService): void {
  app.route({
    method: getCityById.method,
    url: getCityById.url,
    schema: {
      summary: 'A city by its GeoNames id',
      tags: ['places'],
      body: getCityById.body,
      response: responses(getCityById.response),
    },
    config: { isSpecifiedCall: true, access: 'everyone' },
    handler: async (request) => ({ city: await service.readCity(request.body.cityId) }),
  });
}
