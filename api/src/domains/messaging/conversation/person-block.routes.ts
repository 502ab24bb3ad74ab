import { findBlockedPeople, unblockPerson } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { PersonBlockService } from './person-block.service.ts';

const tags = ['messaging'];

export function personBlockRoutes(app: ApiInstance, service: PersonBlockService): void {
  app.route({
    method: findBlockedPeople.method,
    url: findBlockedPeople.url,
    schema: {
      summary: 'Whom one has blocked, latest first; thirty a page',
      tags,
      querystring: findBlockedPeople.query,
      response: responses(findBlockedPeople.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 300 } },
    handler: async (request) => service.list(requireUser(request).userId, request.query),
  });

  app.route({
    method: unblockPerson.method,
    url: unblockPerson.url,
    schema: {
      summary: 'One wants the messages of somebody again; the other is not told. May be repeated',
      tags,
      params: unblockPerson.path,
      response: responses(unblockPerson.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: async (request) => {
      await service.unblock(requireUser(request).userId, request.params.id);
      return {};
    },
  });
}
