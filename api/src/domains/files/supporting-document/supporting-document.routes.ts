import {
  DOCUMENT_BYTES_MAXIMUM,
  type DocumentKind,
  putSupportingDocument,
  removeSupportingDocument,
  UPLOAD_TYPES,
} from '@moien/contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { fileOf, isFileLarger, takeFile } from '../../../plugins/file-body.ts';
import { namedScope } from '../../../plugins/named-scope.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { AnswerFile } from '../rental-file/answer-file.ts';
import type { UnlockService } from '../rental-file/unlock.service.ts';
import { PageNumber } from './page-number.ts';
import type { SupportingDocumentService } from './supporting-document.service.ts';

const tags = ['rental file'];
const MEGABYTE = 1024 * 1024;
/** More than a whole file has; each is encrypted and drawn anew. */
const UPLOADS = { max: 60, timeWindow: '10 minutes' };

type Parts = {
  documents: SupportingDocumentService;
  unlocks: Pick<UnlockService, 'refuseLocked'>;
  answer: AnswerFile;
};
type Query = { personId: string; kind: DocumentKind; name?: string; replacedId?: string };

export function supportingDocumentRoutes(app: ApiInstance, { documents, unlocks, answer }: Parts): void {
  app.register(
    namedScope('supporting documents', async (scope) => {
      takeFile(scope, { bytesMaximum: DOCUMENT_BYTES_MAXIMUM, takesPdf: true });

      scope.route<{ Params: { id: string }; Querystring: Query }>({
        method: putSupportingDocument.method,
        url: putSupportingDocument.url,
        schema: {
          summary: 'Takes a picture or a PDF of up to 20 MB; may be repeated with the same id',
          consumes: [...UPLOAD_TYPES],
          tags,
          params: putSupportingDocument.path,
          querystring: putSupportingDocument.query,
          response: responses(putSupportingDocument.response),
        },
        config: { access: 'signed-in', rateLimit: UPLOADS, isBodyOfOthers: true },
        onRequest: async (request) => refuseLarge(request),
        handler: async (request) => {
          const { personId, kind, name, replacedId } = request.query;
          const upload = {
            // PostgreSQL writes ids in small letters, by which they are compared.
            id: request.params.id.toLowerCase(),
            personId: personId.toLowerCase(),
            kind,
            name,
            replacedId: replacedId?.toLowerCase(),
            bytes: fileOf(request),
          };
          await documents.put(requireUser(request).userId, upload);
          return answer(request);
        },
      });
    }),
  );

  app.route({
    method: removeSupportingDocument.method,
    url: removeSupportingDocument.url,
    schema: {
      summary: 'Erases a document; may be repeated',
      tags,
      params: removeSupportingDocument.path,
      querystring: removeSupportingDocument.query,
      response: responses(removeSupportingDocument.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 60 } },
    handler: async (request) => {
      await documents.remove(requireUser(request).userId, request.params.id);
      return answer(request);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/supporting-documents/:id/pages/:page',
    schema: {
      operationId: 'getDocumentPage',
      summary: 'A page of one’s own document, in a session that has been re-authenticated',
      produces: ['image/webp'],
      tags,
      params: Type.Object({ ...putSupportingDocument.path.properties, page: PageNumber }),
      response: responses(Type.Unsafe<Buffer>(Type.Any())),
    },
    config: { access: 'signed-in', rateLimit: { max: 300 } },
    handler: async (request, reply) => {
      const { userId, sessionId } = requireUser(request);
      const document = await documents.findOwn(userId, request.params.id);
      await unlocks.refuseLocked(sessionId);
      const bytes = await documents.readPage(document, request.params.page);
      return reply.header('cache-control', 'private, no-store').type('image/webp').send(bytes);
    },
  });
}

/** Before any of it is read. @throws ProblemError 413 `document-too-large` */
function refuseLarge(request: FastifyRequest): void {
  if (isFileLarger(request, DOCUMENT_BYTES_MAXIMUM))
    throw new ProblemError(413, 'document-too-large', {
      values: { count: DOCUMENT_BYTES_MAXIMUM / MEGABYTE },
    });
}
