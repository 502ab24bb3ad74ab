import { DEFAULT_LANGUAGE_TAG, findPropertiesOfOwner, getPublicProfile } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import type { PublicProfileService } from './public-profile.service.ts';

const tags = ['profiles'];

export function publicProfileRoutes(app: ApiInstance, service: PublicProfileService): void {
  app.route({
    method: getPublicProfile.method,
    url: getPublicProfile.url,
    schema: {
      summary: 'Somebody who lets a published home',
      tags,
      params: getPublicProfile.path,
      response: responses(getPublicProfile.response),
    },
    config: { access: 'everyone', isCacheable: true, rateLimit: { max: 300 } },
    handler: async ({ params }) => service.readProfile(params.id),
  });

  app.route({
    method: findPropertiesOfOwner.method,
    url: findPropertiesOfOwner.url,
    schema: {
      summary: 'The published homes of somebody, best first',
      tags,
      params: findPropertiesOfOwner.path,
      querystring: findPropertiesOfOwner.query,
      response: responses(findPropertiesOfOwner.response),
    },
    config: { access: 'everyone', isCacheable: true, rateLimit: { max: 300 } },
    handler: async ({ params, query: { page = 1, language = DEFAULT_LANGUAGE_TAG, term } }) =>
      service.findProperties(params.id, { page, language, term }),
  });
}
