import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageSize } from './image-sizes.ts';
import { createLimiter } from './limiter.ts';
import { MediaError } from './media-error.ts';
import type { MediaOriginals } from './media-originals.ts';
import type { VariantAddress } from './media-path.ts';
import { writeAtomically } from './write-atomically.ts';

const RENDERS_AT_ONCE = 2;
/** At a tenth of a second each the last one waits about ten seconds. */
const WAITING_MAXIMUM = 200;

interface VariantStoreOptions {
  directory: string;
  originals: MediaOriginals;
  render: (bytes: Buffer, size: ImageSize) => Promise<Buffer>;
  /** Called when a variant was made but could not be kept; it is served all the same. */
  onWriteFailure: (error: unknown) => void;
}

interface VariantStore {
  /** The avif bytes; made on the first request. Throws a MediaError. */
  read(address: VariantAddress): Promise<Buffer>;
}

export function createVariantStore({
  directory,
  originals,
  render,
  onWriteFailure,
}: VariantStoreOptions): VariantStore {
  const limit = createLimiter(
    RENDERS_AT_ONCE,
    WAITING_MAXIMUM,
    () => new MediaError('media-busy', 'Too many pictures are being made. Please try again in a moment.'),
  );
  const inProgress = new Map<string, Promise<Buffer>>();

  async function make({ area, path, size }: VariantAddress, file: string): Promise<Buffer> {
    // Before it waits for its turn: an address that anybody can make up takes no place among the real ones.
    const original = await originals.open(area, path);
    if (original === undefined)
      throw new MediaError('media-not-found', 'There is no picture at this address.');
    const variant = await limit(() => render(original, size));
    await writeAtomically(file, variant).catch(onWriteFailure);
    return variant;
  }

  async function read(address: VariantAddress): Promise<Buffer> {
    const file = join(directory, 'variants', address.area, `${address.path}-${address.size}.avif`);
    const running = inProgress.get(file);
    if (running !== undefined) return running;
    // Registered before the first await, so that requests arriving together share one render.
    const made = readFile(file)
      .catch(() => make(address, file))
      .finally(() => inProgress.delete(file));
    inProgress.set(file, made);
    return made;
  }

  return { read };
}
