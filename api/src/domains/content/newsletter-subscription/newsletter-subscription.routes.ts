import {
  confirmNewsletterSubscription,
  endNewsletterSubscription,
  subscribeToNewsletter,
} from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { requireOrigin } from '../../../plugins/origin.ts';
import { responses } from '../../../plugins/responses.ts';
import type { NewsletterSubscriptionService } from './newsletter-subscription.service.ts';
import { oneClickEnd } from './one-click-end.ts';

const tags = ['newsletter'];

export function newsletterSubscriptionRoutes(
  app: ApiInstance,
  service: NewsletterSubscriptionService,
  publicOrigin: string | undefined,
): void {
  app.route({
    method: subscribeToNewsletter.method,
    url: subscribeToNewsletter.url,
    schema: {
      summary: 'Takes the wish to begin or end the newsletter',
      description:
        'The answer is the same whether or not the address is known. A mail with a link goes there, at most one an hour; only that link begins the newsletter, or ends it where `isActive` is false.',
      tags,
      body: subscribeToNewsletter.body,
      response: responses(subscribeToNewsletter.response),
    },
    config: {
      isSpecifiedCall: true,
      access: 'everyone',
      rateLimit: { max: 20, timeWindow: '1 hour' },
    },
    handler: async (request) => ({
      newsletterSubscription: await service.ask(
        request.body.newsletterSubscription,
        requireOrigin(request, publicOrigin),
      ),
    }),
  });

  app.route({
    method: confirmNewsletterSubscription.method,
    url: confirmNewsletterSubscription.url,
    schema: {
      summary: 'Begins the newsletter, by the token of a mail; may be repeated',
      tags,
      body: confirmNewsletterSubscription.body,
      response: responses(confirmNewsletterSubscription.response),
    },
    config: { access: 'everyone', rateLimit: { max: 60 } },
    handler: async (request) => ({
      newsletterSubscription: await service.confirm(request.body.token, requireOrigin(request, publicOrigin)),
    }),
  });

  app.route({
    method: endNewsletterSubscription.method,
    url: endNewsletterSubscription.url,
    schema: {
      summary: 'Ends the newsletter, by the token of a mail; may be repeated',
      tags,
      body: endNewsletterSubscription.body,
      response: responses(endNewsletterSubscription.response),
    },
    config: { access: 'everyone', rateLimit: { max: 60 } },
    handler: async ({ body }) => ({ newsletterSubscription: await service.end(body.token) }),
  });

  oneClickEnd(app, service, publicOrigin);
}
