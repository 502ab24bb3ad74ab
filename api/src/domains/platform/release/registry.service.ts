import type { SignedRegistry } from '@moien/contract';
import { createBoundedLimit } from '../../../lib/bounded-limit.ts';
import { ProblemError, unavailable } from '../../../lib/problem-error.ts';
import { shareReading } from '../../../lib/share-reading.ts';
import type { IncrementalLog } from './incremental-log.ts';
import type { RegistrySigner } from './registry-signing.ts';
import type { ReleaseRepository } from './release.repository.ts';
import type { ReleaseNews } from './release-news.ts';

const WAIT_MILLISECONDS = 25_000;
const WAITING_MAXIMUM = 1000;
/** A past moment is computed from the whole log before it. */
const PAST_AT_ONCE = 2;
const PAST_WAITING = 50;

export type RegistryService = ReturnType<typeof createRegistryService>;

type Dependencies = {
  repository: Pick<ReleaseRepository, 'listChanges' | 'findOffers'>;
  incrementalLog: IncrementalLog;
  signer: RegistrySigner;
  news: Pick<ReleaseNews, 'next'>;
};

export function createRegistryService({ repository, incrementalLog, signer, news }: Dependencies) {
  const readLog = shareReading(() => incrementalLog.read(repository));
  const inTurn = createBoundedLimit(PAST_AT_ONCE, PAST_WAITING, () =>
    unavailable(new Error('Too many ask for past moments of the registry.')),
  );
  let waitingCount = 0;

  /**
   * An older one than the caller has, too: the database was restored, and the caller must say so instead of
   * waiting for ever.
   */
  const readOther = async (after: number): Promise<SignedRegistry | undefined> => {
    const log = await readLog();
    return log.sequence === after ? undefined : signer.sign(log.payload);
  };

  const findOther = async (after: number, signal: AbortSignal): Promise<SignedRegistry | undefined> => {
    for (;;) {
      // Asked for before the log is read: what is logged in between is not missed.
      const woken = news.next(signal);
      const other = await readOther(after);
      if (other) return other;
      await woken;
      if (signal.aborted) return undefined;
    }
  };

  return {
    async read(): Promise<SignedRegistry> {
      return signer.sign((await readLog()).payload);
    },

    /**
     * The registry after an event, the same bytes always: its signature ends with the instant of the event,
     * so that it can be verified and never adopted. @throws ProblemError when there was no such event
     */
    async readAt(sequence: number): Promise<SignedRegistry> {
      const log = await inTurn(() => incrementalLog.readAt(repository, sequence));
      if (log.sequence !== sequence)
        throw new ProblemError(404, 'registry-not-found', { values: { sequence: String(sequence) } });
      return signer.signAnew(log.payload, log.at);
    },

    /**
     * The registry once it is another one than `after`; undefined when it is not within 25 seconds, or when
     * `signal` ends it. When too many wait already, as it is now.
     */
    async waitFor(after: number, signal: AbortSignal): Promise<SignedRegistry | undefined> {
      if (waitingCount >= WAITING_MAXIMUM) return readOther(after);
      waitingCount += 1;
      const ending = new AbortController();
      const end = () => ending.abort();
      const timer = setTimeout(end, WAIT_MILLISECONDS);
      signal.addEventListener('abort', end);
      if (signal.aborted) end();
      try {
        return await findOther(after, ending.signal);
      } finally {
        waitingCount -= 1;
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        end();
      }
    },
  };
}
