import type { RegistryEntry } from '@moien/contract';
import { importFresh } from '@moien/shared-lib';
import type { examineReleaseFile } from './examine-release-file.ts';

/**
 * The code that examines is fetched when something has failed; where it cannot be had, the file cannot
 * either.
 */
export function lookAtFile(
  release: RegistryEntry,
  path: string,
): Promise<Awaited<ReturnType<typeof examineReleaseFile>>> {
  return importFresh(() => import(/* webpackChunkName: "reports" */ './examine-release-file.ts')).then(
    (examiner) => examiner.examineReleaseFile(release, path),
    () => ({ condition: 'unreachable' }),
  );
}
