import type { RegistryEntry, Release } from '@moien/contract';

/**
 * Of any browser file of a release, to tell what is wrong with it: pages are told only those of first paints.
 * `undefined` where it cannot be learned.
 */
export async function publishedIntegrity(
  { remote, version, preloadIntegrity }: RegistryEntry,
  path: string,
): Promise<string | undefined> {
  const known = preloadIntegrity?.[path];
  if (known) return known;
  try {
    const response = await fetch(`/api/releases/${remote.name}/${version}`);
    const { files } = (await response.json()) as Pick<Release, 'files'>;
    return files.find((file) => file.path === path)?.integrity;
  } catch {
    return undefined;
  }
}
