import { join } from 'node:path';
import type { StorageArea } from '../storage/storage.ts';
import type { FileCipher, WrappedKey } from './file-cipher.ts';

export type StoredDocument = { id: string; key: WrappedKey };
/** What was uploaded, until it is checked; then its pages, from 1. */
export type DocumentPart = 'upload' | number;

/** By the end of their ids, so that no folder grows large. */
const SHARDS = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, '0'));

export type DocumentStore = ReturnType<typeof createDocumentStore>;

/**
 * Documents of rental files, encrypted, in a folder for each. They are beside the originals of pictures, and
 * so in no backup of those: a copy would outlive what somebody erases.
 */
export function createDocumentStore(directory: string, files: StorageArea, cipher: FileCipher) {
  const root = join(directory, 'documents');
  const folderOf = (id: string) => join(root, id.slice(-2), id);
  const fileOf = (id: string, part: DocumentPart) => join(folderOf(id), String(part));
  const contextOf = (id: string, part: DocumentPart) => `${id} ${part}`;

  return {
    makeKey: (): WrappedKey => cipher.makeKey(),

    write: ({ id, key }: StoredDocument, part: DocumentPart, bytes: Buffer): Promise<void> =>
      files.write(fileOf(id, part), cipher.encrypt(key, bytes, contextOf(id, part)), {
        isDurable: true,
        isPrivate: true,
      }),

    /** Undefined when the file is gone. */
    async read({ id, key }: StoredDocument, part: DocumentPart): Promise<Buffer | undefined> {
      const encrypted = await files.read(fileOf(id, part));
      return encrypted && cipher.decrypt(key, encrypted, contextOf(id, part));
    },

    removePart: (id: string, part: DocumentPart): Promise<void> => files.remove(fileOf(id, part)),

    remove: (id: string): Promise<void> => files.removeFolder(folderOf(id)),

    /**
     * Removes documents that no row names, if they are older than `before`: the row of a younger one may not
     * be committed yet.
     */
    async removeUnnamed(before: Date, findNamed: (ids: string[]) => Promise<Set<string>>): Promise<void> {
      for (const shard of SHARDS) {
        const ids = (await files.list(join(root, shard))).filter((id) => isOlder(id, before));
        if (ids.length === 0) continue;
        const named = await findNamed(ids);
        for (const id of ids) if (!named.has(id)) await files.removeFolder(folderOf(id));
      }
    },
  };
}

/** The first 48 bits of a UUIDv7 are its time in milliseconds (RFC 9562). */
function isOlder(id: string, before: Date): boolean {
  return Number.parseInt(id.slice(0, 13).replace('-', ''), 16) < before.getTime();
}
