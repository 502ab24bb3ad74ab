import { Message } from '@moien/contract';
import { Type } from 'typebox';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import type { HookService } from './hook.service.ts';

/** Spelled as MangoPay spells them; later parameters of its own are ignored. */
const HookQuery = Type.Object({
  EventType: Type.String({ pattern: '^[A-Z0-9_]{1,80}$' }),
  RessourceId: Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}$' }),
  Date: Type.Integer({ minimum: 0, maximum: 4_000_000_000, description: 'unix seconds' }),
});

export function hookRoutes(app: ApiInstance, service: HookService): void {
  app.route({
    method: 'GET',
    url: '/api/payment-hooks',
    schema: {
      operationId: 'receivePaymentHook',
      summary: 'Where the payment provider says that something has changed',
      description:
        'Its calls are unsigned: all that follows is that the provider is asked how the thing stands. The answer comes before that.',
      tags: ['payments'],
      querystring: HookQuery,
      response: responses(Message),
    },
    config: { access: 'everyone', rateLimit: { max: 600 } },
    handler: async ({ query }) => {
      await service.receive({
        eventType: query.EventType,
        resourceId: query.RessourceId,
        date: new Date(query.Date * 1000),
      });
      return { message: 'OK' };
    },
  });
}
