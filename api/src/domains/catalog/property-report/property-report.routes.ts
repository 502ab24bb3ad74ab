import { reportProperty } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { requireOrigin } from '../../../plugins/origin.ts';
import { languageOf } from '../../../plugins/request-language.ts';
import { responses } from '../../../plugins/responses.ts';
import type { SessionService } from '../../identity/index.ts';
import { requestTokenOf } from '../../identity/index.ts';
import type { PropertyReportService } from './property-report.service.ts';

export function propertyReportRoutes(
  app: ApiInstance,
  service: PropertyReportService,
  sessions: Pick<SessionService, 'findSignedIn'>,
  publicOrigin: string | undefined,
): void {
  app.route({
    method: reportProperty.method,
    url: reportProperty.url,
    schema: {
      summary: 'Tells the people of the site what is wrong or unlawful about a home',
      tags: ['properties'],
      params: reportProperty.path,
      body: reportProperty.body,
      response: responses(reportProperty.response),
    },
    config: { access: 'everyone', rateLimit: { max: 5, timeWindow: '1 hour' } },
    handler: async (request) => {
      const origin = requireOrigin(request, publicOrigin);
      const signedIn = await sessions.findSignedIn(requestTokenOf(request));
      const reporter = { userId: signedIn?.userId, language: languageOf(request), origin };
      return service.report(request.params.id, request.body, reporter);
    },
  });
}
