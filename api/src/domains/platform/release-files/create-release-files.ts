import type { ApiConfig } from '../../../config.ts';
import type { StorageArea } from '../../../storage/storage.ts';
import { createFolderFiles } from './folder-files.ts';
import type { ReleaseFiles } from './release-files.ts';
import { createS3Files } from './s3-files.ts';

/** The store that the environment names, else the folder. */
export function createReleaseFiles(
  { releasesS3Url, releasesDirectory }: Pick<ApiConfig, 'releasesS3Url' | 'releasesDirectory'>,
  area?: StorageArea,
): ReleaseFiles {
  return releasesS3Url ? createS3Files(releasesS3Url) : createFolderFiles(releasesDirectory, area);
}
