import { createHash } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { namedScope } from '../plugins/named-scope.ts';
import type { StorageArea } from '../storage/storage.ts';
import { renderVariant } from './image-variant.ts';
import type { MediaOriginals } from './media-originals.ts';
import { MEDIA_AREAS, type MediaArea, parseVariantUrl } from './media-path.ts';
import { sendMediaFailure } from './send-media-failure.ts';
import { createVariantStore } from './variant-store.ts';

interface MediaPluginOptions {
  /** Holds `variants/`. */
  directory: string;
  originals: MediaOriginals;
  /** Where they are read and kept. */
  files: StorageArea;
}

/** Serves `GET` and `HEAD` of `/global/<path>-<size>.avif` and `/upload/<path>-<size>.avif`. */
export const mediaPlugin: FastifyPluginAsync<MediaPluginOptions> = namedScope(
  'media',
  async (app, options) => {
    const { directory, originals, files } = options;
    const variants = createVariantStore({
      directory,
      originals,
      render: renderVariant,
      files,
    });

    async function sendVariant(
      area: MediaArea,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<FastifyReply> {
      const bytes = await variants.read(parseVariantUrl(area, request.raw.url ?? ''));
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/avif').send(bytes);
    }

    for (const area of MEDIA_AREAS) {
      app.get(`/${area}/*`, { config: { access: 'everyone' } }, (request, reply) =>
        sendVariant(area, request, reply).catch((error: unknown) => sendMediaFailure(error, request, reply)),
      );
    }
  },
);
