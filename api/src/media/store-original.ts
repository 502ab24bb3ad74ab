import { join } from 'node:path';
import { errorCodeOf } from '../storage/error-code.ts';
import { writeAtomically } from '../storage/write-atomically.ts';
import { decodePicture } from './image-variant.ts';
import { MediaError } from './media-error.ts';
import { checkMediaPath, type MediaArea } from './media-path.ts';

/**
 * Keeps a picture under `<directory>/originals/<area>/<path>.<format>` after decoding it whole; `path` has no
 * extension. Variants are immutable, so a stored picture is never replaced: a new picture takes a new path.
 * Throws `media-path-invalid`, `media-unreadable` or `media-already-stored`. Returns the file's path.
 */
export async function storeOriginal(
  directory: string,
  area: MediaArea,
  path: string,
  bytes: Buffer,
): Promise<string> {
  const checked = checkMediaPath(path);
  const extension = await decodePicture(bytes);
  const file = join(directory, 'originals', area, `${checked}.${extension}`);
  try {
    await writeAtomically(file, bytes, { isNew: true, isDurable: true });
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') {
      throw new MediaError('media-already-stored', { cause: error });
    }
    throw error;
  }
  return file;
}
