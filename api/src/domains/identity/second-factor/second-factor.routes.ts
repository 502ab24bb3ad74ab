import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { messageText } from '../../../messages/message-text.ts';
import { languageOf } from '../../../plugins/request-language.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser, signedOut } from '../access/signed-in.ts';
import type { PasswordService } from '../account/password.service.ts';
import type { Reauthenticate } from '../account/reauthentication.ts';
import { changePlaceOf } from '../security-event/change-place.ts';
import type { SecondFactorService } from './second-factor.service.ts';

const tags = ['account'];
const rateLimit = { max: 30, timeWindow: '10 minutes' };

export type SecondFactorRouteParts = {
  service: SecondFactorService;
  passwords: Pick<PasswordService, 'findByUser'>;
  reauthenticate: Reauthenticate;
  publicOrigin: string | undefined;
};

export function secondFactorRoutes(app: ApiInstance, parts: SecondFactorRouteParts): void {
  authenticatorRoutes(app, parts);
  endingRoutes(app, parts);
}

function authenticatorRoutes(app: ApiInstance, parts: SecondFactorRouteParts): void {
  const { service, passwords, reauthenticate, publicOrigin } = parts;
  app.route({
    method: beginAuthenticator.method,
    url: beginAuthenticator.url,
    schema: {
      summary: 'A secret for an authenticator, which counts once a code of it was entered',
      description: 'RFC 6238 with SHA-1, six digits and 30 seconds, as every app assumes.',
      tags,
      body: beginAuthenticator.body,
      response: responses(beginAuthenticator.response),
    },
    config: { access: 'signed-in', rateLimit },
    handler: async (request) => {
      const { userId } = requireUser(request);
      await reauthenticate(userId, request.body.proof, request);
      const account = await passwords.findByUser(userId);
      if (!account) throw signedOut();
      return service.begin(userId, account.email);
    },
  });

  app.route({
    method: confirmAuthenticator.method,
    url: confirmAuthenticator.url,
    schema: {
      summary: 'Sets up the authenticator by a code of it; a former one and its recovery codes end',
      tags,
      body: confirmAuthenticator.body,
      response: responses(confirmAuthenticator.response),
    },
    config: { access: 'signed-in', rateLimit },
    handler: async (request) => {
      const { userId } = requireUser(request);
      const place = changePlaceOf(request, publicOrigin);
      return { recoveryCodeArray: await service.confirm(userId, request.body.code, place) };
    },
  });
}

function endingRoutes(
  app: ApiInstance,
  { service, reauthenticate, publicOrigin }: SecondFactorRouteParts,
): void {
  app.route({
    method: removeAuthenticator.method,
    url: removeAuthenticator.url,
    schema: {
      summary: 'Removes the authenticator and its recovery codes',
      tags,
      body: removeAuthenticator.body,
      response: responses(removeAuthenticator.response),
    },
    config: { access: 'signed-in', rateLimit },
    handler: async (request) => {
      const { userId } = requireUser(request);
      await reauthenticate(userId, request.body.proof, request);
      await service.remove(userId, changePlaceOf(request, publicOrigin));
      return { message: messageText(languageOf(request), 'authenticator-was-removed') };
    },
  });

  app.route({
    method: renewRecoveryCodes.method,
    url: renewRecoveryCodes.url,
    schema: {
      summary: 'Ten new recovery codes; the former ones end',
      tags,
      body: renewRecoveryCodes.body,
      response: responses(renewRecoveryCodes.response),
    },
    config: { access: 'signed-in', rateLimit },
    handler: async (request) => {
      const { userId } = requireUser(request);
      await reauthenticate(userId, request.body.proof, request);
      return { recoveryCodeArray: await service.renewCodes(userId, changePlaceOf(request, publicOrigin)) };
    },
  });
}
