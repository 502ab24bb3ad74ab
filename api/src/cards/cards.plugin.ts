import { type CardKind, isLanguageTag } from '@moien/contract';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { MediaError } from '../media/media-error.ts';
import { sendMediaFailure } from '../media/send-media-failure.ts';
import { namedScope } from '../plugins/named-scope.ts';
import type { CardReader } from './card-reader.ts';
import { type CardAddress, type CardStore, fingerprintOf } from './card-store.ts';

/** Requests a minute from one address: who reads link previews asks for one, a feed for twenty. */
const REQUESTS_MAXIMUM = 120;
const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

type CardsPluginOptions = { readCard: CardReader; store: CardStore };

/** Serves `GET` and `HEAD` of `/cards/{kind}/{id}/{language}.jpg`, and only of what everybody may see. */
export const cardsPlugin: FastifyPluginAsync<CardsPluginOptions> = namedScope(
  'cards',
  async (app, { readCard, store }) => {
    async function sendCard(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const url = request.raw.url ?? '';
      const address = parseCardUrl(url);
      const card = address && (await readCard(address.kind, address.id, address.language));
      if (!address || !card) throw new MediaError('media-not-found', { message: 'media-card-not-found' });
      const etag = `"${fingerprintOf(card)}"`;
      reply.headers({ etag, 'cache-control': /[?&]v=/.test(url) ? FOREVER : AN_HOUR });
      // A browser that has this version gets 304 without the card being drawn.
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/jpeg').send(await store.read(address, card));
    }

    app.get(
      '/cards/*',
      { config: { access: 'everyone', rateLimit: { max: REQUESTS_MAXIMUM } } },
      (request, reply) =>
        sendCard(request, reply).catch((error: unknown) => sendMediaFailure(error, request, reply)),
    );
  },
);

const ADDRESS = /^\/cards\/(property|article|event|page)\/([a-z0-9-]{1,64})\/([a-z]{2})\.jpg$/;

/** Nothing is percent-decoded: no valid address needs an escape. */
function parseCardUrl(url: string): CardAddress | undefined {
  const [, kind, id, language] = ADDRESS.exec(url.split('?', 1)[0] ?? '') ?? [];
  if (!kind || !id || !isLanguageTag(language)) return undefined;
  return { kind: kind as CardKind, id, language };
}
