import { createReleaseToken } from '@moien/api/domains/platform/index';
import { activateRelease, publishRelease, type ReleaseEvent, rollbackRelease } from '@moien/contract';
import { rootDirectory } from '../paths.ts';
import { createClient } from '../release/client.ts';
import { untilShown } from '../release/until-shown.ts';
import { readWorkspaceBuild } from '../webpack/workspace-builds.ts';
import { type RemadeRelease, remakeRelease } from './remake-release.ts';

export type ReleaseEdit = NonNullable<Parameters<typeof remakeRelease>[2]>;

/** A running site whose releases are changed through its own calls, as a team would. */
export type ReleaseSite = Awaited<ReturnType<typeof openReleaseSite>>;

export async function openReleaseSite({ address, databaseUrl }: { address: string; databaseUrl: string }) {
  const { token } = await createReleaseToken(databaseUrl, { name: 'releases of tests', remotes: ['*'] });
  const client = createClient({ url: address, token });
  let versionCount = 0;

  async function untilOffered({ sequence, version }: ReleaseEvent): Promise<string> {
    await untilShown(client, sequence);
    return version ?? '';
  }
  async function activate(remote: string, version: string): Promise<string> {
    const answer = await client.send(activateRelease, { body: { remote, version } });
    if (!('sequence' in answer)) throw new Error('A site of tests waits for nobody.');
    return untilOffered(answer);
  }

  return {
    address,
    activate,
    /** Publishes the workspace's build as another version, with contents as `edit` leaves them. */
    async publish(remote: string, edit?: ReleaseEdit): Promise<RemadeRelease['release']> {
      versionCount += 1;
      const version = `0.1.0-${String(versionCount).padStart(12, '0')}`;
      const remade = remakeRelease(readWorkspaceBuild(rootDirectory, remote).folder, version, edit);
      await client.send(publishRelease, { body: remade });
      return remade.release;
    },
    /** Of the registry on offer. */
    sequence: async () => (await client.readRegistry()).sequence,
    /** Publishes a release that was made by hand. */
    send: (remade: RemadeRelease) => client.send(publishRelease, { body: remade }),
    /** Leaves the version that is active. */
    async rollback(remote: string) {
      const { remotes } = await client.readRegistry();
      const [active] = remotes.find(({ name }) => name === remote)?.offers ?? [];
      return untilOffered(
        await client.send(rollbackRelease, { body: { remote, version: active?.version ?? '' } }),
      );
    },
  };
}
