import { EMPTY_LOG, type FoldedLog, foldFurther } from './folded-log.ts';
import type { ReleaseRepository } from './release.repository.ts';

export type LogKeeper = ReturnType<typeof createLogKeeper>;

/** Remembers how far this process has computed the log, so that only what is new is read. */
export function createLogKeeper() {
  let kept = EMPTY_LOG;
  return {
    /** The log as the reader sees it now. */
    async read(reader: Pick<ReleaseRepository, 'listChanges' | 'findOffers'>): Promise<FoldedLog> {
      const log = await foldFurther(kept, reader);
      kept = log;
      return log;
    },
    /** The log as it was after an event; one that has not happened gives the log as it is. */
    async readAt(
      reader: Pick<ReleaseRepository, 'listChanges' | 'findOffers'>,
      sequence: number,
    ): Promise<FoldedLog> {
      if (sequence === kept.sequence) return kept;
      return foldFurther(EMPTY_LOG, reader, sequence);
    },
  };
}
