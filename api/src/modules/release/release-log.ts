import type { ReleaseEvent } from '@moien/contract';
import type { Database } from '../../database/database.ts';
import { createLimiter } from '../../media/limiter.ts';
import { unavailable } from '../../problem-error.ts';
import { type FoldedLog, foldOne, type UndatedLog } from './folded-log.ts';
import type { LogKeeper } from './log-keeper.ts';
import type { Change } from './registry-state.ts';
import type { ReleaseRepository } from './release.repository.ts';
import { changeLog } from './release-locks.ts';

const WAITING_MAXIMUM = 1000;

type NewChange = Change & Pick<ReleaseEvent, 'actor' | 'note'>;

/** Events to log, in their order, or the one that was logged when the same was asked for before. */
type Decision = readonly NewChange[] | { event: ReleaseEvent };

export type ReleaseLog = ReturnType<typeof createReleaseLog>;

/** `announce` tells the other processes that the log has grown. */
export function createReleaseLog(keeper: LogKeeper, announce: () => void) {
  // Who waits for the log waits here, not with a connection in hand that others need.
  const inTurn = createLimiter(1, WAITING_MAXIMUM, () =>
    unavailable(new Error('Too many wait for the log.')),
  );
  return {
    /** Adds what is decided on by the log as it stands, all or nothing; nobody adds anything in between. Gives the events. */
    async change(
      database: Database,
      decide: (log: FoldedLog, repository: ReleaseRepository) => Promise<Decision>,
    ): Promise<readonly ReleaseEvent[]> {
      const { events, isNew } = await inTurn(() =>
        changeLog(database, async (repository) => {
          const log = await keeper.read(repository);
          const decision = await decide(log, repository);
          if ('event' in decision) return { events: [decision.event], isNew: false };
          const added = await addEvents(log, decision, repository);
          return { events: added, isNew: added.length > 0 };
        }),
      );
      if (isNew) announce();
      return events;
    },
  };
}

async function addEvents(
  log: FoldedLog,
  changes: readonly NewChange[],
  repository: ReleaseRepository,
): Promise<ReleaseEvent[]> {
  const events: ReleaseEvent[] = [];
  let end: UndatedLog = log;
  for (const change of changes) {
    end = await foldOne(end, change, repository);
    const { sequence, digest } = end;
    events.push(await repository.insertEvent({ ...change, sequence, registryDigest: digest }));
  }
  return events;
}
