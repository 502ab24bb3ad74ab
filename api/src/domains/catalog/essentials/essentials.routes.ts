import { DEFAULT_LANGUAGE_TAG, getEssentials, getExtendedData, isLanguageTag } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import type { EssentialsService } from './essentials.service.ts';

export function essentialsRoutes(app: ApiInstance, service: EssentialsService): void {
  app.route({
    method: getEssentials.method,
    url: getEssentials.url,
    schema: {
      summary: 'What every page needs; texts in the language asked for, English for others',
      tags: ['essentials'],
      body: getEssentials.body,
      response: responses(getEssentials.response),
    },
    config: { isSpecifiedCall: true, access: 'everyone' },
    handler: async (request) => {
      const { languageTag } = request.body;
      return service.readEssentials(isLanguageTag(languageTag) ? languageTag : DEFAULT_LANGUAGE_TAG);
    },
  });

  app.route({
    method: getExtendedData.method,
    url: getExtendedData.url,
    schema: {
      summary: 'Feature types by category and subcategory',
      tags: ['essentials'],
      response: responses(getExtendedData.response),
    },
    config: { isSpecifiedCall: true, access: 'everyone' },
    handler: async () => service.readExtendedData(),
  });
}
