import { applyForBeta, findBetaApplications } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { languageOf } from '../../../plugins/request-language.ts';
import { responses } from '../../../plugins/responses.ts';
import { presentApplicant } from './beta-application.presenter.ts';
import type { BetaApplicationService } from './beta-application.service.ts';

const tags = ['beta'];

export function betaApplicationRoutes(app: ApiInstance, service: BetaApplicationService): void {
  app.route({
    method: applyForBeta.method,
    url: applyForBeta.url,
    schema: {
      summary: 'Applies for the beta programme',
      description:
        'The answer is the same for an address that has applied before. A mail confirms it, at most one an hour.',
      tags,
      body: applyForBeta.body,
      response: responses(applyForBeta.response),
    },
    config: { isSpecifiedCall: true, access: 'everyone', rateLimit: { max: 20, timeWindow: '1 hour' } },
    handler: async (request) => service.apply(request.body, languageOf(request)),
  });

  app.route({
    method: findBetaApplications.method,
    url: findBetaApplications.url,
    schema: {
      summary: 'Who has applied for the beta programme, newest first; for admins',
      tags,
      querystring: findBetaApplications.query,
      response: responses(findBetaApplications.response),
    },
    config: { access: 'admin' },
    handler: async ({ query }) => {
      const { rows, count } = await service.findPage(query.page ?? 1);
      return { betaApplicationArray: rows.map(presentApplicant), count };
    },
  });
}
