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
import { ProblemError, unavailable } from '../../problem-error.ts';
import { type ReleaseFiles, releaseKey } from '../../release-files/release-files.ts';
import { createReleaseRepository, type ReleaseRepository } from './release.repository.ts';
import { holdRelease } from './release-locks.ts';
import type { ReleaseLog } from './release-log.ts';
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
          return log.change(connection, async (_log, within) => {
            await within.saveRelease(release);
            return { actor, kind: 'publish', remote, version, note: upload.note ?? '' };
          });
        });
      });
    },

    /** Of a release that is active already, the event that made it so. @throws ProblemError */
    activate: (actor: string, { remote, version, note = '' }: Static<typeof ReleaseChoice>) =>
      log.change(database, async ({ stacks }, within) => {
        const stored = await findStored(within, remote, version);
        if (!stored) throw notFound(remote, version);
        if (stored.kind === 'collect') throw collected(remote, version);
        if (stacks.get(remote)?.[0] !== version) return { actor, kind: 'activate', remote, version, note };
        const event = await within.findLastEvent(remote, version, ['activate', 'rollback']);
        if (!event) throw new Error('What is active was activated.');
        return { event };
      }),

    /** @throws ProblemError when nothing was active before, or when what is to be left is not active any more */
    rollback: (actor: string, { remote, version: left, note = '' }: Static<typeof RollbackChoice>) =>
      log.change(database, async ({ stacks }) => {
        const [active, previous] = stacks.get(remote) ?? [];
        if (left !== undefined && active !== left) throw notActive(remote, left, active);
        if (previous === undefined) throw noPrevious(remote);
        return { actor, kind: 'rollback', remote, version: previous, note };
      }),

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

function storeUnavailable(cause: unknown): ProblemError {
  const message = 'The release store does not take the files. Nothing was published; please try again.';
  return new ProblemError(503, 'release-store-unavailable', message, undefined, { cause });
}

function notFound(remote: string, version: string): ProblemError {
  return new ProblemError(404, 'release-not-found', `${remote} ${version} was not published here.`);
}

function differs(remote: string, version: string): ProblemError {
  const message = `${remote} ${version} was published with other bytes. A release never changes: give it a new version.`;
  return new ProblemError(409, 'release-differs', message);
}

function collected(remote: string, version: string): ProblemError {
  const message = `The files of ${remote} ${version} were collected. Publish it again to activate it.`;
  return new ProblemError(409, 'release-collected', message);
}

function noPrevious(remote: string): ProblemError {
  return new ProblemError(409, 'release-no-previous', `No release of ${remote} was active before.`);
}

function notActive(remote: string, left: string, active: string | undefined): ProblemError {
  const message = `${remote} ${left} is not active any more; ${active ?? 'none'} is.`;
  return new ProblemError(409, 'release-not-active', message);
}
