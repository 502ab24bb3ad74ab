import { IMAGE_SIZES, type ImageSize, isImageSize } from './image-sizes.ts';
import { MediaError } from './media-error.ts';

export const MEDIA_AREAS = ['global', 'upload'] as const;
export type MediaArea = (typeof MEDIA_AREAS)[number];
/** Below the folder of originals; `attachment` is served by no address of its own. */
export type StoredArea = MediaArea | 'attachment';

export interface VariantAddress {
  area: StoredArea;
  /** Path of the original inside its area, without extension: `scenes/home-1/facade-1`. */
  path: string;
  size: ImageSize;
}

const LONGEST_PATH = 240;
const DEEPEST_PATH = 8;
const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** Throws `media-path-invalid` unless the path is made of plain names, so that it cannot leave its folder. */
export function checkMediaPath(path: string): string {
  if (path.length > LONGEST_PATH) {
    const values = { count: LONGEST_PATH };
    throw new MediaError('media-path-invalid', { message: 'media-path-too-long', values });
  }
  const segments = path.split('/');
  const isPlain = segments.every((segment) => SEGMENT.test(segment) && !segment.includes('..'));
  if (!isPlain || segments.length > DEEPEST_PATH) {
    throw new MediaError('media-path-invalid');
  }
  return path;
}

/**
 * Reads `/<area>/<path>/<name>-<size>.avif` as it was sent. Nothing is percent-decoded: no valid address
 * needs an escape, so that an encoded slash, dot or NUL is refused instead of interpreted.
 */
export function parseVariantUrl(area: MediaArea, url: string): VariantAddress {
  const address = url.split('?', 1)[0] ?? '';
  const full = checkMediaPath(address.slice(area.length + 2));
  if (!full.endsWith('.avif')) {
    throw new MediaError('media-not-found', { message: 'media-not-avif' });
  }
  const name = full.slice(0, -'.avif'.length);
  const dash = name.lastIndexOf('-');
  const size = name.slice(dash + 1);
  if (dash < 1 || !isImageSize(size)) {
    throw new MediaError('media-size-unknown', { values: { sizes: IMAGE_SIZES.join(', ') } });
  }
  return { area, path: checkMediaPath(name.slice(0, dash)), size };
}
