import type { ReleaseEvent } from '@moien/contract';
import type { Database } from '../../database/database.ts';
import { createLimiter } from '../../media/limiter.ts';
import { unavailable } from '../../problem-error.ts';
import { type FoldedLog, foldOne } from './folded-log.ts';
import type { LogKeeper } from './log-keeper.ts';
import type { Change } from './registry-state.ts';
import type { ReleaseRepository } from './release.repository.ts';
import { changeLog } from './release-locks.ts';

const WAITING_MAXIMUM = 1000;

/** An event to log, one that was logged when the same was asked for before, or nothing. */
type Decision = (Change & Pick<ReleaseEvent, 'actor' | 'note'>) | { event: ReleaseEvent } | undefined;

export type ReleaseLog = ReturnType<typeof createReleaseLog>;

/** `announce` tells the other processes that the log has grown. */
export function createReleaseLog(keeper: LogKeeper, announce: () => void) {
  // Who waits for the log waits here, not with a connection in hand that others need.
  const inTurn = createLimiter(1, WAITING_MAXIMUM, () =>
    unavailable(new Error('Too many wait for the log.')),
  );
  return {
    /** Adds what is decided on by the log as it stands; nobody adds anything in between. Gives the event. */
    async change<Decided extends Decision>(
      database: Database,
      decide: (log: FoldedLog, repository: ReleaseRepository) => Promise<Decided>,
    ): Promise<ReleaseEvent | (Decided extends undefined ? undefined : never)> {
      const { event, isNew } = await inTurn(() =>
        changeLog(database, async (repository) => {
          const log = await keeper.read(repository);
          const decision: Decision = await decide(log, repository);
          if (decision === undefined || 'event' in decision) return { event: decision?.event, isNew: false };
          const { sequence, digest } = await foldOne(log, decision, repository);
          const event = await repository.insertEvent({ ...decision, sequence, registryDigest: digest });
          return { event, isNew: true };
        }),
      );
      if (isNew) announce();
      return event as ReleaseEvent;
    },
  };
}
