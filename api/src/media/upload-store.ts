import { randomUUIDv7 } from 'node:crypto';
import { join } from 'node:path';
import type { ImageWidth } from '@moien/contract';
import type { StorageArea } from '../storage/storage.ts';
import { renderVariant } from './image-variant.ts';
import { createDiskOriginals } from './media-originals.ts';
import type { ReadUpload } from './read-upload.ts';
import { createVariantStore } from './variant-store.ts';

/** What somebody has uploaded: the name of its file, and what it is. */
export type StoredUpload = Pick<ReadUpload, 'mediaType'> & { fileId: string };

export type UploadStore = ReturnType<typeof createUploadStore>;

const EXTENSIONS = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'application/pdf': 'pdf' } as const;
const AREA = 'attachment';
/** By the end of its id, which is random: so many that none of them grows large. */
const FOLDERS = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, '0'));
const ID_CHARACTERS = 36;

/**
 * Files of people for people: below the folder of originals, which is backed up, and served by no address of
 * its own. What may be read by whom is the caller's to know.
 */
export function createUploadStore(directory: string, files: StorageArea) {
  const variants = createVariantStore({
    directory,
    originals: createDiskOriginals(directory, files),
    render: renderVariant,
    files,
  });
  const fileOf = (upload: StoredUpload) => join(directory, 'originals', uploadPath(upload));

  return {
    /** @returns the name of the file, which outlasts a power cut */
    async add({ mediaType, bytes }: Pick<ReadUpload, 'mediaType' | 'bytes'>): Promise<string> {
      const fileId = randomUUIDv7();
      await files.write(fileOf({ fileId, mediaType }), bytes, {
        isNew: true,
        isDurable: true,
        isPrivate: true,
      });
      return fileId;
    },

    extensionOf: (mediaType: StoredUpload['mediaType']): string => EXTENSIONS[mediaType],

    /** Undefined when the file is gone. */
    read: (upload: StoredUpload): Promise<Buffer | undefined> => files.read(fileOf(upload)),

    /** As avif. @throws MediaError */
    readWidth: ({ fileId }: StoredUpload, width: ImageWidth): Promise<Buffer> =>
      variants.read({ area: AREA, path: pathOf(fileId), size: `${width}` }),

    remove: (upload: StoredUpload): Promise<void> => files.remove(fileOf(upload)),

    /**
     * Removes files that nothing names any more, with all that was made of them. Files that are younger than
     * `before` stay: what names them may not be committed yet.
     * @param findNamed which of the given files something names
     */
    async removeUnnamed(before: Date, findNamed: (fileIds: string[]) => Promise<Set<string>>): Promise<void> {
      const folders = FOLDERS.flatMap((part) =>
        ['originals', 'variants'].map((kind) => join(directory, kind, AREA, part)),
      );
      for (const folder of folders) {
        const names = (await files.list(folder)).filter((name) => isOlder(name, before));
        if (names.length === 0) continue;
        const named = await findNamed([...new Set(names.map(fileIdOf))]);
        const unnamed = names.filter((name) => !named.has(fileIdOf(name)));
        for (const name of unnamed) await files.remove(join(folder, name));
      }
    },
  };
}

/** Where a file is below the folder of originals. */
export function isUploadType(mediaType: unknown): mediaType is StoredUpload['mediaType'] {
  return typeof mediaType === 'string' && Object.hasOwn(EXTENSIONS, mediaType);
}

export function uploadPath({ fileId, mediaType }: StoredUpload): string {
  return `${AREA}/${pathOf(fileId)}.${EXTENSIONS[mediaType]}`;
}

function pathOf(fileId: string): string {
  return `${fileId.slice(-2)}/${fileId}`;
}

function fileIdOf(name: string): string {
  return name.slice(0, ID_CHARACTERS);
}

/** An id (UUIDv7) begins with its milliseconds. */
function isOlder(name: string, before: Date): boolean {
  const milliseconds = Number.parseInt(name.slice(0, 13).replace('-', ''), 16);
  return milliseconds < before.getTime();
}
