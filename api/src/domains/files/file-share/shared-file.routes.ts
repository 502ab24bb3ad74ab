import {
  DEFAULT_LANGUAGE_TAG,
  declineRentalFile,
  getSharedRentalFile,
  getSharedRentalFiles,
} from '@moien/contract';
import { Type } from 'typebox';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { messageText } from '../../../messages/message-text.ts';
import { languageOf } from '../../../plugins/request-language.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import { PageNumber } from '../supporting-document/page-number.ts';
import type { SharedFileService } from './shared-file.service.ts';

const tags = ['rental file'];
const Id = getSharedRentalFile.path.properties.id;

/** For the owner of the home that a file is shared with. */
export function sharedFileRoutes(app: ApiInstance, service: SharedFileService): void {
  app.route({
    method: getSharedRentalFiles.method,
    url: getSharedRentalFiles.url,
    schema: {
      summary: 'Rental files that one may open now',
      tags,
      querystring: getSharedRentalFiles.query,
      response: responses(getSharedRentalFiles.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 300 } },
    handler: (request) =>
      service.list(requireUser(request).userId, request.query.language ?? DEFAULT_LANGUAGE_TAG),
  });

  app.route({
    method: getSharedRentalFile.method,
    url: getSharedRentalFile.url,
    schema: {
      summary: 'What a tenant shows of their file',
      tags,
      params: getSharedRentalFile.path,
      querystring: getSharedRentalFile.query,
      response: responses(getSharedRentalFile.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 300 } },
    handler: (request) => {
      const { language = DEFAULT_LANGUAGE_TAG } = request.query;
      return service.read(requireUser(request).userId, request.params.id, language);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/shared-rental-files/:id/documents/:documentId/pages/:page',
    schema: {
      operationId: 'getSharedPage',
      summary: 'A page with the watermark of who looks; the tenant is shown each view',
      produces: ['image/jpeg'],
      tags,
      params: Type.Object({ id: Id, documentId: Id, page: PageNumber }),
      response: responses(Type.Unsafe<Buffer>(Type.Any())),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: async (request, reply) => {
      const bytes = await service.readPage(requireUser(request).userId, request.params, languageOf(request));
      return reply.header('cache-control', 'private, no-store').type('image/jpeg').send(bytes);
    },
  });

  app.route({
    method: declineRentalFile.method,
    url: declineRentalFile.url,
    schema: {
      summary: 'Lets to somebody else: one sees the file no more; may be repeated',
      tags,
      params: declineRentalFile.path,
      response: responses(declineRentalFile.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 60 } },
    handler: async (request) => {
      await service.decline(requireUser(request).userId, request.params.id);
      return { message: messageText(languageOf(request), 'file-declined') };
    },
  });
}
