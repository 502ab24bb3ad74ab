import { exportSearchData } from '@moien/contract';
import type { ApiInstance } from '../../api-instance.ts';
import { languageOf } from '../../plugins/request-language.ts';
import { responses } from '../../plugins/responses.ts';
import { requireUser } from '../session/signed-in.ts';
import type { SearchDataService } from './search-data.service.ts';

export function searchDataRoutes(app: ApiInstance, service: SearchDataService): void {
  app.route({
    method: exportSearchData.method,
    url: exportSearchData.url,
    schema: {
      summary: 'One’s own favorites, visits and reports as a file to keep',
      tags: ['account'],
      response: responses(exportSearchData.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 20 } },
    handler: async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="moien-search-data.json"');
      return service.exportSearchData(requireUser(request).userId, languageOf(request));
    },
  });
}
