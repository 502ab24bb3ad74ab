import { findPins, SEARCH_PARAMETER_NAMES } from '@moien/contract';
import { Type } from 'typebox';
import type { ApiInstance } from '../../api-instance.ts';
import { responses } from '../../plugins/responses.ts';
import { sendWritten } from '../../plugins/send-written.ts';
import type { PinAnswers } from './pin-answers.ts';
import { readPinsQuery } from './pins.query.ts';

/** For the OpenAPI document: the parameters as they stand in the query string; the codec explains a wrong one. */
const PinsQuerySchema = Type.Object({
  view: Type.String({ description: 'south,west,north,east in degrees' }),
  zoom: Type.String({ description: 'a whole number from 0 to 20' }),
  ...Object.fromEntries(SEARCH_PARAMETER_NAMES.map((name) => [name, Type.Optional(Type.String())])),
});

export function pinsRoutes(app: ApiInstance, answerPins: PinAnswers): void {
  app.route({
    method: findPins.method,
    url: findPins.url,
    schema: {
      summary: 'Homes of a search on a part of the map; takes what the search takes',
      tags: ['properties'],
      querystring: PinsQuerySchema,
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
