import type {
  HistoryQuery,
  Release,
  ReleaseChoice,
  ReleaseEvent,
  ReleaseHistory,
  ReleaseUpload,
  RollbackChoice,
} from '@moien/contract';
import pLimit from 'p-limit';
import type { Static } from 'typebox';
import type { Database } from '../../../database/database.ts';
import { createBoundedLimit } from '../../../lib/bounded-limit.ts';
import { unavailable } from '../../../lib/problem-error.ts';
import { type ReleaseFiles, releaseKey } from '../release-files/release-files.ts';
import { decideActivation } from './decide-activation.ts';
import type { ReleaseActor } from './release.policy.ts';
import { createReleaseRepository, type ReleaseRepository } from './release.repository.ts';
import { holdRelease } from './release-locks.ts';
import type { ReleaseLog } from './release-log.ts';
import { differs, noneActive, notActive, notFound, storeUnavailable } from './release-problems.ts';
import { type CheckedRelease, checkUpload } from './release-upload.ts';

const HISTORY_LIMIT = 50;
/** A publication holds a connection while its files are written, and its body. */
const PUBLICATIONS_AT_ONCE = 4;
const PUBLICATIONS_WAITING = 100;
const WRITES_AT_ONCE = 8;

export type ReleaseService = ReturnType<typeof createReleaseService>;

type Dependencies = {
  database: Database;
  files: ReleaseFiles;
  log: ReleaseLog;
};

/** What is done is logged with the name of the actor's token and the account that has made it. */
export function createReleaseService({ database, files, log }: Dependencies) {
  const inTurn = createBoundedLimit(PUBLICATIONS_AT_ONCE, PUBLICATIONS_WAITING, () =>
    unavailable(new Error('Too many releases are being published.')),
  );
  const repository = createReleaseRepository(database);
  return {
    /**
     * The same bytes again answer with the event of their publication, and mend files that the store lost.
     * @throws ProblemError
     */
    async publish(actor: ReleaseActor, upload: ReleaseUpload): Promise<ReleaseEvent> {
      return inTurn(async () => {
        const release = await checkUpload(upload);
        const { remote, version, digest } = release;
        return holdRelease(database, remote, version, async (connection) => {
          const known = await createReleaseRepository(connection).findRelease(remote, version);
          if (known && known.digest !== digest) throw differs(remote, version);
          await writeFiles(files, release);
          const stored = await findStored(createReleaseRepository(connection), remote, version);
          if (stored?.kind === 'publish') return stored;
          return lastOf(
            log.change(connection, async (_log, within) => {
              await within.saveRelease(release);
              return [
                { ...actorOf(actor), kind: 'publish' as const, remote, version, note: upload.note ?? '' },
              ];
            }),
          );
        });
      });
    },

    /** Of a release that is active already, the event that made it so. @throws ProblemError */
    activate: (actor: ReleaseActor, choice: Static<typeof ReleaseChoice>) =>
      lastOf(
        log.change(database, (folded, within) => decideActivation(folded, within, choice, actorOf(actor))),
      ),

    /** @throws ProblemError when nothing is active, or when what is to be left is not active any more */
    rollback: (actor: ReleaseActor, { remote, version: left, note = '' }: Static<typeof RollbackChoice>) =>
      lastOf(
        log.change(database, async ({ stacks }) => {
          const [active, previous = null] = stacks.get(remote) ?? [];
          if (active === undefined) throw noneActive(remote);
          if (active !== left) throw notActive(remote, left, active);
          return [{ ...actorOf(actor), kind: 'rollback' as const, remote, version: previous, note }];
        }),
      ),

    /** Newest first. */
    async readHistory({
      remote,
      before,
      limit = HISTORY_LIMIT,
    }: Static<typeof HistoryQuery>): Promise<ReleaseHistory> {
      return { eventArray: await repository.listEvents({ remote, before, limit }) };
    },

    /** @throws ProblemError */
    async readRelease(remote: string, version: string): Promise<Release> {
      const release = await repository.findRelease(remote, version);
      if (!release) throw notFound(remote, version);
      return release.manifest;
    },
  };
}

/** As the log has it. */
export function actorOf({ name, userId }: ReleaseActor) {
  return { actor: name, actorId: userId };
}

export async function lastOf(logged: Promise<readonly ReleaseEvent[]>): Promise<ReleaseEvent> {
  const event = (await logged).at(-1);
  if (!event) throw new Error('What was decided on is an event.');
  return event;
}

function findStored(repository: ReleaseRepository, remote: string, version: string) {
  return repository.findLastEvent(remote, version, ['publish', 'collect']);
}

/** Ends when nothing is being written any more, whether it went well or not. @throws ProblemError */
async function writeFiles(
  store: ReleaseFiles,
  { remote, version, files, absentPaths }: CheckedRelease,
): Promise<void> {
  const limit = pLimit(WRITES_AT_ONCE);
  const keyOf = (path: string) => releaseKey(remote, version, path);
  const outcomes = await Promise.allSettled([
    ...[...files].map(([path, bytes]) => limit(() => store.write(keyOf(path), bytes))),
    // An attempt that did not come to its end may have left them.
    ...absentPaths.map((path) => limit(() => store.remove(keyOf(path)))),
  ]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw storeUnavailable(failed.reason);
}
