import { deleteAccount, getAccount, VISITOR_SESSION } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../access/signed-in.ts';
import { clearSessionToken } from '../access/token-transport.ts';
import type { AccountService } from './account.service.ts';
import type { DeleteAccount } from './delete-account.ts';
import type { Reauthenticate } from './reauthentication.ts';

const tags = ['account'];

export type AccountRouteParts = {
  service: AccountService;
  deleteAccountOf: DeleteAccount;
  reauthenticate: Reauthenticate;
};

export function accountRoutes(
  app: ApiInstance,
  { service, deleteAccountOf, reauthenticate }: AccountRouteParts,
): void {
  app.route({
    method: getAccount.method,
    url: getAccount.url,
    schema: {
      summary: 'What only its owner sees of an account',
      tags,
      response: responses(getAccount.response),
    },
    config: { access: 'signed-in' },
    handler: async (request) => service.readAccount(requireUser(request)),
  });

  app.route({
    method: deleteAccount.method,
    url: deleteAccount.url,
    schema: {
      summary: 'Deletes the account, and with it everything that concerns nobody else',
      description:
        'A profile that has homes, stays or conversations remains without name and address: they are the records of others, too.',
      tags,
      body: deleteAccount.body,
      response: responses(deleteAccount.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 10, timeWindow: '10 minutes' } },
    handler: async (request, reply) => {
      const { userId } = requireUser(request);
      await reauthenticate(userId, request.body.proof, request);
      await deleteAccountOf(userId);
      clearSessionToken(request, reply);
      return VISITOR_SESSION;
    },
  });
}
