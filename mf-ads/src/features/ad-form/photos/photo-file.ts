import { BRANDS_BYTES, isHeic } from '@moien/contract';

/** The longest side in pixels that the service keeps; iPhones draw no larger canvas. */
const EDGE_MAXIMUM = 4096;
const QUALITY = 0.9;

/**
 * What is sent of a file: a HEIC photo as JPEG, where this browser decodes it as Safari does.
 * @returns undefined where it does not
 */
export async function readableFile(file: File): Promise<Blob | undefined> {
  const start = await file.slice(0, BRANDS_BYTES).arrayBuffer();
  return isHeic(new Uint8Array(start)) ? toJpeg(file) : file;
}

async function toJpeg(file: File): Promise<Blob | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, EDGE_MAXIMUM / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await new Promise((resolve) => {
      canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', QUALITY);
    });
  } catch {
    return undefined;
  }
}
