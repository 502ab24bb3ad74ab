import { getPayment, payBooking, registerCard } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { requireOrigin } from '../../../plugins/origin.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { PaymentService } from './payment.service.ts';

const tags = ['payments'];

export function paymentRoutes(
  app: ApiInstance,
  service: PaymentService,
  publicOrigin: string | undefined,
): void {
  app.route({
    method: registerCard.method,
    url: registerCard.url,
    schema: {
      summary:
        'Where the browser posts the card for a booking of one’s own: to the payment provider, never here',
      tags,
      params: registerCard.path,
      querystring: registerCard.query,
      response: responses(registerCard.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 30, timeWindow: '10 minutes' } },
    handler: (request) =>
      service.registerCard(requireUser(request).userId, request.params.id, request.query.cardFamily),
  });

  app.route({
    method: payBooking.method,
    url: payBooking.url,
    schema: {
      summary:
        'Pays a booking of one’s own, or the difference of its change, with the card that was registered',
      description:
        'The same `id` again is the same attempt. While another attempt is open the answer is 409 `payment-under-way`. Where the bank asks for a confirmation, the state is `challenge` and `challengeUrl` its page.',
      tags,
      params: payBooking.path,
      body: payBooking.body,
      response: responses(payBooking.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 30, timeWindow: '10 minutes' } },
    handler: (request) =>
      service.pay(requireUser(request).userId, request.params.id, request.body, {
        origin: requireOrigin(request, publicOrigin),
        ipAddress: request.ip,
        accept: request.headers.accept,
        userAgent: request.headers['user-agent'],
      }),
  });

  app.route({
    method: getPayment.method,
    url: getPayment.url,
    schema: {
      summary: 'How it stands with paying a booking of one’s own',
      description: 'Where an attempt is open, the payment provider is asked first.',
      tags,
      params: getPayment.path,
      querystring: getPayment.query,
      response: responses(getPayment.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: (request) =>
      service.find(requireUser(request).userId, request.params.id, request.query.attemptId),
  });
}
