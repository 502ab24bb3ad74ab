import type {
  HistoryQuery,
  Release,
  ReleaseChoice,
  ReleaseEvent,
  ReleaseHistory,
  ReleaseUpload,
  RollbackChoice,
} from '@moien/contract';
import type { Static } from 'typebox';
import type { Database } from '../../database/database.ts';
import { createLimiter } from '../../media/limiter.ts';
import { unavailable } from '../../problem-error.ts';
import { type ReleaseFiles, releaseKey } from '../../release-files/release-files.ts';
import type { FoldedLog } from './folded-log.ts';
import { createReleaseRepository, type ReleaseRepository } from './release.repository.ts';
import { findConflict } from './release-conflicts.ts';
import { holdRelease } from './release-locks.ts';
import type { ReleaseLog } from './release-log.ts';
import {
  collected,
  conflicts,
  differs,
  noneActive,
  notActive,
  notFound,
  storeUnavailable,
} from './release-problems.ts';
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

/** What is done is said by `actor`: the name of a token. */
export function createReleaseService({ database, files, log }: Dependencies) {
  const inTurn = createLimiter(PUBLICATIONS_AT_ONCE, PUBLICATIONS_WAITING, () =>
    unavailable(new Error('Too many releases are being published.')),
  );
  const repository = createReleaseRepository(database);
  return {
    /** The same bytes again answer with the event of their publication, and mend files that the store lost. @throws ProblemError */
    async publish(actor: string, upload: ReleaseUpload): Promise<ReleaseEvent> {
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
              return [{ actor, kind: 'publish' as const, remote, version, note: upload.note ?? '' }];
            }),
          );
        });
      });
    },

    /** Of a release that is active already, the event that made it so. @throws ProblemError */
    activate: (
      actor: string,
      { remote, version, note = '', dropsPrevious = false }: Static<typeof ReleaseChoice>,
    ) =>
      lastOf(
        log.change(database, async (folded, within) => {
          await requireStored(within, remote, version);
          const [active, previous = null] = folded.stacks.get(remote) ?? [];
          if (active === version) return { event: await findActivation(within, remote, version) };
          await refuseConflict(folded, within, remote, version);
          const activation = { actor, kind: 'activate' as const, remote, version, note };
          if (!dropsPrevious || active === undefined) return [activation];
          const drop = { actor, kind: 'rollback' as const, remote, version: previous, note };
          return previous === version ? [drop] : [drop, activation];
        }),
      ),

    /** @throws ProblemError when nothing is active, or when what is to be left is not active any more */
    rollback: (actor: string, { remote, version: left, note = '' }: Static<typeof RollbackChoice>) =>
      lastOf(
        log.change(database, async ({ stacks }) => {
          const [active, previous = null] = stacks.get(remote) ?? [];
          if (left !== undefined && active !== left) throw notActive(remote, left, active);
          if (active === undefined) throw noneActive(remote);
          return [{ actor, kind: 'rollback' as const, remote, version: previous, note }];
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

async function lastOf(logged: Promise<readonly ReleaseEvent[]>): Promise<ReleaseEvent> {
  const event = (await logged).at(-1);
  if (!event) throw new Error('What was decided on is an event.');
  return event;
}

async function findActivation(
  repository: ReleaseRepository,
  remote: string,
  version: string,
): Promise<ReleaseEvent> {
  const event = await repository.findLastEvent(remote, version, ['activate', 'rollback']);
  if (!event) throw new Error('What is active was activated.');
  return event;
}

/** @throws ProblemError when an active release of another remote has what this one would bring */
async function refuseConflict(
  { stacks, offers }: FoldedLog,
  repository: ReleaseRepository,
  remote: string,
  version: string,
): Promise<void> {
  const [offer] = await repository.findOffers([{ remote, version }]);
  if (!offer) throw new Error('What was published has an offer.');
  const others = [...stacks].flatMap(([name, [active]]) => {
    const other = name === remote ? undefined : offers.get(`${name}/${active}`);
    return other ? [other.remote] : [];
  });
  const conflict = findConflict(offer.remote, others);
  if (conflict) throw conflicts(remote, version, conflict);
}

/** @throws ProblemError */
async function requireStored(repository: ReleaseRepository, remote: string, version: string): Promise<void> {
  const stored = await findStored(repository, remote, version);
  if (!stored) throw notFound(remote, version);
  if (stored.kind === 'collect') throw collected(remote, version);
}

function findStored(repository: ReleaseRepository, remote: string, version: string) {
  return repository.findLastEvent(remote, version, ['publish', 'collect']);
}

/** Ends when nothing is being written any more, whether it went well or not. @throws ProblemError */
async function writeFiles(
  store: ReleaseFiles,
  { remote, version, files, absentPaths }: CheckedRelease,
): Promise<void> {
  const write = createLimiter(
    WRITES_AT_ONCE,
    Number.POSITIVE_INFINITY,
    () => new Error('Nobody is sent away.'),
  );
  const keyOf = (path: string) => releaseKey(remote, version, path);
  const outcomes = await Promise.allSettled([
    ...[...files].map(([path, bytes]) => write(() => store.write(keyOf(path), bytes))),
    // An attempt that did not come to its end may have left them.
    ...absentPaths.map((path) => write(() => store.remove(keyOf(path)))),
  ]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw storeUnavailable(failed.reason);
}
