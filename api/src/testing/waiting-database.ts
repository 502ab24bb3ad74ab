import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { CALL_WAITING_LIMITS, type WaitingLimits } from '../database/waiting-limits.ts';

/**
 * Tests of many at once ask who wins, not how fast the machine is: nobody gives up before all had their turn.
 */
const MANY_AT_ONCE: WaitingLimits = {
  connectingTicks: 600,
  waitingTicks: 600,
  statementMilliseconds: 60_000,
};

/** As on a site, except that calls wait up to a minute for a connection. */
export const QUEUEING: WaitingLimits = { ...CALL_WAITING_LIMITS, connectingTicks: 600, waitingTicks: 600 };

export function openWaitingDatabase(url: string): OpenDatabase {
  return openDatabase(url, () => undefined, {}, MANY_AT_ONCE);
}
