import { EMPTY_LOG, type FoldedLog, foldFurther, isAsLogged } from './folded-log.ts';
import type { ReleaseRepository } from './release.repository.ts';

export type IncrementalLog = ReturnType<typeof createIncrementalLog>;

type LogReader = Pick<ReleaseRepository, 'listChanges' | 'findOffers'>;

/**
 * Remembers how far this process has computed the log, so that only what is new is read. `onOther` hears once
 * of an event whose registry was another one when it was logged: other code computed it, or somebody has
 * changed the database.
 */
export function createIncrementalLog(onOther: (sequence: number) => void) {
  let kept = EMPTY_LOG;
  let isTold = false;

  const compare = (log: FoldedLog): FoldedLog => {
    if (!isTold && log !== kept && !isAsLogged(log)) {
      isTold = true;
      onOther(log.sequence);
    }
    return log;
  };

  return {
    /** The log as the reader sees it now. */
    async read(reader: LogReader): Promise<FoldedLog> {
      const log = compare(await foldFurther(kept, reader));
      kept = log;
      return log;
    },
    /** The log as it was after an event; one that has not happened gives the log as it is. */
    async readAt(reader: LogReader, sequence: number): Promise<FoldedLog> {
      if (sequence === kept.sequence) return kept;
      return compare(await foldFurther(EMPTY_LOG, reader, sequence));
    },
  };
}
