import { getQuote } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import type { QuoteService } from './quote.service.ts';

export function quoteRoutes(app: ApiInstance, service: QuoteService): void {
  app.route({
    method: getQuote.method,
    url: getQuote.url,
    schema: {
      summary: 'What a stay costs, line by line; 409 with a reason when it cannot be booked',
      tags: ['properties'],
      params: getQuote.path,
      body: getQuote.body,
      response: responses(getQuote.response),
    },
    config: { access: 'everyone', rateLimit: { max: 300 } },
    handler: async ({ params, body }) => service.quote(params.id, body),
  });
}
