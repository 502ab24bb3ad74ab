import sharp, { type Metadata, type Sharp } from 'sharp';
import { AVATAR_EDGE, type ImageSize } from './image-sizes.ts';
import { MediaError } from './media-error.ts';

/** 50 megapixels: more than a good camera takes, less than a decompression bomb needs. */
const LARGEST_PICTURE = 50_000_000;
const READABLE = new Set(['jpeg', 'png', 'webp', 'svg', 'heif']);

/** @throws Error with what is asked of it, for a picture that is too large or broken */
export function openPicture(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: LARGEST_PICTURE, failOn: 'error' });
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  const metadata = await openPicture(bytes).metadata();
  if (!READABLE.has(metadata.format)) throw new Error(`Format ${metadata.format} is not accepted`);
  return metadata;
}

function unreadable(cause: unknown): MediaError {
  return new MediaError('media-unreadable', { cause });
}

/** Decodes the whole picture; throws `media-unreadable`. Returns the extension under which it is stored. */
export async function decodePicture(bytes: Buffer): Promise<string> {
  try {
    const { format } = await readMetadata(bytes);
    await openPicture(bytes).stats();
    return format === 'heif' ? 'avif' : format === 'jpeg' ? 'jpg' : format;
  } catch (error) {
    throw unreadable(error);
  }
}

function resizeTo(picture: Sharp, size: ImageSize, isVector: boolean): Sharp {
  if (size !== 'avatar') return picture.resize({ width: Number(size), withoutEnlargement: !isVector });
  return picture.resize({ width: AVATAR_EDGE, height: AVATAR_EDGE, fit: 'cover', position: 'attention' });
}

/**
 * A drawing is rasterised with an alpha channel that is mostly full; without it the avif is made and shown
 * sooner.
 */
async function dropOpaqueAlpha(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const raster = sharp(data, { raw: { width, height, channels } });
  for (let at = channels - 1; at < data.length; at += channels) {
    if (data[at] !== 255) return raster;
  }
  return raster.removeAlpha();
}

/**
 * Renders one served size as avif. Vector pictures are drawn at that size; photographs are turned upright and
 * never enlarged. Effort 0 takes a twentieth of the time of effort 4 for a tenth more bytes. Throws
 * `media-unreadable`.
 */
export async function renderVariant(bytes: Buffer, size: ImageSize): Promise<Buffer> {
  try {
    const { format, hasAlpha } = await readMetadata(bytes);
    const resized = resizeTo(openPicture(bytes).autoOrient(), size, format === 'svg');
    const drawn = hasAlpha ? await dropOpaqueAlpha(resized) : resized;
    return await drawn.avif({ quality: 55, effort: 0 }).toBuffer();
  } catch (error) {
    throw unreadable(error);
  }
}
