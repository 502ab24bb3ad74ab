import {
  changePersonalDetails,
  getPersonalDetails,
  PERSON_PICTURE_BYTES_MAXIMUM,
  PICTURE_TYPES,
  putPersonPicture,
  removePersonPicture,
} from '@moien/contract';
import type { FastifyRequest } from 'fastify';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { fileOf, isFileLarger, takeFile } from '../../../plugins/file-body.ts';
import { namedScope } from '../../../plugins/named-scope.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../access/signed-in.ts';
import type { PersonPictureService } from './person-picture.service.ts';
import type { PersonalDetailsService } from './personal-details.service.ts';

const tags = ['account'];
const MEGABYTE = 1024 * 1024;

export function personalDetailsRoutes(
  app: ApiInstance,
  service: PersonalDetailsService,
  pictures: PersonPictureService,
): void {
  app.route({
    method: getPersonalDetails.method,
    url: getPersonalDetails.url,
    schema: {
      summary: 'Who somebody is, for themselves alone',
      tags,
      response: responses(getPersonalDetails.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 300 } },
    handler: async (request) => service.read(requireUser(request).userId),
  });

  app.route({
    method: changePersonalDetails.method,
    url: changePersonalDetails.url,
    schema: {
      summary: 'Changes what is named, if nobody has changed anything since the version in If-Match',
      tags,
      body: changePersonalDetails.body,
      response: responses(changePersonalDetails.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 60 } },
    handler: async (request) => service.change(requireUser(request).userId, versionOf(request), request.body),
  });

  app.register(
    namedScope('pictures of people', async (scope) => {
      takeFile(scope, { bytesMaximum: PERSON_PICTURE_BYTES_MAXIMUM, takesPdf: false });

      scope.route({
        method: putPersonPicture.method,
        url: putPersonPicture.url,
        schema: {
          summary: 'Takes a picture of oneself of up to 5 MB, of which the middle square is kept',
          consumes: [...PICTURE_TYPES],
          tags,
          response: responses(putPersonPicture.response),
        },
        config: {
          access: 'signed-in',
          rateLimit: { max: 20, timeWindow: '10 minutes' },
          isBodyOfOthers: true,
        },
        onRequest: async (request) => refuseLarge(request),
        handler: async (request) => {
          const { userId } = requireUser(request);
          await pictures.put(userId, fileOf(request));
          return service.read(userId);
        },
      });
    }),
  );

  app.route({
    method: removePersonPicture.method,
    url: removePersonPicture.url,
    schema: {
      summary: 'Removes the picture of oneself with all that was made of it; may be repeated',
      tags,
      response: responses(removePersonPicture.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 60 } },
    handler: async (request) => {
      const { userId } = requireUser(request);
      await pictures.remove(userId);
      return service.read(userId);
    },
  });
}

/** Of `If-Match: "7"`. @throws ProblemError 428 `details-version-missing` */
function versionOf({ headers }: FastifyRequest): number {
  const version = /^"(\d{1,9})"$/.exec(headers['if-match'] ?? '')?.[1];
  if (version === undefined) throw new ProblemError(428, 'details-version-missing');
  return Number(version);
}

/** Before any of it is read. @throws ProblemError 413 `photo-too-large` */
function refuseLarge(request: FastifyRequest): void {
  if (isFileLarger(request, PERSON_PICTURE_BYTES_MAXIMUM))
    throw new ProblemError(413, 'photo-too-large', {
      values: { count: PERSON_PICTURE_BYTES_MAXIMUM / MEGABYTE },
    });
}
