import {
  AD_PHOTO_PART_BYTES,
  DEFAULT_LANGUAGE_TAG,
  describeAdPhoto,
  getAdPhotoUpload,
  removeAdPhoto,
  sendAdPhotoPart,
} from '@moien/contract';
import type { FastifyRequest } from 'fastify';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { namedScope } from '../../../plugins/named-scope.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { AdPhotoService } from './ad-photo.service.ts';

const tags = ['letting'];
/** A large photo comes in twenty parts, and forty photos at once in many. */
const PARTS_PER_MINUTE = 1_200;

type Path = { id: string; photoId: string };

/** Photos of one’s own homes. */
export function adPhotoRoutes(app: ApiInstance, service: AdPhotoService): void {
  const about = (request: FastifyRequest, { id, photoId }: Path) => ({
    ownerId: requireUser(request).userId,
    adId: id,
    photoId,
  });

  app.register(
    namedScope('ad photos', async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'application/offset+octet-stream',
        { parseAs: 'buffer', bodyLimit: AD_PHOTO_PART_BYTES },
        async (_request: FastifyRequest, body: string | Buffer) => body,
      );

      scope.route<{ Params: Path; Querystring: { size: number } }>({
        method: sendAdPhotoPart.method,
        url: sendAdPhotoPart.url,
        schema: {
          summary: 'Takes a part of a photo, from Upload-Offset on; the last part makes it a photo',
          consumes: ['application/offset+octet-stream'],
          tags,
          params: sendAdPhotoPart.path,
          querystring: sendAdPhotoPart.query,
          response: responses(sendAdPhotoPart.response),
        },
        config: { access: 'signed-in', rateLimit: { max: PARTS_PER_MINUTE }, isBodyOfOthers: true },
        handler: async (request) => {
          const { body } = request;
          return service.sendPart(about(request, request.params), {
            size: request.query.size,
            offset: offsetOf(request),
            bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
          });
        },
      });
    }),
  );

  app.route({
    method: getAdPhotoUpload.method,
    url: getAdPhotoUpload.url,
    schema: {
      summary: 'How much of a photo is here, to go on from there',
      tags,
      params: getAdPhotoUpload.path,
      response: responses(getAdPhotoUpload.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 300 } },
    handler: async (request) => service.progress(about(request, request.params)),
  });

  app.route({
    method: describeAdPhoto.method,
    url: describeAdPhoto.url,
    schema: {
      summary: 'Says what a photo shows',
      tags,
      params: describeAdPhoto.path,
      querystring: describeAdPhoto.query,
      body: describeAdPhoto.body,
      response: responses(describeAdPhoto.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 300 } },
    handler: async (request) => {
      const { language = DEFAULT_LANGUAGE_TAG } = request.query;
      return service.describe({ ...about(request, request.params), language }, request.body);
    },
  });

  app.route({
    method: removeAdPhoto.method,
    url: removeAdPhoto.url,
    schema: {
      summary: 'Removes a photo with all that was made of it',
      tags,
      params: removeAdPhoto.path,
      querystring: removeAdPhoto.query,
      response: responses(removeAdPhoto.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 300 } },
    handler: async (request) => {
      const { language = DEFAULT_LANGUAGE_TAG } = request.query;
      return service.remove({ ...about(request, request.params), language });
    },
  });
}

/** @throws ProblemError 400 */
function offsetOf({ headers }: FastifyRequest): number {
  const offset = headers['upload-offset'];
  if (typeof offset !== 'string' || !/^\d{1,9}$/.test(offset)) throw new ProblemError(400, 'invalid-request');
  return Number(offset);
}
