import { join } from 'node:path';
import { drawScene } from '../scenes/draw-scene.ts';
import { indexOfIllustration } from '../scenes/illustrations.ts';
import { sceneNamed } from '../scenes/registry.ts';
import { type StorageArea, UNWATCHED } from '../storage/storage.ts';
import type { MediaArea } from './media-path.ts';

/**
 * Where full-size pictures come from. They are the source of variants and never leave the server themselves.
 */
export interface MediaOriginals {
  /** `path` has no extension; undefined when there is no such picture. */
  open(area: MediaArea, path: string): Promise<Buffer | undefined>;
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

const SCENE = /^scenes\/([a-z0-9-]{1,64})\/([a-z-]{1,20})-(\d{1,2})$/;
const BANNER = /^banner-([1-9]|1[0-2])$/;

/** The project's own pictures under `/global`: `banner-1` to `banner-12` and those of the blog by name. */
function drawGlobal(path: string): string | undefined {
  const banner = BANNER.exec(path)?.[1];
  if (banner !== undefined)
    return drawScene({ seed: path, kind: 'banner', index: Number(banner), width: 1920, height: 823 });
  const index = indexOfIllustration(path);
  if (index === undefined) return undefined;
  return drawScene({ seed: path, kind: 'illustration', index, width: 1920, height: 1080 });
}

/** `scenes/<seed>/<name>-<index>`, the pictures of a home; the name is a kind or a family of façades. */
function drawHome(path: string): string | undefined {
  const [, seed, name = '', index] = SCENE.exec(path) ?? [];
  const scene = sceneNamed(name);
  if (seed === undefined || scene === undefined) return undefined;
  return drawScene({ ...scene, seed, index: Number(index), width: 1920, height: 1280 });
}

/** The project's own picture book. */
export function createDrawnOriginals(): MediaOriginals {
  return {
    async open(area, path) {
      const picture = area === 'global' ? drawGlobal(path) : drawHome(path);
      return picture === undefined ? undefined : Buffer.from(picture);
    },
  };
}

/** Draws for `/upload` only what is in use: an address that anybody can make up costs no picture. */
export function drawOnlyKnown(
  drawn: MediaOriginals,
  isKnown: (path: string) => Promise<boolean>,
): MediaOriginals {
  return {
    open: async (area, path) =>
      area === 'global' || (await isKnown(`/${area}/${path}`)) ? drawn.open(area, path) : undefined,
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
