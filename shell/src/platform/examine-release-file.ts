import type { RegistryEntry, Release } from '@moien/contract';
import { examineFile, type FileCondition } from './examine-file.ts';

/**
 * What is wrong with a browser file of a release, by its path there, and what the file has to be, as far as
 * it is known.
 */
export async function examineReleaseFile(
  release: RegistryEntry,
  path: string,
): Promise<{ condition: FileCondition; integrity?: string }> {
  const integrity =
    path === release.entry
      ? release.integrity
      : (release.preloadIntegrity?.[path] ?? (await publishedIntegrity(release, path)));
  return { condition: await examineFile(`${release.base}${path}`, integrity), integrity };
}

/** A page is told only what first paints need; of other files the release's description says it. */
async function publishedIntegrity(
  { remote, version }: RegistryEntry,
  path: string,
): Promise<string | undefined> {
  try {
    const response = await fetch(`/api/releases/${remote.name}/${version}`);
    const { files } = (await response.json()) as Pick<Release, 'files'>;
    return files.find((file) => file.path === path)?.integrity;
  } catch {
    return undefined;
  }
}
