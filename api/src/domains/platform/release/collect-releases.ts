import type { Database } from '../../../database/database.ts';
import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { type ReleaseFiles, releaseKey } from '../release-files/release-files.ts';
import { COLLECTOR } from './collector-name.ts';
import { findPastReleases, type PastRelease } from './past-releases.ts';
import { pathsOfRelease } from './paths-of-release.ts';
import { createReleaseRepository, type ReleaseRepository } from './release.repository.ts';
import { collectAlone, holdRelease } from './release-locks.ts';
import type { ReleaseLog } from './release-log.ts';

type Collection = {
  database: Database;
  files: ReleaseFiles;
  log: ReleaseLog;
  /** Days for which a page may still hold what is not offered any more. */
  keepDays: number;
  now: Date;
};

/**
 * Logs that releases are collected which nobody can hold any more, then removes their files. What could not
 * be removed is tried again the next time. False when another process is at it.
 */
export function collectReleases(collection: Collection): Promise<boolean> {
  return collectAlone(collection.database, async (connection) => {
    const repository = createReleaseRepository(connection);
    await logCollections(collection);
    for (const { remote, version } of await repository.listCollected())
      await removeFiles(collection, remote, version);
  });
}

async function findDue(
  { keepDays, now }: Pick<Collection, 'keepDays' | 'now'>,
  repository: ReleaseRepository,
): Promise<PastRelease[]> {
  const changes = await repository.listChanges(1);
  const activated = changes.flatMap(({ kind, remote, version }) =>
    kind === 'activate' && version !== null ? [{ remote, version }] : [],
  );
  const loaded = await repository.findOffers(activated);
  const offers = new Map(loaded.map((offer) => [`${offer.remote.name}/${offer.version}`, offer]));
  const past = findPastReleases(changes, (remote, version) => {
    const offer = offers.get(`${remote}/${version}`);
    if (!offer) throw new Error(`The log names ${remote} ${version}, which was not published.`);
    return offer;
  });
  const limit = now.getTime() - keepDays * DAY_MILLISECONDS;
  return past.filter(({ since }) => Date.parse(since) < limit);
}

/** Of what is due while nobody else can add to the log, which is read once. */
async function logCollections(collection: Collection): Promise<void> {
  await collection.log.change(collection.database, async (_log, repository) =>
    (await findDue(collection, repository)).map(({ remote, version, since }) => ({
      actor: COLLECTOR,
      kind: 'collect' as const,
      remote,
      version,
      note: `not offered since ${since}`,
    })),
  );
}

async function removeFiles({ database, files }: Collection, remote: string, version: string): Promise<void> {
  await holdRelease(database, remote, version, async (connection) => {
    const repository = createReleaseRepository(connection);
    const last = await repository.findLastEvent(remote, version, ['publish', 'collect']);
    const release = await repository.findRelease(remote, version);
    // Published again in the meantime.
    if (!release || last?.kind !== 'collect') return;
    const { required, encoded } = pathsOfRelease(release.manifest);
    for (const path of [...required, ...encoded]) await files.remove(releaseKey(remote, version, path));
    await repository.markWithoutFiles(remote, version);
  });
}
