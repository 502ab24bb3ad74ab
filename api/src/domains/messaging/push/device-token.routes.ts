import { addDeviceToken, getPushPublicKey, removeDeviceToken } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { DeviceTokenService } from './device-token.service.ts';

const tags = ['messaging'];

/** Specification §7. */
export function deviceTokenRoutes(app: ApiInstance, service: DeviceTokenService, publicKey: string): void {
  app.route({
    method: addDeviceToken.method,
    url: addDeviceToken.url,
    schema: {
      summary: 'Has a device told by push while one is signed in there; may be repeated',
      tags,
      body: addDeviceToken.body,
      response: responses(addDeviceToken.response),
    },
    config: { isSpecifiedCall: true, access: 'signed-in', rateLimit: { max: 60 } },
    handler: async (request) => {
      await service.add(requireUser(request), request.body);
      return {};
    },
  });

  app.route({
    method: removeDeviceToken.method,
    url: removeDeviceToken.url,
    schema: {
      summary: 'Has a device of one’s own told no more; may be repeated',
      tags,
      body: removeDeviceToken.body,
      response: responses(removeDeviceToken.response),
    },
    config: { isSpecifiedCall: true, access: 'signed-in', rateLimit: { max: 60 } },
    handler: async (request) => {
      await service.remove(requireUser(request), request.body);
      return {};
    },
  });

  app.route({
    method: getPushPublicKey.method,
    url: getPushPublicKey.url,
    schema: {
      summary: 'The key with which a browser subscribes to push messages of this site (RFC 8292)',
      tags,
      response: responses(getPushPublicKey.response),
    },
    config: { isSpecifiedCall: true, access: 'everyone' },
    handler: async () => ({ publicKey }),
  });
}
