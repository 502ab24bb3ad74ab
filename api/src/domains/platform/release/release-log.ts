import type { ReleaseEvent } from '@moien/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { createBoundedLimit } from '../../../lib/bounded-limit.ts';
import { unavailable } from '../../../lib/problem-error.ts';
import { type FoldedLog, foldOne, type UndatedLog } from './folded-log.ts';
import type { IncrementalLog } from './incremental-log.ts';
import { mailChanged } from './mail-release-team.ts';
import type { Change } from './registry-state.ts';
import type { EventAccounts, ReleaseRepository } from './release.repository.ts';
import { changeLog } from './release-locks.ts';

const WAITING_MAXIMUM = 1000;

export type NewChange = Change & Pick<ReleaseEvent, 'actor' | 'note'> & EventAccounts;

/** Events to log, in their order, or the one that was logged when the same was asked for before. */
export type Decision = readonly NewChange[] | { event: ReleaseEvent };

/** The log as it stands, while nobody else can add to it. */
export type LogMoment = { log: FoldedLog; repository: ReleaseRepository; transaction: Transaction<Tables> };

export type ReleaseLog = ReturnType<typeof createReleaseLog>;

/** `announce` tells the other processes that the log has grown. */
export function createReleaseLog(incrementalLog: IncrementalLog, announce: () => void) {
  // Who waits for the log waits here, not with a connection in hand that others need.
  const inTurn = createBoundedLimit(1, WAITING_MAXIMUM, () =>
    unavailable(new Error('Too many wait for the log.')),
  );

  /** Nobody adds to the log while `work` is under way; what it does is done all or nothing. */
  const hold = <Value>(database: Database, work: (moment: LogMoment) => Promise<Value>): Promise<Value> =>
    inTurn(() =>
      changeLog(database, async (repository, transaction) =>
        work({ log: await incrementalLog.read(repository), repository, transaction }),
      ),
    );

  return {
    hold,

    /**
     * Adds what is decided on by the log as it stands, all or nothing; nobody adds anything in between. Gives
     * the events.
     */
    async change(
      database: Database,
      decide: (
        log: FoldedLog,
        repository: ReleaseRepository,
        transaction: Transaction<Tables>,
      ) => Promise<Decision>,
    ): Promise<readonly ReleaseEvent[]> {
      const { events, isNew } = await hold(database, async ({ log, repository, transaction }) => {
        const decision = await decide(log, repository, transaction);
        if ('event' in decision) return { events: [decision.event], isNew: false };
        const added = await addEvents(log, decision, repository);
        const last = added.at(-1);
        if (last && (last.kind === 'activate' || last.kind === 'rollback'))
          await mailChanged(transaction, last);
        return { events: added, isNew: added.length > 0 };
      });
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
