import { DEFAULT_LANGUAGE_TAG, getInformationPage, INFORMATION_PAGE_NAMES } from '@moien/contract';
import { Type } from 'typebox';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import type { InformationPageService } from './information-page.service.ts';

/** Not the contract's names: another one is a page that does not exist, not a request that cannot be read. */
const Path = Type.Object({ name: Type.String({ description: INFORMATION_PAGE_NAMES.join(', ') }) });

export function informationPageRoutes(app: ApiInstance, service: InformationPageService): void {
  app.route({
    method: getInformationPage.method,
    url: getInformationPage.url,
    schema: {
      summary: 'An information page in a language: as it is in force today, or in the version of a day',
      tags: ['information'],
      params: Path,
      querystring: getInformationPage.query,
      response: responses(getInformationPage.response),
    },
    config: { access: 'everyone', isCacheable: true },
    handler: async ({ params: { name }, query: { language = DEFAULT_LANGUAGE_TAG, version } }) =>
      service.readPage(name, language, version),
  });
}
