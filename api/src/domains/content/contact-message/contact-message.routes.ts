import { getContactChallenge, sendContactMessage } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import type { SessionService } from '../../identity/index.ts';
import { requestTokenOf } from '../../identity/index.ts';
import type { ContactMessageService } from './contact-message.service.ts';

const tags = ['contact'];

export function contactMessageRoutes(
  app: ApiInstance,
  service: ContactMessageService,
  sessions: Pick<SessionService, 'findSignedIn'>,
): void {
  app.route({
    method: getContactChallenge.method,
    url: getContactChallenge.url,
    schema: {
      summary: 'Work that a browser does once for each message (ALTCHA)',
      tags,
      response: responses(getContactChallenge.response),
    },
    config: { access: 'everyone', rateLimit: { max: 60 } },
    handler: async () => ({ ...(await service.issueChallenge()) }),
  });

  app.route({
    method: sendContactMessage.method,
    url: sendContactMessage.url,
    schema: {
      summary: 'Sends a message to the people of the site',
      tags,
      body: sendContactMessage.body,
      response: responses(sendContactMessage.response),
    },
    config: { access: 'everyone', rateLimit: { max: 10, timeWindow: '1 hour' } },
    handler: async (request) => {
      const signedIn = await sessions.findSignedIn(requestTokenOf(request));
      return service.send(request.body, signedIn?.userId ?? null);
    },
  });
}
