import { IMAGE_WIDTHS, type ImageWidth } from '@moien/contract';

/** Edge of the square avatar in pixels (specification §3). */
export const AVATAR_EDGE = 512;

/** The last part of a picture's address: a width in pixels, or the avatar. */
export type ImageSize = `${ImageWidth}` | 'avatar';

export const IMAGE_SIZES: readonly string[] = [...IMAGE_WIDTHS.map(String), 'avatar'];

export function isImageSize(text: string): text is ImageSize {
  return IMAGE_SIZES.includes(text);
}
