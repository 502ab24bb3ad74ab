import { perceptualHash } from '../../../media/perceptual-hash.ts';
import type { PhotoStore } from '../../../media/photo-store.ts';
import { refuseOtherTypes } from '../../../media/photo-type.ts';
import { readUpload } from '../../../media/read-upload.ts';

/** A photo as it is kept: its path, what it looks like, and its size in pixels. */
export type KeptPhoto = { path: string; hash: bigint; width: number | null; height: number | null };

/** Decodes it, encodes it anew and writes it. @throws ProblemError 415, 422 or 503, and leaves nothing */
export async function keepPhoto(bytes: Buffer, store: Pick<PhotoStore, 'add'>): Promise<KeptPhoto> {
  refuseOtherTypes(bytes, { isWhole: true });
  const { width, height, ...file } = await readUpload(bytes);
  const [hash, path] = await Promise.all([perceptualHash(file.bytes), store.add(file)]);
  return { path, hash, width, height };
}
