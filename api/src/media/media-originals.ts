import { join } from 'node:path';
import { type StorageArea, UNWATCHED } from '../storage/storage.ts';
import type { StoredArea } from './media-path.ts';

/**
 * Where full-size pictures come from. They are the source of variants and never leave the server themselves.
 */
export interface MediaOriginals {
  /** `path` has no extension; undefined when there is no such picture. */
  open(area: StoredArea, path: string): Promise<Buffer | undefined>;
}

const ORIGINAL_EXTENSIONS = ['avif', 'jpg', 'jpeg', 'png', 'webp', 'svg'] as const;

/** Pictures under `<directory>/originals/<area>/`. */
export function createDiskOriginals(
  directory: string,
  { read }: Pick<StorageArea, 'read'> = UNWATCHED,
): MediaOriginals {
  return {
    async open(area, path) {
      for (const extension of ORIGINAL_EXTENSIONS) {
        const bytes = await read(join(directory, 'originals', area, `${path}.${extension}`));
        if (bytes !== undefined) return bytes;
      }
      return undefined;
    },
  };
}

/** Opens of `/upload` only what is in use: a made-up address costs no picture that is drawn on request. */
export function openOnlyKnown(
  originals: MediaOriginals,
  isKnown: (path: string) => Promise<boolean>,
): MediaOriginals {
  return {
    open: async (area, path) =>
      area === 'global' || (await isKnown(`/${area}/${path}`)) ? originals.open(area, path) : undefined,
  };
}

/** Asks each source in turn. */
export function firstOriginalOf(sources: readonly MediaOriginals[]): MediaOriginals {
  return {
    async open(area, path) {
      for (const source of sources) {
        const bytes = await source.open(area, path);
        if (bytes !== undefined) return bytes;
      }
      return undefined;
    },
  };
}
