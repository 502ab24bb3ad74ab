import {
  beginPasskey,
  beginPasskeyReauthentication,
  confirmPasskey,
  getPasskeys,
  removePasskey,
  renamePasskey,
} from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { messageText } from '../../../messages/message-text.ts';
import { languageOf } from '../../../plugins/request-language.ts';
import { responses } from '../../../plugins/responses.ts';
import { browserHashOf, knownBrowserHashOf } from '../access/browser-cookie.ts';
import { requireUser, signedOut } from '../access/signed-in.ts';
import type { PasswordService } from '../account/password.service.ts';
import type { Reauthenticate } from '../account/reauthentication.ts';
import { changePlaceOf } from '../security-event/change-place.ts';
import type { PasskeyService } from './passkey.service.ts';
import type { PasskeyReauthenticationService } from './passkey-reauthentication.ts';

const tags = ['account'];
const rateLimit = { max: 30, timeWindow: '10 minutes' };

export type PasskeyRouteParts = {
  service: PasskeyService;
  reauthentication: Pick<PasskeyReauthenticationService, 'begin'>;
  passwords: Pick<PasswordService, 'findByUser'>;
  reauthenticate: Reauthenticate;
  publicOrigin: string | undefined;
};

export function passkeyRoutes(app: ApiInstance, parts: PasskeyRouteParts): void {
  addingRoutes(app, parts);
  ownRoutes(app, parts);
  reauthenticationRoute(app, parts);
}

function addingRoutes(app: ApiInstance, parts: PasskeyRouteParts): void {
  const { service, passwords, reauthenticate, publicOrigin } = parts;
  app.route({
    method: beginPasskey.method,
    url: beginPasskey.url,
    schema: {
      summary: 'What a device is asked to make a passkey with',
      description: 'For `navigator.credentials.create` in this browser, within ten minutes.',
      tags,
      body: beginPasskey.body,
      response: responses(beginPasskey.response),
    },
    config: { access: 'signed-in', rateLimit },
    handler: async (request, reply) => {
      const { userId } = requireUser(request);
      await reauthenticate(userId, request.body.proof, request);
      const account = await passwords.findByUser(userId);
      if (!account) throw signedOut();
      return service.begin({ userId, email: account.email }, browserHashOf(request, reply));
    },
  });

  app.route({
    method: confirmPasskey.method,
    url: confirmPasskey.url,
    schema: {
      summary: 'Adds the passkey that the device has made; ten at most',
      tags,
      body: confirmPasskey.body,
      response: responses(confirmPasskey.response),
    },
    config: { access: 'signed-in', rateLimit },
    handler: async (request) => {
      const owner = { userId: requireUser(request).userId, browserHash: knownBrowserHashOf(request) };
      return service.add(owner, request.body.credential, changePlaceOf(request, publicOrigin));
    },
  });
}

function ownRoutes(app: ApiInstance, { service, reauthenticate, publicOrigin }: PasskeyRouteParts): void {
  app.route({
    method: getPasskeys.method,
    url: getPasskeys.url,
    schema: { summary: 'One’s own passkeys, oldest first', tags, response: responses(getPasskeys.response) },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: async (request) => ({ passkeyArray: await service.list(requireUser(request).userId) }),
  });

  app.route({
    method: renamePasskey.method,
    url: renamePasskey.url,
    schema: {
      summary: 'Calls a passkey something else',
      tags,
      params: renamePasskey.path,
      body: renamePasskey.body,
      response: responses(renamePasskey.response),
    },
    config: { access: 'signed-in', rateLimit },
    handler: async (request) =>
      service.rename(requireUser(request).userId, request.params.id, request.body.name),
  });

  app.route({
    method: removePasskey.method,
    url: removePasskey.url,
    schema: {
      summary: 'The passkey signs nobody in any more',
      tags,
      params: removePasskey.path,
      body: removePasskey.body,
      response: responses(removePasskey.response),
    },
    config: { access: 'signed-in', rateLimit },
    handler: async (request) => {
      const { userId } = requireUser(request);
      await reauthenticate(userId, request.body.proof, request);
      await service.remove(userId, request.params.id, changePlaceOf(request, publicOrigin));
      return { message: messageText(languageOf(request), 'passkey-was-removed') };
    },
  });
}

function reauthenticationRoute(app: ApiInstance, { reauthentication }: PasskeyRouteParts): void {
  app.route({
    method: beginPasskeyReauthentication.method,
    url: beginPasskeyReauthentication.url,
    schema: {
      summary: 'What a device is asked to prove with who is signed in',
      description:
        'For `navigator.credentials.get` in this session, once and within ten minutes; the answer is the proof of one change.',
      tags,
      response: responses(beginPasskeyReauthentication.response),
    },
    config: { access: 'signed-in', rateLimit },
    handler: async (request, reply) => {
      const { userId, sessionId } = requireUser(request);
      return reauthentication.begin({ userId, sessionId }, browserHashOf(request, reply));
    },
  });
}
