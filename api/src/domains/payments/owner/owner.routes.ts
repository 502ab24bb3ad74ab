import {
  createRecipient,
  getBankingInformation,
  removeCard,
  removeRecipient,
  saveTaxData,
  setPayoutMethod,
  startIdentityVerification,
} from '@moien/contract';
import type { FastifyRequest } from 'fastify';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { requireOrigin } from '../../../plugins/origin.ts';
import { languageOf } from '../../../plugins/request-language.ts';
import { responses } from '../../../plugins/responses.ts';
import { clientOf, type Reauthenticate, recordAndMail, requireUser } from '../../identity/index.ts';
import { type OwnerPayments, returnUrlOf } from './create-owner-payments.ts';
import type { NoteChange } from './recipient.service.ts';

const tags = ['payments'];
/** Each asks the provider, or changes where money goes. */
const changing = { access: 'signed-in', rateLimit: { max: 30, timeWindow: '10 minutes' } } as const;

export type OwnerRouteParts = {
  owners: OwnerPayments;
  reauthenticate: Reauthenticate;
  publicOrigin: string | undefined;
  now: () => Date;
};

export function ownerRoutes(
  app: ApiInstance,
  { owners, reauthenticate, publicOrigin, now }: OwnerRouteParts,
): void {
  const present = (request: FastifyRequest) =>
    owners.present(requireUser(request).userId, {
      origin: requireOrigin(request, publicOrigin),
      language: languageOf(request),
    });
  /** Recorded with the change, and mailed to the account's address. */
  const noteOf =
    (request: FastifyRequest): NoteChange =>
    (transaction) =>
      recordAndMail(transaction, clientOf(request), {
        userId: requireUser(request).userId,
        kind: 'bank-data-changed',
        at: now(),
        origin: requireOrigin(request, publicOrigin),
      });

  app.route({
    method: getBankingInformation.method,
    url: getBankingInformation.url,
    schema: {
      summary: 'Identity, account, cards and tax data of who is signed in',
      description: 'Where a step at the payment provider is open, the provider is asked first.',
      tags,
      response: responses(getBankingInformation.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: present,
  });

  app.route({
    method: startIdentityVerification.method,
    url: startIdentityVerification.url,
    schema: {
      summary: 'Begins one’s verification by the payment provider, or does it again',
      tags,
      body: startIdentityVerification.body,
      response: responses(startIdentityVerification.response),
    },
    config: changing,
    handler: async (request) => {
      const { languageTag: language } = request.body;
      const returnUrl = returnUrlOf({ origin: requireOrigin(request, publicOrigin), language });
      await owners.identity.start(requireUser(request).userId, request.body, returnUrl);
      return present(request);
    },
  });

  app.route({
    method: createRecipient.method,
    url: createRecipient.url,
    schema: {
      summary: 'Adds the account to be paid to, which takes the place of the one before once it is confirmed',
      tags,
      body: createRecipient.body,
      response: responses(createRecipient.response),
    },
    config: changing,
    handler: async (request) => {
      const { userId } = requireUser(request);
      await owners.recipients.refuseWrong(userId, request.body);
      await reauthenticate(userId, request.body.proof, request);
      await owners.recipients.create(userId, request.body, noteOf(request));
      return present(request);
    },
  });

  app.route({
    method: removeRecipient.method,
    url: removeRecipient.url,
    schema: {
      summary: 'Removes an account; payouts wait until there is another',
      tags,
      params: removeRecipient.path,
      body: removeRecipient.body,
      response: responses(removeRecipient.response),
    },
    config: changing,
    handler: async (request) => {
      const { userId } = requireUser(request);
      await reauthenticate(userId, request.body.proof, request);
      await owners.recipients.remove(userId, request.params.id, noteOf(request));
      return present(request);
    },
  });

  app.route({
    method: setPayoutMethod.method,
    url: setPayoutMethod.url,
    schema: {
      summary: 'Chooses standard or instant transfers',
      tags,
      body: setPayoutMethod.body,
      response: responses(setPayoutMethod.response),
    },
    config: changing,
    handler: async (request) => {
      const { userId } = requireUser(request);
      await reauthenticate(userId, request.body.proof, request);
      await owners.settings.set(userId, request.body.payoutMethod, noteOf(request));
      return present(request);
    },
  });

  app.route({
    method: removeCard.method,
    url: removeCard.url,
    schema: {
      summary: 'Removes a card that the payment provider keeps',
      tags,
      params: removeCard.path,
      body: removeCard.body,
      response: responses(removeCard.response),
    },
    config: changing,
    handler: async (request) => {
      const { userId } = requireUser(request);
      await reauthenticate(userId, request.body.proof, request);
      await owners.cards.remove(userId, request.params.id, noteOf(request));
      return present(request);
    },
  });

  app.route({
    method: saveTaxData.method,
    url: saveTaxData.url,
    schema: {
      summary: 'Saves what the yearly report of platforms wants to know of who lets homes',
      tags,
      body: saveTaxData.body,
      response: responses(saveTaxData.response),
    },
    config: changing,
    handler: async (request) => {
      const { userId } = requireUser(request);
      owners.taxData.refuseWrong(request.body.taxData);
      await reauthenticate(userId, request.body.proof, request);
      await owners.taxData.save(userId, request.body.taxData, noteOf(request));
      return present(request);
    },
  });
}
