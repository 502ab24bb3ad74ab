import {
  changeAd,
  createAd,
  DEFAULT_LANGUAGE_TAG,
  deleteAd,
  findAds,
  getAd,
  type LanguageTag,
  setAdState,
} from '@moien/contract';
import type { FastifyRequest } from 'fastify';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { messageText } from '../../../messages/message-text.ts';
import { languageOf } from '../../../plugins/request-language.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { AdService } from './ad.service.ts';

const tags = ['letting'];

/** One’s own homes: those of others do not exist. */
export function adRoutes(app: ApiInstance, service: AdService): void {
  app.route({
    method: findAds.method,
    url: findAds.url,
    schema: {
      summary: 'One’s own homes, whatever their state, the newest first',
      tags,
      querystring: findAds.query,
      response: responses(findAds.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 300 } },
    handler: async (request) => {
      const { language = DEFAULT_LANGUAGE_TAG, cursor } = request.query;
      return service.list(requireUser(request).userId, { language, cursor });
    },
  });

  app.route({
    method: createAd.method,
    url: createAd.url,
    schema: {
      summary: 'Begins a draft; may be repeated with the same id',
      tags,
      body: createAd.body,
      response: responses(createAd.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 30 } },
    handler: async (request) =>
      service.create({
        ownerId: requireUser(request).userId,
        id: request.body.id,
        language: request.body.language,
      }),
  });

  app.route({
    method: getAd.method,
    url: getAd.url,
    schema: {
      summary: 'One of one’s own homes, with what guests never see',
      tags,
      params: getAd.path,
      querystring: getAd.query,
      response: responses(getAd.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 600 } },
    handler: async (request) => service.get(askedOf(request, request.params.id, request.query.language)),
  });

  app.route({
    method: changeAd.method,
    url: changeAd.url,
    schema: {
      summary: 'Changes what is named, if nobody has changed it since the version in If-Match',
      tags,
      params: changeAd.path,
      querystring: changeAd.query,
      body: changeAd.body,
      response: responses(changeAd.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 600 } },
    handler: async (request) =>
      service.change(
        askedOf(request, request.params.id, request.query.language),
        versionOf(request),
        request.body,
      ),
  });

  app.route({
    method: deleteAd.method,
    url: deleteAd.url,
    schema: {
      summary: 'Deletes a draft',
      tags,
      params: deleteAd.path,
      response: responses(deleteAd.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 60 } },
    handler: async (request) => {
      await service.remove(askedOf(request, request.params.id, undefined));
      return { message: messageText(languageOf(request), 'ad-deleted') };
    },
  });

  app.route({
    method: setAdState.method,
    url: setAdState.url,
    schema: {
      summary: 'Publishes, pauses or archives; what is held to be looked at becomes in-review',
      tags,
      params: setAdState.path,
      querystring: setAdState.query,
      body: setAdState.body,
      response: responses(setAdState.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: async (request) =>
      service.setState(askedOf(request, request.params.id, request.query.language), request.body.state),
  });
}

function askedOf(request: FastifyRequest, id: string, language: LanguageTag = DEFAULT_LANGUAGE_TAG) {
  return { ownerId: requireUser(request).userId, id, language };
}

/** Of `If-Match: "7"`. @throws ProblemError 428 `ad-version-missing` */
function versionOf({ headers }: FastifyRequest): number {
  const version = /^"(\d{1,9})"$/.exec(headers['if-match'] ?? '')?.[1];
  if (version === undefined) throw new ProblemError(428, 'ad-version-missing');
  return Number(version);
}
