import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DEVELOPMENT_SIGNING_KEY } from '@moien/api/config';
import { createRegistrySigner } from '@moien/api/domains/platform/index';
import { REGISTRY_FORMAT, type RegistryState, toOffer } from '@moien/contract';
import { readWorkspaceBuilds } from '@moien/tooling/webpack/workspace-builds';

/** Folders of a site that a gateway is told of by its environment. */
export type SiteFolders = { MOIEN_VAR: string; RELEASES_DIRECTORY: string };

/**
 * Offers the builds below a site's folder in a signed registry of its own, from which its gateway starts:
 * several sites on one database have different releases, some of which no API would publish.
 */
export async function writeSiteRegistry(folder: string): Promise<SiteFolders> {
  const builds = await readWorkspaceBuilds(folder);
  const folders = { MOIEN_VAR: join(folder, 'var'), RELEASES_DIRECTORY: join(folder, 'var/releases') };
  for (const { release, folder: built } of builds) {
    const link = join(folders.RELEASES_DIRECTORY, release.remote.name, release.version);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(built, link);
  }
  const state: RegistryState = {
    format: REGISTRY_FORMAT,
    sequence: 1,
    remotes: builds.map(({ release }) => ({ name: release.remote.name, offers: [toOffer(release)] })),
  };
  const signer = createRegistrySigner(
    { registrySigningKey: DEVELOPMENT_SIGNING_KEY, registryKeyId: 'development' },
    () => new Date(),
  );
  const registry = signer.signAnew(JSON.stringify(state));
  writeFileSync(join(folders.MOIEN_VAR, 'registry.json'), JSON.stringify(registry));
  return folders;
}
