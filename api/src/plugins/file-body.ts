import type { FastifyInstance, FastifyRequest } from 'fastify';

const PICTURES = /^(image\/|application\/octet-stream\b)/;
const PICTURES_AND_PDF = /^(image\/|application\/(pdf|octet-stream)\b)/;

type FileBody = { bytesMaximum: number; takesPdf: boolean };

/**
 * In a scope of its own, a call has one file as its body, of what pages and apps may call one; its content
 * decides what it is.
 */
export function takeFile(scope: FastifyInstance, { bytesMaximum, takesPdf }: FileBody): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    takesPdf ? PICTURES_AND_PDF : PICTURES,
    { parseAs: 'buffer', bodyLimit: bytesMaximum },
    async (_request: FastifyRequest, body: string | Buffer) => body,
  );
}

/** Nothing where there was no body. */
export const fileOf = ({ body }: Pick<FastifyRequest, 'body'>): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);

/** By what the call says of itself, before any of it is read. */
export const isFileLarger = ({ headers }: Pick<FastifyRequest, 'headers'>, bytesMaximum: number): boolean =>
  Number(headers['content-length'] ?? 0) > bytesMaximum;
