import { compareProperties, DEFAULT_LANGUAGE_TAG, findProperties, getProperty } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { sendWritten } from '../../../plugins/send-written.ts';
import { IMPORTED_FEATURES, PropertiesQuerySchema } from '../criteria/search-parameters-schema.ts';
import { readPropertiesQuery } from './property.query.ts';
import type { PropertyService } from './property.service.ts';
import type { SearchAnswers } from './search-answers.ts';

export function propertyRoutes(
  app: ApiInstance,
  service: Pick<PropertyService, 'readProperty' | 'compareProperties'>,
  answerSearch: SearchAnswers,
): void {
  app.route({
    method: findProperties.method,
    url: findProperties.url,
    schema: {
      summary: 'Search published homes',
      description: IMPORTED_FEATURES,
      tags: ['properties'],
      querystring: PropertiesQuerySchema,
      response: responses(findProperties.response),
    },
    config: {
      access: 'everyone',
      isCacheable: true,
      rateLimit: { max: 300 },
    },
    // The codec of the contract reads the query string and names every problem at once.
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      const question = readPropertiesQuery(request.url);
      const text = await answerSearch(question, (page) => String(reply.serialize(page)));
      return sendWritten(reply, text);
    },
  });

  app.route({
    method: compareProperties.method,
    url: compareProperties.url,
    schema: {
      summary: 'Up to four published homes, to be shown side by side',
      tags: ['properties'],
      querystring: compareProperties.query,
      response: responses(compareProperties.response),
    },
    config: { access: 'everyone', isCacheable: true, rateLimit: { max: 120 } },
    handler: async ({ query: { propertyIdArray, language } }) =>
      service.compareProperties(propertyIdArray.split(','), language ?? DEFAULT_LANGUAGE_TAG),
  });

  app.route({
    method: getProperty.method,
    url: getProperty.url,
    schema: {
      summary: 'A published home with its features and availability',
      tags: ['properties'],
      params: getProperty.path,
      querystring: getProperty.query,
      response: responses(getProperty.response),
    },
    config: { access: 'everyone', isCacheable: true },
    handler: async (request) =>
      service.readProperty(request.params.id, request.query.language ?? DEFAULT_LANGUAGE_TAG),
  });
}
