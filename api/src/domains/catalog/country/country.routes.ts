import { getCountryByCode } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import type { CountryService } from './country.service.ts';

export function countryRoutes(app: ApiInstance, service: CountryService): void {
  app.route({
    method: getCountryByCode.method,
    url: getCountryByCode.url,
    schema: {
      summary: 'A country by its ISO 3166 code',
      tags: ['places'],
      body: getCountryByCode.body,
      response: responses(getCountryByCode.response),
    },
    config: { isSpecifiedCall: true, access: 'everyone' },
    handler: async (request) => ({ country: await service.readCountry(request.body.countryCode) }),
  });
}
