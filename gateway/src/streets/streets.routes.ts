import { ProblemError, sendNotFound } from '@moien/api';
import type { FastifyInstance } from 'fastify';
import { IMMUTABLE } from '../static/send-file.ts';
import { readByteRange } from './byte-range.ts';
import type { StreetFile } from './street-file.ts';

type Parameters = { Params: { version: string } };

/** Where pages find the streets; the address changes with the file. */
export function streetsUrlOf({ version }: Pick<StreetFile, 'version'>): string {
  return `/streets/${version}.pmtiles`;
}

/** Parts of the file of streets; it is never sent as a whole. */
export function serveStreets(app: FastifyInstance, file: StreetFile): void {
  app.get<Parameters>('/streets/:version.pmtiles', async (request, reply) => {
    if (request.params.version !== file.version) return sendNotFound(request, reply);
    const part = readByteRange(request.headers.range, file.bytes);
    if (!part) {
      reply.headers({ 'accept-ranges': 'bytes', 'content-range': `bytes */${file.bytes}` });
      throw new ProblemError(416, 'range-needed');
    }
    const bytes = await file.read(part);
    return reply
      .code(206)
      .headers({
        'accept-ranges': 'bytes',
        'access-control-allow-origin': '*',
        'cache-control': `${IMMUTABLE}, no-transform`,
        'content-range': `bytes ${part.offset}-${part.offset + bytes.length - 1}/${file.bytes}`,
        etag: `"${file.version}"`,
      })
      .type('application/vnd.pmtiles')
      .send(bytes);
  });
}
