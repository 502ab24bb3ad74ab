import { BRANDS_BYTES, isHeic } from '@moien/contract';
import { ProblemError } from '../../../lib/problem-error.ts';
import { perceptualHash } from '../../../media/perceptual-hash.ts';
import type { PhotoStore } from '../../../media/photo-store.ts';
import { readUpload } from '../../../media/read-upload.ts';
import { uploadTypeOf } from '../../../media/upload-type.ts';

/** A photo as it is kept: its path, what it looks like, and its size in pixels. */
export type KeptPhoto = { path: string; hash: bigint; width: number | null; height: number | null };

/**
 * By the first part of a file, before it is kept: what cannot become a photo is not sent to its end.
 * @param isWhole whether these are all bytes of the file
 * @throws ProblemError 415 `heic-unsupported` or `upload-type-unsupported`
 */
export function refuseOtherTypes(start: Buffer, { isWhole }: { isWhole: boolean }): void {
  if (isHeic(start)) throw new ProblemError(415, 'heic-unsupported');
  if (start.byteLength < BRANDS_BYTES && !isWhole) return;
  const type = uploadTypeOf(start);
  if (type === undefined || type === 'application/pdf')
    throw new ProblemError(415, 'upload-type-unsupported', { message: 'photo-type-unsupported' });
}

/** Decodes it, encodes it anew and writes it. @throws ProblemError 415, 422 or 503, and leaves nothing */
export async function keepPhoto(bytes: Buffer, store: Pick<PhotoStore, 'add'>): Promise<KeptPhoto> {
  refuseOtherTypes(bytes, { isWhole: true });
  const { width, height, ...file } = await readUpload(bytes);
  const [hash, path] = await Promise.all([perceptualHash(file.bytes), store.add(file)]);
  return { path, hash, width, height };
}
