import { join } from 'node:path';
import { CARD_DESIGN, type CardKind, type ImagePath, type LanguageTag } from '@moien/contract';
import { createBoundedLimit } from '../lib/bounded-limit.ts';
import { sha256Hex } from '../lib/sha256.ts';
import { MediaError } from '../media/media-error.ts';
import type { MediaOriginals } from '../media/media-originals.ts';
import { MEDIA_AREAS } from '../media/media-path.ts';
import { readVariant } from '../media/read-variant.ts';
import type { StorageArea } from '../storage/storage.ts';
import { StorageUnavailable } from '../storage/storage-fault.ts';
import type { Card } from './card.ts';
import { PAGE_PICTURES } from './card-reader.ts';

/** A card takes about a second of one core; the last one that waits, half a minute. */
const WAITING_MAXIMUM = 30;

export type CardAddress = { kind: CardKind; id: string; language: LanguageTag };

type CardStoreOptions = {
  /** Holds `variants/cards/`. */
  directory: string;
  originals: MediaOriginals;
  render: (card: Card, picture: Buffer) => Promise<Buffer>;
  files: StorageArea;
};

export type CardStore = {
  /** JPEG; drawn on the first request for this content, one at a time. Throws a MediaError. */
  read(address: CardAddress, card: Card): Promise<Buffer>;
};

/** Changes with everything that is drawn. */
export function fingerprintOf(card: Card): string {
  return sha256Hex(JSON.stringify([CARD_DESIGN, card.title, card.facts, card.picture])).slice(0, 20);
}

export function createCardStore({ directory, originals, render, files }: CardStoreOptions): CardStore {
  const runWithinLimit = createBoundedLimit(1, WAITING_MAXIMUM, () => new MediaError('media-busy'));
  const inProgress = new Map<string, Promise<Buffer>>();

  async function make(card: Card, folder: string, name: string): Promise<Buffer> {
    const jpeg = await runWithinLimit(() => draw(card)).catch((cause: unknown) => {
      if (cause instanceof MediaError || cause instanceof StorageUnavailable) throw cause;
      throw new MediaError('media-unreadable', { message: 'media-card-unreadable', cause });
    });
    // A card that cannot be stored is still sent; the storage module logs the fault (decision 0048).
    await files
      .write(join(folder, name), jpeg)
      .then(() => removeOthers(folder, name))
      .catch(() => undefined);
    return jpeg;
  }

  /** The store has one card for each page and language: nothing links the former one any more. */
  async function removeOthers(folder: string, name: string): Promise<void> {
    const [language = ''] = name.split('-', 1);
    const others = (await files.list(folder)).filter(
      (file) => file.startsWith(`${language}-`) && file.endsWith('.jpg') && file !== name,
    );
    await Promise.all(others.map((file) => files.remove(join(folder, file))));
  }

  /** The picture may have to be drawn first, so it too is work of one at a time. */
  async function draw(card: Card): Promise<Buffer> {
    const picture = (await openPicture(card.picture)) ?? (await openPicture(PAGE_PICTURES.home));
    if (!picture) throw new MediaError('media-not-found');
    return render(card, picture);
  }

  function openPicture(path: ImagePath): Promise<Buffer | undefined> | undefined {
    const [, first, ...rest] = path.split('/');
    const area = MEDIA_AREAS.find((known) => known === first);
    return area && originals.open(area, rest.join('/'));
  }

  return {
    async read({ kind, id, language }, card) {
      const folder = join(directory, 'variants', 'cards', kind, id);
      const name = `${language}-${fingerprintOf(card)}.jpg`;
      const file = join(folder, name);
      const running = inProgress.get(file);
      if (running) return running;
      // Registered before the first await, so that requests arriving together share one drawing.
      const made = readVariant(files, file)
        .then((kept) => kept ?? make(card, folder, name))
        .finally(() => inProgress.delete(file));
      inProgress.set(file, made);
      return made;
    },
  };
}
