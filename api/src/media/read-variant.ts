import type { StorageArea } from '../storage/storage.ts';
import { StorageUnavailable } from '../storage/storage-fault.ts';

/**
 * What was made before and kept; undefined when it has to be made, as when it cannot be read or is empty,
 * which a power cut may leave.
 */
export async function readVariant(files: StorageArea, file: string): Promise<Buffer | undefined> {
  const kept = await files.read(file).catch((error: unknown) => {
    // A disk that hangs would only be waited for again.
    if (error instanceof StorageUnavailable && error.code === 'ETIMEDOUT') throw error;
    return undefined;
  });
  return kept?.byteLength ? kept : undefined;
}
