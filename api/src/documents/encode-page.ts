import sharp, { type Sharp } from 'sharp';

/** Of the short side of a page in pixels: A4 at 150 dots an inch. */
export const PAGE_SHORT_EDGE = 1240;
/** A page that is longer gets margins, so that a third of it is wide enough for a whole watermark. */
export const PAGE_ASPECT_MAXIMUM = 2;
const SECONDS_MAXIMUM = 20;
const QUALITY = 80;

/** As WebP on white, with a short side of `PAGE_SHORT_EDGE` and without metadata. */
export async function encodePage(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .timeout({ seconds: SECONDS_MAXIMUM })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } })
    .resize({ ...pageSize(width, height), fit: 'contain', background: '#fff' })
    .webp({ quality: QUALITY, effort: 2 })
    .timeout({ seconds: SECONDS_MAXIMUM })
    .toBuffer();
}

export function pageSize(width: number, height: number): { width: number; height: number } {
  const aspect = Math.min(Math.max(width, height) / Math.min(width, height), PAGE_ASPECT_MAXIMUM);
  const long = Math.round(PAGE_SHORT_EDGE * aspect);
  return width < height ? { width: PAGE_SHORT_EDGE, height: long } : { width: long, height: PAGE_SHORT_EDGE };
}
