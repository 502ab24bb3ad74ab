import { AttachmentWidth, putAttachment, UPLOAD_BYTES_MAXIMUM, UPLOAD_TYPES } from '@moien/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { fileOf, isFileLarger, takeFile } from '../../../plugins/file-body.ts';
import { namedScope } from '../../../plugins/named-scope.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { AttachmentService, ServedFile } from './attachment.service.ts';

const tags = ['messaging'];

/** Files of messages: uploaded first, then named by a message. */
export function attachmentRoutes(app: ApiInstance, service: AttachmentService): void {
  app.register(
    namedScope('attachments', async (scope) => {
      takeFile(scope, { bytesMaximum: UPLOAD_BYTES_MAXIMUM, takesPdf: true });

      scope.route<{ Params: { attachmentId: string }; Querystring: { name?: string } }>({
        method: putAttachment.method,
        url: putAttachment.url,
        schema: {
          summary: 'Takes a picture or a PDF of up to 10 MB as it is; may be repeated with the same id',
          consumes: [...UPLOAD_TYPES],
          tags,
          params: putAttachment.path,
          querystring: putAttachment.query,
          response: responses(putAttachment.response),
        },
        config: { access: 'signed-in', rateLimit: { max: 60 }, isBodyOfOthers: true },
        onRequest: async (request) => refuseLarge(request),
        handler: async (request) =>
          service.put(requireUser(request).userId, {
            id: request.params.attachmentId,
            name: request.query.name,
            bytes: fileOf(request),
          }),
      });
    }),
  );

  app.route({
    method: 'GET',
    url: '/api/attachments/:attachmentId',
    schema: {
      operationId: 'getAttachment',
      summary: 'The file, for who has its message; a picture also as avif of a width',
      produces: ['image/jpeg', 'image/webp', 'image/avif', 'application/pdf'],
      tags,
      params: putAttachment.path,
      querystring: AttachmentWidth,
      response: responses(Type.Unsafe<Buffer>(Type.Any())),
    },
    config: { access: 'signed-in', rateLimit: { max: 600 } },
    handler: async (request, reply) => {
      const { attachmentId } = request.params;
      const file = await service.read(requireUser(request).userId, attachmentId, request.query.width);
      return sendFile(request, reply, file);
    },
  });
}

/** Before any of it is read. */
function refuseLarge(request: FastifyRequest): void {
  if (isFileLarger(request, UPLOAD_BYTES_MAXIMUM)) throw new ProblemError(413, 'upload-too-large');
}

/**
 * A browser may keep it and asks each time whether it may still show it: the message may have been deleted,
 * or somebody else have signed in.
 */
function sendFile(request: FastifyRequest, reply: FastifyReply, file: ServedFile): FastifyReply {
  const etag = `"${file.version}"`;
  reply.headers({
    'cache-control': 'private, no-cache',
    etag,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const disposition = file.mediaType === 'application/pdf' ? 'attachment' : 'inline';
  return reply
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeName(file.name)}`)
    .type(file.mediaType)
    .send(file.bytes);
}

/** RFC 8187 §3.2.1 allows fewer characters as they are than `encodeURIComponent` leaves. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
}
