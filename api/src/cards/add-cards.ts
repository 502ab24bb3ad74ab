import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { createPropertyRepository } from '../domains/catalog/index.ts';
import { createArticleRepository, createEventRepository } from '../domains/content/index.ts';
import type { MediaOriginals } from '../media/media-originals.ts';
import type { StorageArea } from '../storage/storage.ts';
import { createCardReader } from './card-reader.ts';
import { createCardStore } from './card-store.ts';
import { cardsPlugin } from './cards.plugin.ts';
import { renderCard } from './render-card.ts';

type CardsOptions = {
  database: Database;
  directory: string;
  originals: MediaOriginals;
  files: StorageArea;
  now: () => Date;
};

/** Wires the cards to what they say and to the pictures that they show. */
export async function addCards(
  app: FastifyInstance,
  { database, directory, originals, files, now }: CardsOptions,
): Promise<void> {
  await app.register(cardsPlugin, {
    readCard: createCardReader({
      properties: createPropertyRepository(database),
      articles: createArticleRepository(database),
      events: createEventRepository(database),
      now,
    }),
    store: createCardStore({
      directory,
      originals,
      render: renderCard,
      files,
    }),
  });
}
