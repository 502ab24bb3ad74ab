import { getQuote } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requestTokenOf, type SessionService } from '../../identity/index.ts';
import type { QuoteService, SettleHolds } from './quote.service.ts';

export function quoteRoutes(
  app: ApiInstance,
  service: QuoteService,
  sessions: Pick<SessionService, 'findSignedIn'>,
  settleHolds: (propertyId: string, guestId: string | undefined) => ReturnType<SettleHolds>,
): void {
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
    handler: async (request) => {
      const { id } = request.params;
      return service.quote(id, request.body, async () => {
        const signedIn = await sessions.findSignedIn(requestTokenOf(request));
        return settleHolds(id, signedIn?.userId);
      });
    },
  });
}
