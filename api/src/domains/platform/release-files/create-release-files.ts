import type { StorageArea } from '../../../storage/storage.ts';
import { createFolderFiles } from './folder-files.ts';
import type { ReleaseFiles } from './release-files.ts';
import { createS3Files } from './s3-files.ts';

export interface ReleaseFilesSettings {
  /** Where the files of releases are kept, unless there is an S3 store. */
  readonly releasesDirectory: string;
  readonly releasesS3Url: string | undefined;
}

/** The store that the environment names, else the folder. */
export function createReleaseFiles(
  { releasesS3Url, releasesDirectory }: ReleaseFilesSettings,
  area?: StorageArea,
): ReleaseFiles {
  return releasesS3Url ? createS3Files(releasesS3Url) : createFolderFiles(releasesDirectory, area);
}
