import type { ImagePath } from './scalars.schema.ts';

/** Widths in pixels in which the media pipeline serves a picture (product decision 32). */
export const IMAGE_WIDTHS = [360, 512, 640, 960, 1920] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

export function imageUrl(path: ImagePath, size: ImageWidth | 'avatar'): string {
  return `${path}-${size}.avif`;
}
