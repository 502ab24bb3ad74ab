import { randomUUIDv7 } from 'node:crypto';
import { join } from 'node:path';
import type { StorageArea } from '../storage/storage.ts';
import { IMAGE_SIZES } from './image-sizes.ts';
import type { ReadUpload } from './read-upload.ts';

const EXTENSIONS = { 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;
/** Below `/upload`, which is public: a photo is shown at an address that nobody can guess. */
type PhotoFolder = 'ads' | 'people';
const PART_DIGITS = 8;
/** By the end of their ids, so that no folder grows large. */
const SHARDS = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, '0'));
const ID_CHARACTERS = 36;
const OWN_PATH = /^\/upload\/[a-z]+\/[0-9a-f]{2}\/[0-9a-f-]{36}$/;

export type PhotoStore = ReturnType<typeof createPhotoStore>;

/** Photos of homes or of people among the originals, and those of which only a part is here. */
export function createPhotoStore(directory: string, files: StorageArea, folder: PhotoFolder) {
  const partsFolder = (photoId: string) => join(directory, 'parts', photoId);
  const original = (path: string, extension: string) => join(directory, 'originals', `${path}.${extension}`);

  async function remove(path: string): Promise<void> {
    for (const extension of Object.values(EXTENSIONS)) await files.remove(original(path, extension));
    for (const size of IMAGE_SIZES) await files.remove(join(directory, 'variants', `${path}-${size}.avif`));
  }

  return {
    /** @returns the path without size and format, as pages name it */
    async add({ mediaType, bytes }: Pick<ReadUpload, 'mediaType' | 'bytes'>): Promise<string> {
      if (mediaType === 'application/pdf') throw new Error('A PDF is no photo.');
      const fileId = randomUUIDv7();
      const path = `/upload/${folder}/${fileId.slice(-2)}/${fileId}`;
      await files.write(original(path, EXTENSIONS[mediaType]), bytes, { isNew: true, isDurable: true });
      return path;
    },

    /** Others are drawn on request, or shared by an import. */
    isOwn: (path: string): boolean => path.startsWith(`/upload/${folder}/`),

    /** As it was kept; undefined for one that is not of this folder, and where the file is gone. */
    async readOriginal(path: string): Promise<{ name: string; bytes: Buffer } | undefined> {
      if (!OWN_PATH.test(path) || !path.startsWith(`/upload/${folder}/`)) return undefined;
      for (const extension of Object.values(EXTENSIONS)) {
        const bytes = await files.read(original(path, extension));
        if (bytes) return { name: `${path.slice(-ID_CHARACTERS)}.${extension}`, bytes };
      }
      return undefined;
    },

    /** With all that was made of it. */
    remove,

    addPart: (photoId: string, offset: number, bytes: Buffer): Promise<void> =>
      files.write(join(partsFolder(photoId), String(offset).padStart(PART_DIGITS, '0')), bytes, {
        isPrivate: true,
      }),

    /** All parts in their order. */
    async readParts(photoId: string): Promise<Buffer> {
      const names = (await files.list(partsFolder(photoId))).sort();
      const parts = await Promise.all(names.map((name) => files.read(join(partsFolder(photoId), name))));
      return Buffer.concat(parts.filter((part) => part !== undefined));
    },

    removeParts: (photoId: string): Promise<void> => files.removeFolder(partsFolder(photoId)),

    /**
     * Removes photos that nothing shows, if they are older than `before`: the row of a younger one may not be
     * committed yet.
     * @param findShown which of the paths something shows
     */
    async removeUnshown(
      before: Date,
      findShown: (paths: readonly string[]) => Promise<Set<string>>,
    ): Promise<void> {
      for (const shard of SHARDS) {
        const names = await files.list(join(directory, 'originals', 'upload', folder, shard));
        const ids = [...new Set(names.map((name) => name.slice(0, ID_CHARACTERS)))];
        const paths = ids.filter((id) => isOlder(id, before)).map((id) => `/upload/${folder}/${shard}/${id}`);
        if (paths.length === 0) continue;
        const shown = await findShown(paths);
        for (const path of paths) if (!shown.has(path)) await remove(path);
      }
    },
  };
}

/** An id (UUIDv7) begins with its milliseconds. */
function isOlder(id: string, before: Date): boolean {
  return Number.parseInt(id.slice(0, 13).replace('-', ''), 16) < before.getTime();
}
