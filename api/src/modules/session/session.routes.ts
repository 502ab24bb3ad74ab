import { getSession } from '@moien/contract';
import type { ApiInstance } from '../../api-instance.ts';
import { responses } from '../../plugins/responses.ts';
import { readSession } from './session.service.ts';

export function sessionRoutes(app: ApiInstance): void {
  app.route({
    method: getSession.method,
    url: getSession.url,
    schema: {
      summary: 'Who is asking; a visitor has no profile',
      tags: ['session'],
      response: responses(getSession.response),
    },
    config: { isSpecifiedCall: true, access: 'everyone' },
    handler: async () => readSession(),
  });
}
