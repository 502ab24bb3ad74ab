import { findPins } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { sendWritten } from '../../../plugins/send-written.ts';
import { IMPORTED_FEATURES, pinsQuerySchema } from '../criteria/search-parameters-schema.ts';
import type { PinAnswers } from './pin-answers.ts';
import { readPinsQuery, ZOOM_MAXIMUM } from './pins.query.ts';

export function pinsRoutes(app: ApiInstance, answerPins: PinAnswers): void {
  app.route({
    method: findPins.method,
    url: findPins.url,
    schema: {
      summary: 'Homes of a search on a part of the map; takes what the search takes',
      description: IMPORTED_FEATURES,
      tags: ['properties'],
      querystring: pinsQuerySchema(ZOOM_MAXIMUM),
      response: responses(findPins.response),
    },
    config: { access: 'everyone', isCacheable: true, rateLimit: { max: 300 } },
    // The codec of the contract reads the query string and names every problem at once.
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      const text = await answerPins(readPinsQuery(request.url), (pins) => String(reply.serialize(pins)));
      return sendWritten(reply, text);
    },
  });
}
