import { BRANDS_BYTES, isHeic } from '@moien/contract';

/** Of files that this page reads; what it sends of them is far smaller. */
const FILE_BYTES_MAXIMUM = 30 * 1024 * 1024;

export type ReadPicture = { picture: ImageBitmap } | { problem: 'too-large' | 'heic' | 'unreadable' };

/** The pixels of a file, upright. HEIC is read where this browser decodes it, as Safari does. */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  if (file.size > FILE_BYTES_MAXIMUM) return { problem: 'too-large' };
  try {
    return { picture: await createImageBitmap(file) };
  } catch {
    const start = new Uint8Array(await file.slice(0, BRANDS_BYTES).arrayBuffer());
    return { problem: isHeic(start) ? 'heic' : 'unreadable' };
  }
}
