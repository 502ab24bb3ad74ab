import { join } from 'node:path';
import { createBoundedLimit } from '../lib/bounded-limit.ts';
import type { StorageArea } from '../storage/storage.ts';
import type { ImageSize } from './image-sizes.ts';
import { MediaError } from './media-error.ts';
import type { MediaOriginals } from './media-originals.ts';
import type { VariantAddress } from './media-path.ts';
import { readVariant } from './read-variant.ts';

const RENDERS_AT_ONCE = 2;
/** At a tenth of a second each the last one waits about ten seconds. */
const WAITING_MAXIMUM = 200;

interface VariantStoreOptions {
  directory: string;
  originals: MediaOriginals;
  render: (bytes: Buffer, size: ImageSize) => Promise<Buffer>;
  files: StorageArea;
}

interface VariantStore {
  /** The avif bytes; made on the first request. Throws a MediaError. */
  read(address: VariantAddress): Promise<Buffer>;
}

export function createVariantStore({
  directory,
  originals,
  render,
  files,
}: VariantStoreOptions): VariantStore {
  const runWithinLimit = createBoundedLimit(
    RENDERS_AT_ONCE,
    WAITING_MAXIMUM,
    () => new MediaError('media-busy'),
  );
  const inProgress = new Map<string, Promise<Buffer>>();

  async function make({ area, path, size }: VariantAddress, file: string): Promise<Buffer> {
    // Before it waits for its turn: an address that anybody can make up takes no place among the real ones.
    const original = await originals.open(area, path);
    if (original === undefined) throw new MediaError('media-not-found');
    const variant = await runWithinLimit(() => render(original, size));
    // A variant that cannot be stored is still sent; the storage module logs the fault (decision 0048).
    await files.write(file, variant).catch(() => undefined);
    return variant;
  }

  async function read(address: VariantAddress): Promise<Buffer> {
    const file = join(directory, 'variants', address.area, `${address.path}-${address.size}.avif`);
    const running = inProgress.get(file);
    if (running !== undefined) return running;
    // Registered before the first await, so that requests arriving together share one render.
    const made = readVariant(files, file)
      .then((kept) => kept ?? make(address, file))
      .finally(() => inProgress.delete(file));
    inProgress.set(file, made);
    return made;
  }

  return { read };
}
